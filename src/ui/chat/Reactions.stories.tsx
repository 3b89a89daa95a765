import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import {
  conversationAt,
  fromUser,
  message,
  reactionAt,
} from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/Reactions',
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
  message(1, { text: 'Come in, come in, the corner table just came free.', reaction: '❤️' }),
  fromUser(2, 'Was it a long day for you?', { reaction: '😂' }),
  message(3, { text: '*wipes the counter* Long enough to earn the quiet part.' }),
  message(4, { text: 'It begins when the last spoon is dry.', reaction: '👍' }),
];

export const Reactions: Story = {
  args: { actor: conversationAt({}, { messages: talk }) },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('button', { name: /Your reaction/ })).toHaveLength(3),
};

export const Saving: Story = {
  args: {
    actor: conversationAt(
      {},
      { messages: talk, reactions: { 'message-4': reactionAt('🔥', 'message-4') } },
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /Fire/ })).toBeVisible(),
};

export const Choosing: Story = {
  args: { actor: conversationAt({}, { messages: talk }) },
  play: async ({ canvas, step }) => {
    const menus = canvas.getAllByRole('button', { name: 'Message options' });
    await step(
      'the arrows to the sides choose a reaction, and it stands at the bubble',
      async () => {
        menus[2]?.focus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('menuitemradio', { name: 'Heart' })).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowDown}');
        await expect(canvas.getByRole('menuitem', { name: 'Reply' })).toHaveFocus();
        await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
        await expect(
          canvas.getAllByRole('button', { name: 'Your reaction: Laughing. Remove it' }),
        ).toHaveLength(2);
        await expect(menus[2]).toHaveFocus();
      },
    );
    await step('the same one takes it off', async () => {
      await userEvent.keyboard('{Enter}');
      const laughing = canvas.getByRole('menuitemradio', { name: 'Laughing' });
      await expect(laughing).toHaveFocus();
      await expect(laughing).toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getAllByRole('button', { name: /Laughing/ })).toHaveLength(1);
    });
    await step('and so does the pill', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Thumbs up/ }));
      await expect(canvas.queryByRole('button', { name: /Thumbs up/ })).toBeNull();
      await expect(canvas.getByRole('log')).toHaveFocus();
    });
  },
};
