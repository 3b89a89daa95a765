import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { article, articleCards } from '../../../tests/support/fixtures/articles';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { guest } from '../../../tests/support/fixtures/visitors';
import { Blog } from './BlogPage';

const meta = {
  title: 'blog/BlogPage',
  component: Blog,
  decorators: [shellDecorator({ visitor: guest, tab: null })],
} satisfies Meta<typeof Blog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: { state: 'loading' } } };

export const List: Story = {
  args: {
    view: { state: 'shown', reading: { kind: 'list', locale: 'en', articles: articleCards } },
  },
};

export const Reading: Story = {
  args: { view: { state: 'shown', reading: { kind: 'article', locale: 'en', article } } },
};

const onRetry = fn();

export const Failed: Story = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /try again/i }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
