import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/Emoji',
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

export const Open: Story = {
  args: { actor: conversationAt({ emoji: { open: 'naming' } }, { draft: 'Good evening' }) },
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog')).toBeVisible(),
};

const names = { '🌊': 'water wave, ocean, sea', '🌹': 'rose, flower, love' };

/** Without their names, there is no search. */
export const Nameless: Story = {
  args: { actor: conversationAt({ emoji: { open: 'nameless' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '😀' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Finding: Story = {
  args: { actor: conversationAt({ emoji: { open: 'named' } }, { emojiNames: names }) },
  play: async ({ canvas, step }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search emoji' });
    const field = canvas.getByRole('textbox', { name: 'Write a message' });
    await step('by a word, and Enter picks the first', async () => {
      await userEvent.click(search);
      await userEvent.keyboard('sea');
      await expect(canvas.getByRole('button', { name: 'water wave' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'rose' })).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('🌊');
      await expect(search).toHaveFocus();
    });
    await step('an arrow leads to what is found, and back', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: 'water wave' })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(search).toHaveFocus();
    });
    await step('Escape shows all of them again, and then leads back to the field', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(search).toHaveValue('');
      await expect(canvas.getByRole('button', { name: 'rose' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

export const NothingFound: Story = {
  args: {
    actor: conversationAt(
      { emoji: { open: 'named' } },
      { emojiNames: names, emojiQuery: 'submarine' },
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByText('No emoji found.')).toBeVisible(),
};

export const Picking: Story = {
  args: { actor: conversationAt({}, { draft: 'The sea' }) },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });
    const button = canvas.getByRole('button', { name: 'Emoji' });
    await step(
      'with a mouse it goes where the caret is, and the field keeps the focus',
      async () => {
        await userEvent.click(field);
        field.setSelectionRange(3, 3);
        await userEvent.click(button);
        await userEvent.click(await canvas.findByRole('button', { name: '🌊' }));
        await expect(field).toHaveValue('The🌊 sea');
        await expect(field).toHaveFocus();
        await expect(field.selectionStart).toBe(5);
        await userEvent.keyboard('{Escape}');
        await expect(canvas.queryByRole('dialog')).toBeNull();
      },
    );
    await step('by keys the arrows lead from one to the next, and Escape back', async () => {
      field.setSelectionRange(9, 9);
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('button', { name: '😀' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{Enter}{Enter}');
      await expect(field).toHaveValue('The🌊 sea😄😄');
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: '❗' })).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowLeft}{Escape}');
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
    await step('a click elsewhere puts it away', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByRole('dialog')).toBeVisible();
      await userEvent.click(canvas.getByRole('log'));
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};
