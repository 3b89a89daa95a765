import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { listAt, someChats, workAt } from '../../../tests/support/fixtures/chatLists';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { ChatsPane } from './ChatsPane';
import styles from './ChatsPane.stories.module.css';

const meta: Meta<typeof ChatsPane> = {
  title: 'chatList/ChatsPane',
  component: ChatsPane,
  parameters: { path: '/tomasz' },
  args: { openSlug: 'tomasz', reminder: null },
  decorators: [
    (Story) => (
      <div className={styles.panes}>
        <Story />
      </div>
    ),
    shellDecorator({ tab: 'chats', layout: 'chat' }),
  ],
};
export default meta;
type Story = StoryObj<typeof ChatsPane>;

export const Shown: Story = { args: { actor: listAt({ shown: 'idle' }) } };

export const Coming: Story = { args: { actor: undefined } };

export const Loading: Story = { args: { actor: listAt('loading', { chats: [] }) } };

export const Failed: Story = { args: { actor: listAt('failed', { chats: [] }) } };

export const Empty: Story = { args: { actor: listAt({ shown: 'idle' }, { chats: [] }) } };

export const More: Story = { args: { actor: listAt({ shown: 'idle' }, { next: 'cursor' }) } };

export const Pinned: Story = {
  args: { actor: workAt({}, { marks: [{ chatId: 'chat-hiroko', mark: 'pin', isOn: true }] }) },
};

export const Found: Story = {
  args: { actor: workAt({ find: 'found' }, { text: 'rye', found: someChats.slice(1, 2) }) },
};

/** Tab stops at the open chat alone; arrows lead to the others. */
export const ByKeyboard: Story = {
  args: { actor: listAt({ shown: 'idle' }) },
  play: async ({ canvas }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Tomasz/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Hiroko/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Hiroko/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
