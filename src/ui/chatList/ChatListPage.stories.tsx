import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { character } from '../../../tests/support/fixtures/characters';
import { deletionOf, listAt, someChats, workAt } from '../../../tests/support/fixtures/chatLists';
import { searchAt } from '../../../tests/support/fixtures/chatSearches';
import { someHits } from '../../../tests/support/fixtures/searchHits';
import { reminderAt } from '../../../tests/support/fixtures/emailReminders';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { ChatListPage } from './ChatListPage';

const meta: Meta<typeof ChatListPage> = {
  title: 'chatList/ChatListPage',
  component: ChatListPage,
  parameters: { path: '/chat' },
  args: { reminder: null },
  decorators: [shellDecorator({ tab: 'chats', layout: 'page' })],
};
export default meta;
type Story = StoryObj<typeof ChatListPage>;

export const Shown: Story = { args: { actor: listAt({ shown: 'idle' }) } };

export const EmailUnconfirmed: Story = {
  args: { actor: listAt({ shown: 'idle' }), reminder: reminderAt('shown') },
};

export const Loading: Story = { args: { actor: listAt('loading', { chats: [] }) } };

export const Empty: Story = { args: { actor: listAt({ shown: 'idle' }, { chats: [] }) } };

export const Failed: Story = { args: { actor: listAt('failed', { chats: [] }) } };

export const Refreshing: Story = {
  args: { actor: listAt({ shown: 'refreshing' }, { next: 'cursor' }) },
};

export const Behind: Story = { args: { actor: listAt({ shown: 'behind' }) } };

export const Kept: Story = {
  args: { actor: listAt({ shown: 'behind' }, { cachedAt: Date.UTC(2026, 10, 22) }) },
};

export const More: Story = { args: { actor: listAt({ shown: 'idle' }, { next: 'cursor' }) } };

export const LoadingMore: Story = {
  args: { actor: listAt({ shown: 'loadingMore' }, { next: 'cursor' }) },
};

export const MoreFailed: Story = {
  args: { actor: listAt({ shown: 'moreFailed' }, { next: 'cursor' }) },
};

export const Pinned: Story = {
  args: { actor: workAt({}, { marks: [{ chatId: 'chat-hiroko', mark: 'pin', isOn: true }] }) },
};

export const Restarting: Story = {
  args: { actor: workAt({ restart: 'restarting' }, { restarting: character('tomasz') }) },
};

export const RestartAsked: Story = {
  args: { actor: listAt({ shown: 'idle' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Tomasz' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Start over' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Start over with Tomasz?' })).toBeVisible(),
    );
  },
};

export const MenuOpen: Story = {
  args: { actor: workAt({}, { marks: [{ chatId: 'chat-hiroko', mark: 'pin', isOn: true }] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Hiroko' }));
    await expect(canvas.getByRole('menuitem', { name: 'Unpin' })).toHaveFocus();
  },
};

export const Finding: Story = {
  args: { actor: workAt({ find: 'finding' }, { text: 'ines' }) },
};

export const FindingNobodyKnownYet: Story = {
  args: { actor: workAt({ find: 'finding' }, { text: 'lantern' }) },
};

export const Found: Story = {
  args: { actor: workAt({ find: 'found' }, { text: 'rye', found: someChats.slice(1, 2) }) },
};

export const NothingFound: Story = {
  args: { actor: workAt({ find: 'found' }, { text: 'Zacharias', found: [] }) },
};

export const FindFailed: Story = {
  args: { actor: workAt({ find: 'failed' }, { text: 'Zacharias' }) },
};

const onPhone = { viewport: { value: 'phone' } };
const heard = { text: 'rain', answered: 'rain', hits: someHits };

const chatsAndMessages = () =>
  workAt(
    { find: 'found' },
    { text: 'rain', found: someChats.slice(1, 2) },
    searchAt({ found: 'idle' }, heard),
  );

export const FoundInMessages: Story = {
  args: { actor: chatsAndMessages() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Messages' })).toBeVisible();
    await expect(canvas.getAllByRole('mark')).toHaveLength(someHits.length);
  },
};

export const FoundInMessagesOnPhone: Story = {
  args: { actor: chatsAndMessages() },
  globals: onPhone,
};

export const FoundInMessagesAlone: Story = {
  args: {
    actor: workAt(
      { find: 'found' },
      { text: 'rain', found: [] },
      searchAt({ found: 'idle' }, heard),
    ),
  },
};

export const SearchingMessages: Story = {
  args: {
    actor: workAt({ find: 'typing' }, { text: 'rain' }, searchAt('searching', { text: 'rain' })),
  },
};

const nowhere = () =>
  workAt(
    { find: 'found' },
    { text: 'walrus', found: [] },
    searchAt('notFound', { text: 'walrus', answered: 'walrus' }),
  );

export const FoundNowhere: Story = { args: { actor: nowhere() } };

export const FoundNowhereOnPhone: Story = { args: { actor: nowhere() }, globals: onPhone };

export const MessagesFailed: Story = {
  args: {
    actor: workAt(
      { find: 'found' },
      { text: 'rain', found: someChats.slice(1, 2) },
      searchAt('failed', { text: 'rain' }),
    ),
  },
};

export const BothFailed: Story = {
  args: {
    actor: workAt({ find: 'failed' }, { text: 'rain' }, searchAt('failed', { text: 'rain' })),
  },
};

export const Deleted: Story = {
  args: {
    actor: workAt({}, { deletions: someChats.slice(1, 2).map((chat) => deletionOf(chat, 'open')) }),
  },
};

export const SeveralDeleted: Story = {
  args: {
    actor: workAt(
      {},
      {
        deletions: someChats
          .slice(1, 4)
          .map((chat, index) => deletionOf(chat, index === 1 ? 'restoring' : 'open')),
      },
    ),
  },
};

/** No chats are left, and every deletion can still be undone. */
export const AllDeleted: Story = {
  args: { actor: workAt({}, { deletions: someChats.map((chat) => deletionOf(chat, 'open')) }) },
};

/** The next row takes the place of the deleted one and gets its focus. */
export const DeletedByKeyboard: Story = {
  args: { actor: listAt({ shown: 'idle' }) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Options for Tomasz' }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(canvas.getByText('Chat with Tomasz deleted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Options for Hiroko' })).toHaveFocus();
  },
};
