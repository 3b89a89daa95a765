import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styles from './Kit.stories.module.css';
import { UndoBar } from './UndoBar';

const meta: Meta<typeof UndoBar> = {
  title: 'kit/UndoBar',
  component: UndoBar,
  args: {
    children: 'Chat with Tomasz deleted',
    onUndo: fn(),
    onHold: fn(),
    onRelease: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <main className={styles.board}>
        <Story />
      </main>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof UndoBar>;

export const Open: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chat with Tomasz deleted');
    if (globals['locale'] !== 'en') return;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(args.onHold).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(args.onRelease).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onRelease).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== 'en') return;
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failed: true, children: 'The chat could not be brought back.' },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    if (globals['locale'] !== 'en') return;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

export const TooLate: Story = {
  args: { failed: true, onUndo: null, children: 'It is too late to bring this chat back.' },
};

export const LongText: Story = {
  args: {
    children:
      'Der Chat mit Maximiliane-Theodora von Hohenstaufen-Zimmermann wurde von dieser Liste gelöscht',
  },
};
