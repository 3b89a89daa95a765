import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
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

const withPicture = (kind: 'image' | 'blurImage', imageUrl: string | null) => ({
  actor: conversationAt(
    {},
    {
      messages: [
        ...someMessages,
        message(8, { kind, imageUrl, text: 'This is the corner table, before you.' }),
      ],
    },
  ),
});

const meta: Meta<typeof Conversation> = {
  title: 'chat/Removal',
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

export const Picture: Story = { args: withPicture('image', gallery) };

/** The picture by itself, over the conversation. */
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

/** A few pixels, such as the server sends. */
const preview =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="16"><rect width="12" height="16" fill="#7a4a5e"/><circle cx="6" cy="6" r="4" fill="#e0b49a"/><rect x="2" y="10" width="8" height="6" fill="#3d2c4a"/></svg>',
  );

export const LockedPicture: Story = { args: withPicture('blurImage', preview) };

export const PictureFailed: Story = {
  args: withPicture('image', gallery),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('log').querySelector('button img');
    if (picture === null) throw new Error('There is no picture.');
    await fireEvent.error(picture);
    await expect(picture).not.toBeInTheDocument();
  },
};
