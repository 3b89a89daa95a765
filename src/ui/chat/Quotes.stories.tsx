import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt, fromUser, message } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/Quotes',
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

const soup =
  '*slides a bowl across the table* Then soup first, questions later. It has been on the stove since noon, and it is better than anything I could say to you about the rain.';

const talk = [
  message(1, { text: soup }),
  fromUser(2, 'What is in it?', {
    quote: { messageId: 'message-1', author: 'bot', text: soup },
  }),
  message(3, { text: 'Kale, potatoes, and patience.' }),
  fromUser(4, 'I meant this', {
    quote: { messageId: 'message-2', author: 'user', text: 'What is in it?' },
  }),
  fromUser(5, 'And she looks like you', {
    quote: { messageId: 'message-0', author: 'bot', text: '' },
  }),
  fromUser(6, 'You took that back', {
    quote: { messageId: 'message-x', author: 'bot', text: null },
  }),
];

export const Quotes: Story = {
  args: { actor: conversationAt({}, { messages: talk }) },
  play: async ({ canvas, args, step }) => {
    await expect(
      canvas.getByRole('button', { name: /In reply to Inês.*soup first/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Deleted message')).toBeVisible();
    await step('the way to the original', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /soup first/ }));
      await expect(args.actor.getSnapshot().context.goal).toEqual({ messageId: 'message-1' });
    });
    await step('a message that is deleted here is gone from what quotes it', async () => {
      await expect(canvas.getByRole('button', { name: /In reply to you/ })).toBeVisible();
      args.actor.send({
        type: 'server.messageDeleted',
        chatId: 'chat-ines',
        messageId: 'message-2',
        replacedBy: null,
      });
      await waitFor(() => expect(canvas.getAllByText('Deleted message')).toHaveLength(2));
      await expect(canvas.queryByRole('button', { name: /In reply to you/ })).toBeNull();
    });
  },
};

export const Replying: Story = {
  args: { actor: conversationAt({}, { messages: talk, draft: 'Is it' }) },
  play: async ({ canvas, step }) => {
    const menus = canvas.getAllByRole('button', { name: 'Message options' });
    const field = canvas.getByRole('textbox', { name: 'Write a message' });
    const reply = async (row: number) => {
      await userEvent.click(menus[row] ?? document.body);
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Reply' }));
    };
    await step('the quote stands above the field, which has the focus', async () => {
      await reply(2);
      await expect(canvas.getByText('Reply to Inês')).toBeVisible();
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('Is it');
    });
    await step('Escape and the cross take it off', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Reply to Inês')).toBeNull();
      await expect(field).toHaveValue('Is it');
      await reply(1);
      await expect(canvas.getByText('Reply to yourself')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Cancel the reply/ }));
      await expect(canvas.queryByText('Reply to yourself')).toBeNull();
      await expect(field).toHaveFocus();
    });
    await reply(0);
  },
};

export const Chosen: Story = {
  args: {
    actor: conversationAt(
      { quote: 'chosen' },
      {
        messages: talk,
        quote: { messageId: 'message-1', author: 'bot', text: soup, chatId: 'chat-ines', seq: 1 },
      },
    ),
  },
  play: ({ canvas }) => expect(canvas.getByText('Reply to Inês')).toBeVisible(),
};
