import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt, fromUser, message } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/CrisisNotice',
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

const talk = [
  message(1, { text: 'You are quiet today.' }),
  fromUser(2, "I don't want to live anymore", { notice: 'crisis' }),
  message(3, { text: 'I am really glad you told me, and I am taking it seriously.' }),
];

export const Whole: Story = {
  args: { actor: conversationAt({}, { messages: talk }) },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('note', { name: "You don't have to face this alone" });
    await expect(note).toHaveTextContent('988');
    await expect(canvas.getByText("I don't want to live anymore").closest('li')).toContainElement(
      note,
    );
    await expect(note.parentElement).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('link', { name: '116 123' })).toHaveAttribute(
      'href',
      'tel:116123',
    );
  },
};

export const Again: Story = {
  args: {
    actor: conversationAt(
      {},
      {
        messages: [
          ...talk,
          fromUser(4, 'I still want to die', { notice: 'crisis' }),
          message(5, { text: 'I am still here, and I am still thinking of what you told me.' }),
        ],
      },
    ),
  },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getAllByRole('note').length).toBe(2);
    await expect(canvas.getByText('There is still somebody to talk to:')).toBeVisible();
    await step('the one that goes takes its own along, and the next is whole', async () => {
      const [chatId, messageId] = ['chat-ines', 'message-2'];
      args.actor.send({ type: 'server.messageDeleted', chatId, messageId, replacedBy: null });
      await waitFor(() => expect(canvas.getAllByRole('note').length).toBe(1));
      await expect(canvas.getByText('If you are in danger right now:')).toBeVisible();
    });
  },
};
