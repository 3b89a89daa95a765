import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt, message } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/Suggestions',
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

const suggestions = [
  'What is the best thing on the menu?',
  'Tell me a joke',
  'Where did you grow up, and would you go back there?',
];
const offered = { suggestions };
const talk = Array.from({ length: 20 }, (_, index) => message(index + 1));

export const Offered: Story = {
  args: { actor: conversationAt({}, offered) },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Write a message' });
    await step('they make room for a text that is begun, and come back', async () => {
      await userEvent.type(field, 'W');
      await expect(canvas.queryByRole('group', { name: 'Suggestions' })).toBeNull();
      await userEvent.clear(field);
      await expect(canvas.getByRole('group', { name: 'Suggestions' })).toBeVisible();
    });
    await step('they come after the field in the order of the keys', async () => {
      const first = canvas.getByRole('button', { name: 'What is the best thing on the menu?' });
      await expect(
        field.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
      await expect(first.getBoundingClientRect().bottom).toBeLessThan(
        field.getBoundingClientRect().top,
      );
      await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Following: Story = {
  args: { actor: conversationAt({}, { ...offered, messages: talk }) },
  play: ({ canvas }) => expect(canvas.getByText('Message 20')).toBeVisible(),
};

export const Said: Story = {
  args: { actor: conversationAt({}, { ...offered, messages: talk }) },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button', { name: 'Tell me a joke' });
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group', { name: 'Suggestions' })).toBeNull();
    const field = canvas.getByRole('textbox', { name: 'Write a message' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};
