import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { searchAt, searchComing } from '../../../tests/support/fixtures/chatSearches';
import { someHits } from '../../../tests/support/fixtures/searchHits';
import { ChatSearch } from './ChatSearch';
import styles from './ChatSearch.stories.module.css';

const meta: Meta<typeof ChatSearch> = {
  title: 'chatSearch/ChatSearch',
  component: ChatSearch,
  parameters: { path: '/ines?search=1' },
  args: { onClose: fn(), onChosen: fn() },
  decorators: [
    (Story) => (
      <main className={styles.frame}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ChatSearch>;

const hits = someHits.slice(0, 3);
const found = { text: 'rain', answered: 'rain', hits };

export const Empty: Story = { args: { host: searchAt('empty') } };

export const Coming: Story = { args: { host: searchComing('rain') } };

export const Blank: Story = { args: { host: searchAt('blank', { text: '  ' }) } };

export const TooLong: Story = {
  args: { host: searchAt('tooLong', { text: 'rain on the roof '.repeat(8) }) },
};

export const Searching: Story = { args: { host: searchAt('searching', { text: 'rain' }) } };

export const SearchingAnew: Story = {
  args: { host: searchAt('searching', { ...found, text: 'rain roof' }) },
};

export const Found: Story = {
  args: { host: searchAt({ found: 'idle' }, found) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.querySelector('mark')?.textContent)).toEqual([
      'rain',
      'rain',
      'rain',
    ]);
    await expect(links[0]).toHaveTextContent('laughs Only the spoons');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 messages found'));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(links[1]).toHaveFocus();
  },
};

export const Chosen: Story = {
  args: { host: searchAt({ found: 'idle' }, { ...found, chosen: hits[1]?.messageId ?? null }) },
  play: async ({ canvasElement }) => {
    const hit = within(canvasElement).getAllByRole('link')[1];
    await waitFor(() => expect(hit).toHaveFocus());
  },
};

export const LoadingMore: Story = {
  args: { host: searchAt({ found: 'loadingMore' }, { ...found, next: 'cursor' }) },
};

export const MoreFailed: Story = {
  args: { host: searchAt({ found: 'moreFailed' }, { ...found, next: 'cursor' }) },
};

export const NotFound: Story = {
  args: { host: searchAt('notFound', { text: 'walrus', answered: 'walrus' }) },
};

export const Failed: Story = { args: { host: searchAt('failed', { text: 'rain' }) } };

export const Limited: Story = { args: { host: searchAt('limited', { text: 'rain' }) } };
