import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt, fromUser, message } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import type { Message } from '../../machines/conversation/message';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/MessageList',
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

const start = Date.UTC(2026, 8, 1, 18);

/** Messages with these sequence numbers, minutes apart and of various lengths. */
const messagesFrom = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const seq = from + index;
    const createdAt = new Date(start + seq * 4 * 60_000).toISOString();
    return seq % 3 === 0
      ? fromUser(seq, `I said this as number ${seq}.`, { createdAt })
      : message(seq, {
          text: `And I answered with number ${seq}, as one does. `.repeat(1 + (seq % 4)).trim(),
          createdAt,
        });
  });

const at = (seq: number) => new Date(start + seq * 4 * 60_000).toISOString();

const distanceFromEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;

const nextFrame = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

export const Following: Story = {
  args: { actor: conversationAt({}, { messages: messagesFrom(1, 60), older: 'cursor' }) },
  play: async ({ canvas, args, step }) => {
    const log = canvas.getByRole('log');
    await document.fonts.ready;
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
    await step('what is said is at the end, and so is the view', async () => {
      args.actor.send({ type: 'server.message', message: message(61, { createdAt: at(61) }) });
      await canvas.findByText('Message 61');
      await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
    });
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
};

export const Detached: Story = {
  args: { actor: conversationAt({}, { messages: messagesFrom(1, 60) }) },
  play: async ({ canvas, args, step }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
    log.scrollTop = log.scrollHeight / 2;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await nextFrame();

    const seen = canvas
      .getAllByText(/^I said this/)
      .find((row) => row.getBoundingClientRect().top > log.getBoundingClientRect().top);
    if (seen === undefined) throw new Error('No row is in view.');
    const top = () => seen.getBoundingClientRect().top;
    const before = top();

    await step('new messages are counted, and move nothing', async () => {
      const told = [61, 62].map((seq) => message(seq, { createdAt: at(seq) }));
      for (const each of told) args.actor.send({ type: 'server.message', message: each });
      await canvas.findByRole('button', { name: '2 new messages' });
      await expect(Math.abs(top() - before)).toBeLessThan(1);
    });
    await step('nor do older ones that are put before the first', async () => {
      const older = message(0, { text: 'Long ago. '.repeat(60), createdAt: at(0) });
      args.actor.send({ type: 'server.message', message: older });
      await nextFrame();
      await expect(Math.abs(top() - before)).toBeLessThan(1);
    });
    await step('nor does a list of another height', async () => {
      const height = log.clientHeight;
      log.style.maxHeight = `${height - 180}px`;
      await nextFrame();
      await expect(log.clientHeight).toBe(height - 180);
      await expect(Math.abs(top() - before)).toBeLessThan(1);
      log.style.maxHeight = '';
    });
    await step('the button leads back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '2 new messages' }));
      await expect(canvas.getByText('Message 62')).toBeVisible();
      await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
      await expect(log).toHaveFocus();
    });
    log.scrollTop = log.scrollHeight / 2;
    await canvas.findByRole('button', { name: 'Jump to latest' });
  },
};

const nothingUnderWay = { older: 'idle', newer: 'idle', copy: 'fresh' } as const;

/** A place far before the last ten messages. */
const visitAt = (states: Partial<Record<'older' | 'newer', 'idle' | 'loading' | 'failed'>> = {}) =>
  [
    { visit: { visiting: { ...nothingUnderWay, ...states } }, scroll: 'detached' },
    {
      messages: messagesFrom(491, 500),
      seenSeq: 500,
      visit: { messages: messagesFrom(101, 150), older: 'before', newer: 'after' },
    },
  ] as const;

const goal = { messageId: 'message-125' };

export const Going: Story = {
  args: {
    actor: conversationAt({ journey: 'going' }, { messages: messagesFrom(1, 60), goal }),
  },
};

export const OpeningAtAMessage: Story = {
  args: { actor: conversationAt({ journey: 'opening' }, { messages: [], goal }) },
};

