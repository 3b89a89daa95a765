import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor, fromPromise, getInitialSnapshot } from 'xstate';
import { expect, userEvent, waitFor } from 'storybook/test';
import { character } from '../../../tests/support/fixtures/characters';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { chatSummary, fromUser, message, nobody } from '../../../tests/support/fixtures/chats';
import { chatListMachine, type ChatListContext } from '../../machines/chatList/chatListMachine';
import { chatDeskMachine } from '../../machines/chatDesk/chatDeskMachine';
import type { ChatDeskContext } from '../../machines/chatDesk/chatDeskTypes';
import { chatDeletionMachine } from '../../machines/chatDesk/chatDeletionMachine';
import type { DeleteReply } from '../../machines/chatDesk/chatDeletionMachine';
import type { ChatSummary } from '../../machines/conversation/message';
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

type DeskState = {
  find?: 'off' | 'typing' | 'finding' | 'found' | 'failed';
  restart?: 'idle' | 'confirming' | 'restarting';
};

/** Nothing is answered: what is deleted stays on its way. */
const unanswered = chatDeskMachine.provide({
  actors: {
    deletion: chatDeletionMachine.provide({
      actors: {
        deleteChat: fromPromise<DeleteReply, { chatId: string }>(
          () => new Promise(() => undefined),
        ),
      },
    }),
  },
});

/** A desk that rests in the given states: nothing is asked for. */
function deskAt(states: DeskState = {}, changes: Partial<ChatDeskContext> = {}) {
  const input = { owner: nobody, list: nobody };
  const snapshot = chatDeskMachine.resolveState({
    value: { find: 'off', restart: 'idle', ...states },
    context: { ...getInitialSnapshot(chatDeskMachine, input).context, ...changes },
  });
  return createActor(unanswered, { input, snapshot }).start();
}

function deletionOf(chat: ChatSummary, course: 'deleting' | 'restoring' | 'open') {
  const input = { owner: nobody, chat };
  const snapshot = chatDeletionMachine.resolveState({
    value: {
      attention: 'near',
      course:
        course === 'open'
          ? { open: 'counting' }
          : course === 'deleting'
            ? { deleting: 'meant' }
            : course,
    },
    context: { ...input, remainingMs: 10_000 },
  });
  return createActor(chatDeletionMachine, { id: chat.id, input, snapshot }).start();
}

type State =
  'loading' | 'failed' | { shown: 'idle' | 'refreshing' | 'behind' | 'loadingMore' | 'moreFailed' };

function listAt(value: State, changes: Partial<ChatListContext> = {}) {
  const input = { owner: nobody };
  const desk = typeof value === 'string' ? null : deskAt();
  const context = { ...input, chats, next: null, news: [], desk, ...changes };
  const snapshot = chatListMachine.resolveState({ value, context });
  return createActor(chatListMachine, { input, snapshot }).start();
}

const workAt = (states: DeskState, changes: Partial<ChatDeskContext> = {}) =>
  listAt({ shown: 'idle' }, { desk: deskAt(states, changes) });

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

export const Pinned: Story = { args: { actor: workAt({}, { pins: { 'chat-hiroko': true } }) } };

export const Restarting: Story = {
  args: { actor: workAt({ restart: 'restarting' }, { restarting: character('tomasz') }) },
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

export const MenuOpen: Story = {
  args: { actor: workAt({}, { pins: { 'chat-hiroko': true } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Hiroko' }));
    await expect(canvas.getByRole('menuitem', { name: 'Unpin' })).toHaveFocus();
  },
};

export const Finding: Story = {
  args: { actor: workAt({ find: 'finding' }, { text: 'ines' }) },
};

export const FindingNobodyKnownYet: Story = {
  args: { actor: workAt({ find: 'finding' }, { text: 'lantern' }) },
};

export const Found: Story = {
  args: { actor: workAt({ find: 'found' }, { text: 'rye', found: chats.slice(1, 2) }) },
};

export const NothingFound: Story = {
  args: { actor: workAt({ find: 'found' }, { text: 'Zacharias', found: [] }) },
};

export const FindFailed: Story = {
  args: { actor: workAt({ find: 'failed' }, { text: 'Zacharias' }) },
};

export const Deleted: Story = {
  args: {
    actor: workAt({}, { deletions: chats.slice(1, 2).map((chat) => deletionOf(chat, 'open')) }),
  },
};

export const SeveralDeleted: Story = {
  args: {
    actor: workAt(
      {},
      {
        deletions: chats
          .slice(1, 4)
          .map((chat, index) => deletionOf(chat, index === 1 ? 'restoring' : 'open')),
      },
    ),
  },
};

/** Nothing is left, and all of it can be had back. */
export const AllDeleted: Story = {
  args: { actor: workAt({}, { deletions: chats.map((chat) => deletionOf(chat, 'open')) }) },
};

/** The next row takes the place of the one that is gone, and with it the focus. */
export const DeletedByKeyboard: Story = {
  args: { actor: listAt({ shown: 'idle' }) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Options for Tomasz' }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(canvas.getByText('Chat with Tomasz deleted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Options for Hiroko' })).toHaveFocus();
  },
};
