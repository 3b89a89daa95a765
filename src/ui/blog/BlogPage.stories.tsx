import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { article, articleCards } from '../../../tests/support/fixtures/articles';
import { nobody } from '../../../tests/support/fixtures/chats';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { guest } from '../../../tests/support/fixtures/visitors';
import { blogMachine } from '../../machines/blog/blogMachine';
import type { BlogReading, BlogReply } from '../../machines/blog/blogMachine';
import { BlogPage } from './BlogPage';

const meta = {
  title: 'blog/BlogPage',
  component: BlogPage,
  decorators: [shellDecorator({ visitor: guest, tab: null })],
} satisfies Meta<typeof BlogPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Called for each attempt to load the text, all of which fail. */
const ask = fn();

const machine = blogMachine.provide({
  actors: {
    loadReading: fromPromise<BlogReply, { id: string | null }>(() => {
      ask();
      return Promise.reject(new Error('There is no network.'));
    }),
  },
});

/** A blog page that stays in the given state. */
function blogAt(value: StateValueFrom<typeof blogMachine>, reading: BlogReading | null = null) {
  const input = { owner: nobody, id: null, reading };
  const snapshot = machine.resolveState({ value, context: input });
  return createActor(machine, { input, snapshot }).start();
}

export const Loading: Story = { args: { actor: blogAt('loading') } };

export const List: Story = {
  args: { actor: blogAt('shown', { kind: 'list', locale: 'en', articles: articleCards }) },
};

export const Reading: Story = {
  args: { actor: blogAt('shown', { kind: 'article', locale: 'en', article }) },
};

/** The reader can try again, and it may fail again. */
export const Failed: Story = {
  args: { actor: blogAt('failed') },
  play: async ({ canvas }) => {
    ask.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /try again/i }));
    await expect(ask).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
