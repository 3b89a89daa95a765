import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { expect, userEvent, waitFor } from 'storybook/test';
import { character } from '../../../tests/support/fixtures/characters';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { chatSummary, fromUser, message, nobody } from '../../../tests/support/fixtures/chats';
import { chatListMachine, type ChatListContext } from '../../machines/chatList/chatListMachine';
import { ChatListPage } from './ChatListPage';

const meta: Meta<typeof ChatListPage> = {
  title: 'chatList/ChatListPage',
  component: ChatListPage,
  parameters: { path: '/chat' },
  decorators: [shellDecorator({ tab: 'chats', layout: 'page' })],
};
export default meta;
type Story = StoryObj<typeof ChatListPage>;

const chats = [
  chatSummary({
    unread: 2,
    lastMessage: message(9, {
      text: '*slides a bowl across the table* Then soup first, questions later. And after the soup, the whole story, with every corner of it.',
    }),
  }),
  chatSummary({
    id: 'chat-tomasz',
    bot: character('tomasz'),
    lastMessage: fromUser(4, 'Is the rye out of the oven?', {
      createdAt: '2026-11-17T05:12:00.000Z',
    }),
  }),
  chatSummary({
    id: 'chat-hiroko',
    bot: character('hiroko'),
    lastMessage: message(3, {
      text: '',
      imageUrl: '/picture',
      createdAt: '2026-10-02T19:00:00.000Z',
    }),
  }),
  chatSummary({ id: 'chat-wren', bot: character('wren'), updatedAt: '2026-09-20T12:00:00.000Z' }),
];

type State =
  | 'loading'
  | 'failed'
  | { shown: 'idle' | 'refreshing' | 'behind' | 'loadingMore' | 'moreFailed' | 'restarting' };

function listAt(value: State, changes: Partial<ChatListContext> = {}) {
  const input = { owner: nobody };
  const context = {
    ...input,
    chats,
    next: null,
    restarting: null,
    news: [],
    isStale: false,
    ...changes,
  };
  const snapshot = chatListMachine.resolveState({ value, context });
  return createActor(chatListMachine, { input, snapshot }).start();
}

export const Shown: Story = { args: { actor: listAt({ shown: 'idle' }) } };

export const Loading: Story = { args: { actor: listAt('loading', { chats: [] }) } };

export const Empty: Story = { args: { actor: listAt({ shown: 'idle' }, { chats: [] }) } };

export const Failed: Story = { args: { actor: listAt('failed', { chats: [] }) } };

export const Refreshing: Story = {
  args: { actor: listAt({ shown: 'refreshing' }, { next: 'cursor' }) },
};

export const Behind: Story = { args: { actor: listAt({ shown: 'behind' }) } };

export const More: Story = { args: { actor: listAt({ shown: 'idle' }, { next: 'cursor' }) } };

export const LoadingMore: Story = {
  args: { actor: listAt({ shown: 'loadingMore' }, { next: 'cursor' }) },
};

export const MoreFailed: Story = {
  args: { actor: listAt({ shown: 'moreFailed' }, { next: 'cursor' }) },
};

export const Restarting: Story = {
  args: { actor: listAt({ shown: 'restarting' }, { restarting: 'bot-tomasz' }) },
};

export const RestartAsked: Story = {
  args: { actor: listAt({ shown: 'idle' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Tomasz' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Start over' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Start over with Tomasz?' })).toBeVisible(),
    );
  },
};
