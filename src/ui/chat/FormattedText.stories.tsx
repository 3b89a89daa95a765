import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt, fromUser, message } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/FormattedText',
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

const talk = (question: string, text: string) =>
  conversationAt({}, { messages: [fromUser(1, question), message(2, { text })] });

const question = 'What do I need for the soup?';
const recipe = `*wipes her hands and thinks* That depends on **how hungry** you are.

For two:

1. Potatoes, the floury kind
2. Kale, cut as thin as you can
   - not torn
   - and *never* from a bag, whatever the lady at the market tells you about it
3. One chorizo

Then write to me what \`simmer\` means to you.`;

export const Recipe: Story = { args: { actor: talk(question, recipe) } };

export const Actions: Story = {
  args: {
    actor: talk(
      'Play me something',
      '*She takes two spoons from the drawer and looks at you over the rim of her glass.*\n\nOnly this once. *taps the table, slowly at first* Do you hear it?\n\n***\n\n*Later, when the street is quiet, she is still humming.*',
    ),
  },
};

export const CodeAndQuote: Story = {
  args: {
    actor: talk(
      'Can you write that as a program?',
      '> Can you write that as a program\n> for my friend?\n\n## Soup\n\nIn `JavaScript`, since you ask:\n\n```js\nconst soup = potatoes.map((potato) => potato.peel()).concat(kale, chorizo).filter(Boolean);\n\nawait simmer(soup, { minutes: 40 });\n```\n\n*bows*',
    ),
  },
};

export const Chinese: Story = {
  args: {
    actor: talk(
      '今晚有法朵吗？',
      '*她微笑着擦了擦手*有的，九点开始。**别迟到。**\n\n1. 先喝汤\n2. 再听歌',
    ),
  },
};

export const RightToLeft: Story = {
  args: {
    actor: talk(
      'مساء الخير',
      '*تبتسم وتضع الطبق* أهلاً بك، **تفضل** بالجلوس.\n\n- حساء\n- خبز `pão`',
    ),
  },
  play: async ({ canvas }) => {
    const reply = within(canvas.getByRole('log'));
    await expect(getComputedStyle(reply.getByText('حساء')).direction).toBe('rtl');
    await expect(getComputedStyle(reply.getByText('تفضل')).unicodeBidi).toBe('isolate');
  },
};

export const StillWriting: Story = {
  args: {
    actor: conversationAt(
      { reply: { writing: 'streaming' } },
      {
        messages: [fromUser(1, question)],
        reply: { messageId: 'message-2', seq: 2, text: recipe.slice(0, 190) },
      },
    ),
  },
};

export const CodeScrollsInside: Story = {
  ...CodeAndQuote,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const code = canvas.getByRole('group', { name: 'Code' });
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

/** A hundred pieces, four per frame. */
export const ComesByFrames: Story = {
  args: {
    actor: conversationAt(
      { reply: { writing: 'composing' } },
      {
        messages: [fromUser(1, question)],
        reply: { messageId: 'message-2', seq: 2, text: '' },
      },
    ),
  },
  play: async ({ canvas, args: { actor } }) => {
    const log = canvas.getByRole('log');
    const words = Array.from({ length: 100 }, (_, index) => `word${index} `);
    let frames = 0;
    let counting = requestAnimationFrame(function count() {
      frames += 1;
      counting = requestAnimationFrame(count);
    });
    let drawings = 0;
    const observer = new MutationObserver(() => {
      drawings += 1;
    });
    observer.observe(log, { childList: true, characterData: true, subtree: true });

    let offset = 0;
    for (const [index, text] of words.entries()) {
      const ids = { chatId: 'chat-ines', messageId: 'message-2' };
      actor.send({ type: 'server.replyDelta', ...ids, offset, text });
      offset += text.length;
      // Each piece arrives in its own task.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      if (index % 4 === 3) await new Promise(requestAnimationFrame);
    }
    await waitFor(() => expect(log).toHaveTextContent(/word99/));
    observer.disconnect();
    await expect(drawings).toBeLessThanOrEqual(frames + 1);
    cancelAnimationFrame(counting);

    const text = within(log).getByText(/word99/);
    const before = text.getBoundingClientRect();
    actor.send({ type: 'server.message', message: message(2, { text: words.join('') }) });
    await within(log).findByText(/^Inês, /);
    await expect(within(log).getByText(/word99/)).toBe(text);
    await expect(text.getBoundingClientRect()).toEqual(before);
  },
};
