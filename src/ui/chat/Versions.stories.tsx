import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt, fromUser, message } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import type { FailureReason } from '../../machines/outbox/outboxMessage';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/Versions',
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
  message(1, { text: 'Come in, come in, the corner table just came free.' }),
  fromUser(2, 'Was it a long day for you?', { isEdited: true }),
  message(3, { text: '*wipes the counter* Long enough to earn the quiet part.' }),
  fromUser(4, 'Tell me about the quiet part.'),
  message(5, { text: 'It begins when the last spoon is dry.', version: 2, versions: 3 }),
];

export const Versions: Story = {
  args: { actor: conversationAt({}, { messages: talk }) },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('Answer 2 of 3')).toBeInTheDocument();
    const next = canvas.getByRole('button', { name: 'Next answer' });
    await step('another one takes its row, and the focus stays', async () => {
      next.focus();
      args.actor.send({
        type: 'server.messageDeleted',
        chatId: 'chat-ines',
        messageId: 'message-5',
        replacedBy: 'message-6',
      });
      const text = 'It begins when the radio is off.';
      args.actor.send({
        type: 'server.message',
        message: message(6, { text, version: 3, versions: 3 }),
      });
      await expect(await canvas.findByText(text)).toBeVisible();
      await expect(canvas.queryByText(/last spoon/)).toBeNull();
      await expect(next).toHaveFocus();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const Choosing: Story = {
  args: {
    actor: conversationAt(
      { versions: 'choosing' },
      { messages: talk, choice: { messageId: 'message-5', version: 1 } },
    ),
  },
  play: ({ canvas }) => expect(canvas.getByText('Answer 1 of 3')).toBeInTheDocument(),
};

export const ChoiceFailed: Story = {
  args: {
    actor: conversationAt(
      { versions: 'choiceFailed' },
      { messages: talk, choice: { messageId: 'message-5', version: 1 } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(canvas.getByText('Answer 2 of 3')).toBeInTheDocument();
  },
};

export const AskingForAnother: Story = {
  args: {
    actor: conversationAt(
      { versions: 'asking' },
      { messages: talk, anew: { messageId: 'message-5', clientId: 'anew' } },
    ),
  },
  play: ({ canvas }) => expect(canvas.getByText('Asking for another answer')).toBeVisible(),
};

export const OnlyTheLastReplyIsAskedForAnew: Story = {
  args: { actor: conversationAt({}, { messages: talk }) },
  play: async ({ canvas }) => {
    const menus = canvas.getAllByRole('button', { name: 'Message options' });
    await userEvent.click(menus[2] ?? document.body);
    await expect(canvas.queryByRole('menuitem', { name: 'Try another answer' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(menus[4] ?? document.body);
    await expect(canvas.getByRole('menuitem', { name: 'Try another answer' })).toBeVisible();
  },
};

const edit = {
  messageId: 'message-4',
  seq: 4,
  original: 'Tell me about the quiet part.',
  text: 'Tell me about the quiet part.',
  sent: null,
  reason: null,
};

export const Editing: Story = {
  args: { actor: conversationAt({}, { messages: talk, draft: 'And then' }) },
  play: async ({ canvas, step }) => {
    const menus = canvas.getAllByRole('button', { name: 'Message options' });
    await userEvent.click(menus[3] ?? document.body);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }));
    const field = canvas.getByRole('textbox', { name: 'Edit message' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(edit.original);
    await expect(canvas.getByRole('button', { name: 'Send the new text' })).toBeDisabled();
    await step('Escape leaves it as it was, and the draft is there again', async () => {
      await userEvent.type(field, ' Please.');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('textbox', { name: 'Write a message' })).toHaveValue(
        'And then',
      );
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    await userEvent.click(menus[3] ?? document.body);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Please.');
    await expect(canvas.getByRole('button', { name: 'Send the new text' })).toBeEnabled();
  },
};

const changed = 'Tell me about the quiet part, slowly.';

export const Edited: Story = {
  args: {
    actor: conversationAt(
      { edit: { open: 'writing' } },
      { messages: talk, edit: { ...edit, text: changed } },
    ),
  },
};

export const SendingAnEdit: Story = {
  args: {
    actor: conversationAt(
      { edit: { open: 'sending' } },
      {
        messages: talk,
        edit: { ...edit, text: changed, sent: { clientId: 'edit', text: changed } },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Send the new text' })).toBeDisabled();
  },
};

const failedFor = (reason: FailureReason): Story => ({
  args: {
    actor: conversationAt(
      { edit: { open: 'failed' } },
      {
        messages: talk,
        edit: { ...edit, text: changed, sent: { clientId: 'edit', text: changed }, reason },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(changed);
    await expect(canvas.getByRole('button', { name: 'Send the new text' })).toBeEnabled();
  },
});

export const EditWithoutConnection = failedFor('network');
export const EditRefused = failedFor('inappropriate');
export const EditRefusedInCrisis = failedFor('crisis');
export const EditBeyondTheLimit = failedFor('dailyLimit');
