import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogueAt } from '../../../tests/support/fixtures/catalogues';
import { guest } from '../../../tests/support/fixtures/visitors';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import type { CatalogueQuery, CatalogueRef } from '../../machines/catalogue/catalogueMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import { Explore } from './Explore';
import { useExplore } from './useExplore';

type WallProps = { catalogue: CatalogueRef; isOffline?: boolean };

/** The page over a catalogue that makes no calls. */
function Wall({ catalogue, isOffline = false }: WallProps) {
  const href = useOverlayHref();
  return (
    <Explore {...useExplore({ catalogue, href, isMember: false, hasPremium: false, isOffline })} />
  );
}

const meta: Meta<typeof Wall> = {
  title: 'explore/ExplorePage',
  component: Wall,
  decorators: [shellDecorator({ visitor: guest, tab: 'explore' })],
};
export default meta;

type Story = StoryObj<typeof Wall>;

const looking: CatalogueQuery = { q: 'bread', tags: ['calm'], sort: 'popular', favourites: false };

export const Shown: Story = { args: { catalogue: catalogueAt({ list: { shown: 'idle' } }) } };

/** Nothing is loaded yet; the filters take up their space unseen. */
export const Loading: Story = {
  args: { catalogue: catalogueAt({ list: 'loading', filters: 'loading' }, { characters: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('button', { pressed: false })).toBeNull();
  },
};

export const Typing: Story = {
  args: { catalogue: catalogueAt({ list: 'settling' }, { query: { ...looking, tags: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('bread');
  },
};

/** Another filter was chosen; the earlier characters stay, dimmed. */
export const LoadingAnotherFilter: Story = {
  args: { catalogue: catalogueAt({ list: 'loading' }, { query: { ...looking, q: '' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

/** Scrolling loads no more while the visitor's own page is loading. */
export const ExchangingForOnesOwn: Story = {
  args: { catalogue: catalogueAt({ list: { shown: 'exchanging' } }, { next: 'cursor' }) },
};

export const LoadingMore: Story = {
  args: { catalogue: catalogueAt({ list: { shown: 'loadingMore' } }, { next: 'cursor' }) },
};

export const MoreFailed: Story = {
  args: { catalogue: catalogueAt({ list: { shown: 'moreFailed' } }, { next: 'cursor' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const NobodyFits: Story = {
  args: { catalogue: catalogueAt({ list: { shown: 'idle' } }, { query: looking, characters: [] }) },
};

/** What was looked for is written otherwise, or is there under another filter. */
export const SuggestsOthers: Story = {
  args: {
    catalogue: catalogueAt(
      { list: { shown: 'idle' } },
      {
        query: { ...looking, q: 'bred' },
        characters: [],
        suggestions: [
          { q: 'bread', tags: [] },
          { q: 'bread', tags: ['night-owl'] },
        ],
      },
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'bread · Night owl' });
    await expect(link).toHaveAttribute('href', '/?q=bread&tag=night-owl');
  },
};

export const CachedOnTheDevice: Story = {
  args: {
    catalogue: catalogueAt(
      { list: 'cached', filters: 'absent' },
      { cachedAt: new Date(2026, 10, 22, 14, 3).getTime() },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/this device has kept/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { catalogue: catalogueAt({ list: 'failed', filters: 'absent' }, { characters: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const FailedOffline: Story = { args: { ...Failed.args, isOffline: true } };
