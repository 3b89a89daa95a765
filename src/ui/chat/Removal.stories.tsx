import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import {
  conversationAt,
  deletionAt,
  message,
  someMessages,
} from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const gallery = characterProfile('ines').portrait.sources.at(-1)?.webp ?? null;

const withDeletion = (...args: Parameters<typeof deletionAt>) => ({
  actor: conversationAt({}, { removed: ['message-3'], deletions: [deletionAt(...args)] }),
});

const withPicture = (imageUrl: string | null) => ({
  actor: conversationAt(
    {},
    {
      messages: [
        ...someMessages,
        message(8, { kind: 'image', imageUrl, text: 'This is the corner table, before you.' }),
      ],
    },
  ),
});

const meta: Meta<typeof Conversation> = {
  title: 'chat/Removal',
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

export const Deleted: Story = { args: withDeletion('undoable') };

export const Restoring: Story = { args: withDeletion('restoring') };

export const NotDeleted: Story = {
  args: { actor: conversationAt({}, { deletions: [deletionAt('refused')] }) },
};

export const NotRestored: Story = { args: withDeletion('unrestored') };

export const TooLate: Story = { args: withDeletion('late') };

export const WithJumpToLatest: Story = {
  args: {
    actor: conversationAt(
      { scroll: 'detached' },
      { removed: ['message-3'], deletions: [deletionAt('undoable')] },
    ),
  },
};

export const Menu: Story = {
  args: { actor: conversationAt() },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== 'en') return;
    const [first] = canvas.getAllByRole('button', { name: 'Message options' });
    if (first === undefined) throw new Error('There is no menu.');
    await userEvent.click(first);
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
};

export const Picture: Story = { args: withPicture(gallery) };

/** The picture in the viewer, over the conversation. */
export const PictureShown: Story = {
  args: {
    actor: conversationAt(
      { viewer: 'open' },
      {
        messages: [...someMessages, message(8, { kind: 'image', imageUrl: gallery, text: '' })],
        pictureId: 'message-8',
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Picture from Inês' })).toBeVisible();
  },
};

export const PictureFailed: Story = {
  args: withPicture(gallery),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('log').querySelector('button img');
    if (picture === null) throw new Error('There is no picture.');
    await fireEvent.error(picture);
    await waitFor(() => expect(picture).not.toBeInTheDocument());
  },
};
