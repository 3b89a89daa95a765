import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { ErrorPage } from './ErrorPage';

const meta = {
  title: 'error/ErrorPage',
  component: ErrorPage,
  decorators: [shellDecorator({ tab: null })],
  args: { error: { kind: 'notFound', path: '/nobody-by-that-name' }, onReload: fn() },
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page Not Found$/);
    await expect(canvas.getByText('Page Not Found: /nobody-by-that-name')).toBeVisible();
  },
};

export const Internal: Story = {
  args: { error: { kind: 'internal' } },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Internal Server Error$/,
    );
  },
};
