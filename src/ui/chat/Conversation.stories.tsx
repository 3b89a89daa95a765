import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import {
  chatSummary,
  conversationAt,
  fromUser,
  message,
  outgoingAt,
  someMessages,
} from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/Conversation',
  component: Conversation,
  parameters: { path: '/ines' },
  args: { bot: characterProfile('ines'), locale: localeShown() },
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

export const Sending: Story = {
  args: { actor: conversationAt({}, { outgoing: [outgoingAt('Is the fado on tonight?')] }) },
};

export const NotSent: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        outgoing: [
          outgoingAt('Is the fado on tonight?', 'network'),
          outgoingAt('Save me the corner table', 'dailyLimit'),
          outgoingAt('…', 'inappropriate'),
          outgoingAt('Is it loud there tonight?', 'conflict'),
          outgoingAt('I left my umbrella at the bar', 'gone'),
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
        outgoing: [
          outgoingAt('I am in the tunnel now', 'waiting'),
          outgoingAt('This goes out on the other side', 'waiting'),
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
        outgoing: [
          outgoingAt('Is the fado on tonight?', 'old'),
          outgoingAt('Save me the corner table', 'moved'),
        ],
      },
    ),
  },
};

export const SentBeforeReady: Story = {
  args: {
    actor: conversationAt(
      { composer: { unready: 'wanted' } },
      { draft: 'Is the fado on tonight?', wish: { clientId: 'client-1', writtenAt: 0 } },
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

export const TooLong: Story = {
  args: { actor: conversationAt({}, { draft: 'Tell me everything. '.repeat(52) }) },
};

export const RestartAsked: Story = { args: { actor: conversationAt({ restart: 'confirming' }) } };

export const Restarting: Story = { args: { actor: conversationAt({ restart: 'restarting' }) } };

const manyMessages = Array.from({ length: 60 }, (_, index) =>
  index % 3 === 0
    ? fromUser(index + 1, `I said this as number ${index + 1}.`)
    : message(index + 1, { text: `And I answered with number ${index + 1}, as one does.` }),
);

export const OlderFailed: Story = {
  args: {
    actor: conversationAt(
      { history: { shown: 'olderFailed' } },
      { messages: someMessages.slice(-3), older: 'cursor' },
    ),
  },
};

export const ScrolledUp: Story = {
  args: { actor: conversationAt({}, { messages: manyMessages, older: 'cursor' }) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
    log.scrollTop = log.scrollHeight / 2;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    await expect(jump).toBeVisible();
  },
};

export const KeepsItsPlace: Story = {
  args: { actor: conversationAt({}, { messages: manyMessages.slice(30), older: 'cursor' }) },
  play: async ({ canvas, args, step }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(500));

    await step('the end is followed', async () => {
      args.actor.send({ type: 'server.message', message: message(61, { text: 'One more' }) });
      await waitFor(() =>
        expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2),
      );
    });

    await step('scrolled up, new messages move nothing', async () => {
      log.scrollTop = 600;
      await canvas.findByRole('button', { name: 'Jump to latest' });
      const before = canvas.getByText('I said this as number 40.').getBoundingClientRect().top;
      args.actor.send({ type: 'server.message', message: message(62, { text: 'And another' }) });
      await canvas.findByText('And another');
      const after = canvas.getByText('I said this as number 40.').getBoundingClientRect().top;
      await expect(Math.abs(after - before)).toBeLessThan(2);
    });

    await step('older messages put before the first move nothing either', async () => {
      const before = canvas.getByText('I said this as number 40.').getBoundingClientRect().top;
      const older = message(30, { text: 'Long ago. '.repeat(60) });
      args.actor.send({ type: 'server.message', message: message(63, { text: 'Right before' }) });
      // Drawn, but in the same frame as what follows.
      await Promise.resolve();
      await expect(canvas.getByText('Right before')).toBeInTheDocument();
      args.actor.send({ type: 'server.message', message: older });
      await canvas.findByText(/^Long ago/);
      const after = canvas.getByText('I said this as number 40.').getBoundingClientRect().top;
      await expect(Math.abs(after - before)).toBeLessThan(2);
    });
  },
};

export const Menu: Story = {
  args: { actor: conversationAt() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('menuitem', { name: 'Start over' })).toBeVisible();
  },
};
