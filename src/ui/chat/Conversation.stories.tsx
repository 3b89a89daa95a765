import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import {
  chatSummary,
  conversationAt,
  fromUser,
  message,
  outboxMessageAt,
  someMessages,
} from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/Conversation',
  component: Conversation,
  parameters: { path: '/ines' },
  args: { character: characterProfile('ines'), locale: localeShown() },
  decorators: [
    (Story) => (
      <main className={styles.frame}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Conversation>;

export const Talking: Story = { args: { actor: conversationAt() } };

export const Greeting: Story = {
  args: { actor: conversationAt({}, { messages: someMessages.slice(0, 1) }) },
};

export const Scripted: Story = {
  args: { actor: conversationAt({}, { chat: chatSummary({ replies: 'scripted' }) }) },
};

export const LoadingHistory: Story = {
  args: { actor: conversationAt({ history: 'loading' }, { messages: [] }) },
};

export const HistoryFailed: Story = {
  args: { actor: conversationAt({ history: 'failed' }, { messages: [] }) },
};

/** Without a network: what was written meanwhile waits. */
export const Kept: Story = {
  args: {
    actor: conversationAt(
      { history: { shown: 'kept' } },
      { outboxMessages: [outboxMessageAt('See you tonight!', 'waiting')] },
    ),
  },
};

export const Composing: Story = {
  args: {
    actor: conversationAt(
      { reply: { writing: 'composing' } },
      {
        messages: [...someMessages, fromUser(8, 'And you, do you play?')],
        reply: { messageId: 'message-9', seq: 9, text: '' },
      },
    ),
  },
};

export const Streaming: Story = {
  args: {
    actor: conversationAt(
      { reply: { writing: 'streaming' } },
      {
        messages: [...someMessages, fromUser(8, 'And you, do you play?')],
        reply: {
          messageId: 'message-9',
          seq: 9,
          text: '*laughs* Only the spoons, and only when the kitchen is',
        },
        draft: 'I would pay to hear',
      },
    ),
  },
};

const halfSaid = {
  messages: [...someMessages, fromUser(8, 'And you, do you play?')],
  reply: { messageId: 'message-9', seq: 9, text: 'Only the spoons, and only when the' },
  stoppingId: 'message-9',
};

/** A message sent meanwhile waits until the reply has ended. */
export const Stopping: Story = {
  args: {
    actor: conversationAt(
      { reply: 'stopping', composer: { ready: 'holding' } },
      { ...halfSaid, outboxMessages: [outboxMessageAt('Wait, which spoons?', 'held')] },
    ),
  },
};

export const StopHeard: Story = { args: { actor: conversationAt({ reply: 'stopped' }, halfSaid) } };

export const Stopped: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        messages: [
          ...someMessages,
          fromUser(8, 'And you, do you play?'),
          message(9, { text: 'Only the spoons, and', state: 'stopped' }),
        ],
      },
    ),
  },
};

export const ReplyFailed: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        messages: [
          ...someMessages,
          fromUser(8, 'And you, do you play?'),
          message(9, { text: '', state: 'failed' }),
        ],
      },
    ),
  },
};

/** Moderation refused the text after it was sent, and its reply was removed. */
export const TextRefused: Story = {
  args: {
    actor: conversationAt(
      {},
      { messages: [...someMessages, { ...fromUser(8, 'She is in 9th grade'), state: 'refused' }] },
    ),
  },
};

export const ReplyAskedForAgain: Story = {
  args: {
    actor: conversationAt(
      { reply: 'retrying' },
      {
        messages: [
          ...someMessages,
          fromUser(8, 'And you, do you play?'),
          message(9, { text: '', state: 'failed' }),
        ],
        retryClientId: 'client-8',
      },
    ),
  },
};

export const Sending: Story = {
  args: {
    actor: conversationAt({}, { outboxMessages: [outboxMessageAt('Is the fado on tonight?')] }),
  },
};

export const NotSent: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        outboxMessages: [
          outboxMessageAt('Is the fado on tonight?', 'network'),
          outboxMessageAt('Save me the corner table', 'dailyLimit'),
          outboxMessageAt('…', 'inappropriate'),
          outboxMessageAt('…', 'crisis'),
          outboxMessageAt('Is it loud there tonight?', 'conflict'),
          outboxMessageAt('I left my umbrella at the bar', 'gone'),
        ],
      },
    ),
  },
};

export const Waiting: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        outboxMessages: [
          outboxMessageAt('I am in the tunnel now', 'waiting'),
          outboxMessageAt('This goes out on the other side', 'waiting'),
        ],
      },
    ),
  },
};

export const Asking: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        outboxMessages: [
          outboxMessageAt('Is the fado on tonight?', 'old'),
          outboxMessageAt('Save me the corner table', 'moved'),
        ],
      },
    ),
  },
};

export const SentBeforeReady: Story = {
  args: {
    actor: conversationAt(
      { composer: { unready: 'wanted' } },
      { draft: 'Is the fado on tonight?', stamp: { clientId: 'client-1', writtenAt: 0 } },
    ),
  },
};

export const Picture: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        messages: [
          ...someMessages,
          message(8, {
            kind: 'image',
            text: 'This is the corner table, before you.',
            imageUrl: characterProfile('ines').portrait.sources[1]?.webp ?? null,
          }),
        ],
      },
    ),
  },
};

export const Called: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        messages: [
          ...someMessages,
          message(8, { author: 'user', kind: 'call', text: '', seconds: 247 }),
        ],
      },
    ),
  },
};

export const TooLong: Story = {
  args: { actor: conversationAt({}, { draft: 'Tell me everything. '.repeat(52) }) },
};

export const RestartAsked: Story = { args: { actor: conversationAt({ restart: 'confirming' }) } };

export const Restarting: Story = { args: { actor: conversationAt({ restart: 'restarting' }) } };

export const OlderLoading: Story = {
  args: {
    actor: conversationAt(
      { history: { shown: 'loadingOlder' } },
      { messages: someMessages.slice(-3), older: 'cursor' },
    ),
  },
};

export const OlderFailed: Story = {
  args: {
    actor: conversationAt(
      { history: { shown: 'olderFailed' } },
      { messages: someMessages.slice(-3), older: 'cursor' },
    ),
  },
};

export const Menu: Story = {
  args: { actor: conversationAt() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('menuitem', { name: 'Start over' })).toBeVisible();
  },
};
