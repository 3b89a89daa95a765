import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt, someMessages } from '../../../tests/support/fixtures/chats';
import { searchAt, searchComing } from '../../../tests/support/fixtures/chatSearches';
import { localeShown } from '../../../tests/support/fixtures/locale';
import { searchHit } from '../../../tests/support/fixtures/searchHits';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { Conversation } from './Conversation';

const meta: Meta<typeof Conversation> = {
  title: 'chat/ConversationSearch',
  component: Conversation,
  parameters: { path: '/ines?search=1' },
  globals: { viewport: { value: 'desktop' } },
  args: { character: characterProfile('ines'), locale: localeShown() },
  decorators: [shellDecorator({ tab: 'chats', layout: 'chat' })],
};
export default meta;
type Story = StoryObj<typeof Conversation>;

const onPhone = { viewport: { value: 'phone' } };

const hits = [
  searchHit(7, 'Ah, that is Duarte. He has been playing [the] same four bars since March.'),
  searchHit(6, '[The] river, mostly. It smelled of salt and diesel.', { author: 'user' }),
  searchHit(3, '*slides a bowl across [the] table* Then soup first, questions later.'),
];
const found = { text: 'the', answered: 'the', hits };

const searching = (host: Parameters<typeof conversationAt>[2]) => ({
  actor: conversationAt({}, {}, host),
});

export const Empty: Story = {
  args: searching(searchAt('empty')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

export const EmptyOnPhone: Story = {
  args: searching(searchAt('empty')),
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

export const Searching: Story = { args: searching(searchAt('searching', { text: 'the' })) };

export const Found: Story = { args: searching(searchAt({ found: 'idle' }, found)) };

export const FoundOnPhone: Story = {
  args: searching(searchAt({ found: 'idle' }, found)),
  globals: onPhone,
};

/** The reader has opened a hit and sees its message. */
export const Chosen: Story = {
  args: {
    actor: conversationAt(
      { journey: { arrived: 'marked' }, scroll: 'detached' },
      { messages: someMessages, goal: { messageId: 'message-3' } },
      searchAt({ found: 'idle' }, { ...found, chosen: 'message-3' }),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /slides/ })).toHaveFocus());
  },
};

export const NotFound: Story = {
  args: searching(searchAt('notFound', { text: 'walrus', answered: 'walrus' })),
};

export const NotFoundOnPhone: Story = {
  args: searching(searchAt('notFound', { text: 'walrus', answered: 'walrus' })),
  globals: onPhone,
};

export const Failed: Story = { args: searching(searchAt('failed', { text: 'the' })) };

export const FailedOnPhone: Story = {
  args: searching(searchAt('failed', { text: 'the' })),
  globals: onPhone,
};

/** Even the code of the search could not be loaded. */
export const NotToBeHad: Story = {
  args: searching(searchComing('the', 'failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('the');
  },
};
