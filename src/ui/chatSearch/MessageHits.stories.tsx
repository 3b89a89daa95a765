import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchAt } from '../../../tests/support/fixtures/chatSearches';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { someHits } from '../../../tests/support/fixtures/searchHits';
import { MessageHits } from './MessageHits';

const meta: Meta<typeof MessageHits> = {
  title: 'chatSearch/MessageHits',
  component: MessageHits,
  parameters: { path: '/chat' },
  decorators: [shellDecorator({ tab: 'chats', layout: 'page' })],
};
export default meta;
type Story = StoryObj<typeof MessageHits>;

const found = { text: 'rain', answered: 'rain', hits: someHits };

export const Found: Story = { args: { host: searchAt({ found: 'idle' }, found) } };

export const More: Story = {
  args: { host: searchAt({ found: 'moreFailed' }, { ...found, next: 'cursor' }) },
};

export const Searching: Story = { args: { host: searchAt('searching', { text: 'rain' }) } };

export const NotFound: Story = {
  args: { host: searchAt('notFound', { text: 'walrus', answered: 'walrus' }) },
};

export const Failed: Story = { args: { host: searchAt('failed', { text: 'rain' }) } };
