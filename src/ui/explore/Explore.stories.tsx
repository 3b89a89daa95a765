import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someCharacters } from '../../../tests/support/fixtures/someCharacters';
import { guest } from '../../../tests/support/fixtures/visitors';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { Explore } from './Explore';

const tags = [
  'official',
  'realistic',
  'anime',
  'romantic',
  'witty',
  'calm',
  'tender',
  'confident',
  'adventure',
  'music',
  'books',
  'cooking',
  'travel',
  'night-owl',
].map((tag, index) => ({ tag, count: 60 - index }));

const meta = {
  title: 'explore/Explore',
  component: Explore,
  decorators: [shellDecorator({ visitor: guest, tab: 'explore' })],
  args: {
    status: 'shown',
    isOffline: false,
    cachedAt: null,
    characters: someCharacters(20),
    filters: {
      search: '',
      onSearch: fn(),
      tags,
      chosen: [],
      onToggleTag: fn(),
      sort: 'popular',
      onSort: fn(),
    },
    suggestions: [],
    searchHref: ({ q }) => `/?q=${q}`,
    onClearFilters: fn(),
    onRetry: fn(),
    more: { state: 'end', onMore: fn(), onRetry: fn() },
    profileHref: ({ slug }) => `/?profile=1&about=${slug}`,
    createHref: '/?create=1',
    hasPremium: false,
  },
} satisfies Meta<typeof Explore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /^Create your own.*Premium$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Romantic' }));
    await expect(args.filters.onToggleTag).toHaveBeenCalledWith('romantic');
    await expect(canvas.getAllByRole('link', { name: 'Inês, 31' })[0]).toHaveAttribute(
      'href',
      '/ines',
    );
  },
};

export const ShownToPremium: Story = {
  args: { hasPremium: true },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== 'en') return;
    await expect(canvas.queryByRole('link', { name: /Create.*Premium$/ })).toBeNull();
  },
};

export const Loading: Story = { args: { status: 'loading', characters: [] } };

export const Refreshing: Story = { args: { status: 'refreshing' } };

export const LoadingMore: Story = {
  args: { more: { state: 'loading', onMore: fn(), onRetry: fn() } },
};

export const MoreFailed: Story = {
  args: { more: { state: 'failed', onMore: fn(), onRetry: fn() } },
};

export const Empty: Story = {
  args: {
    characters: [],
    filters: { ...meta.args.filters, search: 'zebra', chosen: ['anime', 'calm'] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Favourites: Story = {
  args: { filters: { ...meta.args.filters, favourites: { chosen: true, onToggle: fn() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favourites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const NoFavourites: Story = {
  args: { ...Favourites.args, characters: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { status: 'failed', characters: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Cached: Story = { args: { cachedAt: new Date(2026, 10, 22, 14, 3).getTime() } };

export const FailedOffline: Story = { args: { status: 'failed', characters: [], isOffline: true } };