export const MessageGone: Story = {
  args: { actor: conversationAt({ journey: 'gone' }, { messages: messagesFrom(1, 60), goal }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This message no longer exists.');
  },
};

export const GoingFailed: Story = {
  args: { actor: conversationAt({ journey: 'failed' }, { messages: messagesFrom(1, 60), goal }) },
};

const [visitStates, visitContext] = visitAt();

export const Visiting: Story = {
  args: {
    actor: conversationAt(
      { ...visitStates, journey: { arrived: 'landing' } },
      { ...visitContext, goal },
    ),
  },
  play: async ({ canvas, args, step }) => {
    const log = canvas.getByRole('log');
    const row = canvas.getByText(/^And I answered with number 125,/);
    const top = () => row.getBoundingClientRect().top;
    await step('the message is before the reader, and has the focus', async () => {
      await waitFor(() => expect(row.closest('[tabindex="-1"]')).toHaveFocus());
      await expect(top()).toBeGreaterThan(log.getBoundingClientRect().top);
      await expect(top()).toBeLessThan(log.getBoundingClientRect().bottom);
    });
    const before = top();
    await step('what is said at the end is counted, and moves nothing', async () => {
      args.actor.send({ type: 'server.message', message: message(501, { createdAt: at(501) }) });
      await canvas.findByRole('button', { name: '1 new message' });
      await nextFrame();
      await expect(Math.abs(top() - before)).toBeLessThan(1);
    });
  },
};

export const Marked: Story = {
  args: {
    actor: conversationAt(
      { journey: { arrived: 'marked' }, scroll: 'detached' },
      { messages: messagesFrom(1, 8), goal: { messageId: 'message-7' } },
    ),
  },
};

const atItsEnd: Story['play'] = async ({ canvas }) => {
  const log = canvas.getByRole('log');
  await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(log.clientHeight));
  log.scrollTop = log.scrollHeight;
  await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
  await expect(canvas.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
};

export const VisitEnds: Story = { args: { actor: conversationAt(...visitAt()) }, play: atItsEnd };

export const NewerLoading: Story = {
  args: { actor: conversationAt(...visitAt({ newer: 'loading' })) },
  play: atItsEnd,
};

export const NewerFailed: Story = {
  args: { actor: conversationAt(...visitAt({ newer: 'failed' })) },
  play: atItsEnd,
};

const atItsStart: Story['play'] = async ({ canvas }) => {
  const log = canvas.getByRole('log');
  await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(log.clientHeight));
  log.scrollTop = 0;
  await waitFor(() => expect(canvas.getByText(/number 102\./)).toBeVisible());
};

export const VisitBegins: Story = {
  args: { actor: conversationAt(...visitAt()) },
  play: atItsStart,
};

export const VisitOlderLoading: Story = {
  args: { actor: conversationAt(...visitAt({ older: 'loading' })) },
  play: atItsStart,
};

export const VisitOlderFailed: Story = {
  args: { actor: conversationAt(...visitAt({ older: 'failed' })) },
  play: atItsStart,
};

const asked = [
  ...messagesFrom(1, 58),
  fromUser(60, 'And you, do you play?', { createdAt: at(60) }),
];

export const Turn: Story = {
  args: {
    actor: conversationAt(
      { reply: { writing: 'streaming' }, scroll: { following: 'turn' } },
      {
        messages: asked,
        turnId: 'client-60',
        reply: { messageId: 'message-61', seq: 61, text: '*laughs* Only the spoons.' },
      },
    ),
  },
  play: async ({ canvas, args, step }) => {
    const log = canvas.getByRole('log');
    const question = await canvas.findByText('And you, do you play?');
    const top = () => question.getBoundingClientRect().top - log.getBoundingClientRect().top;
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));

    let said = '*laughs* Only the spoons.';
    const say = async (text: string) => {
      const place = { chatId: 'chat-ines', messageId: 'message-61', offset: said.length };
      args.actor.send({ type: 'server.replyDelta', ...place, text });
      said += text;
      await nextFrame();
    };
    await step('a short reply pushes up what was said before', async () => {
      const before = top();
      await say(' And only when the kitchen is empty.'.repeat(4));
      await expect(top()).toBeLessThan(before);
      await expect(distanceFromEnd(log)).toBeLessThan(2);
      await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
    });
    await step('a long one is read from its beginning', async () => {
      await say(' Then the radio, and the neighbours, and the rain on the roof.'.repeat(50));
      await expect(top()).toBeGreaterThan(0);
      await expect(top()).toBeLessThan(64);
      await expect(canvas.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
      const before = top();
      await say(' Then the morning.'.repeat(20));
      await expect(top()).toBe(before);
    });
    await step('and stays when it is over, with its end one press away', async () => {
      const before = top();
      const whole = message(61, { text: said, createdAt: at(61) });
      args.actor.send({ type: 'server.message', message: whole });
      await nextFrame();
      await expect(top()).toBe(before);
      await userEvent.click(canvas.getByRole('button', { name: 'Jump to latest' }));
      await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull(),
      );
    });
  },
};

export const Holding: Story = {
  args: {
    actor: conversationAt(
      { reply: { writing: 'streaming' }, scroll: 'holding', latest: 'hidden' },
      {
        messages: asked.slice(-1),
        reply: {
          messageId: 'message-61',
          seq: 61,
          text: 'Only the spoons, in the rain. '.repeat(90),
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Jump to latest' })).toBeVisible();
    await expect(canvas.getByText('And you, do you play?')).toBeVisible();
  },
};

export const LongHistory: Story = {
  args: { actor: conversationAt({}, { messages: messagesFrom(1, 10_000) }) },
  play: async ({ canvas, canvasElement, step }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
    const nodes = () => canvasElement.querySelectorAll('*').length;
    await expect(nodes()).toBeLessThan(1500);

    await step('any place of it is drawn', async () => {
      log.scrollTop = log.scrollHeight * 0.4;
      await waitFor(() => {
        const { left, top, width, height } = log.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return expect(there?.closest('[role="log"] li')).not.toBeNull();
      });
      await expect(nodes()).toBeLessThan(1500);
    });
    await step('a row with the focus stays', async () => {
      const [menu] = canvas.getAllByRole('button', { name: 'Message options' });
      menu?.focus({ preventScroll: true });
      log.scrollTop -= 20_000;
      await nextFrame();
      await expect(menu).toHaveFocus();
    });
  },
};
