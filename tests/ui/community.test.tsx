import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { communityStorage } from '../../src/browser/communityStorage';
import { CommunityBanner } from '../../src/ui/community/CommunityBanner';
import { communityAt } from '../support/fixtures/community';
import { renderView } from '../support/fixtures/views';
import { hearing } from '../support/hearing';
import { brokenStore, memoryStore } from '../support/memoryStore';

const invitation = () => screen.queryByRole('region', { name: 'Meet the others' });

test('leads to the community chat in a tab of its own that does not hear from where', () => {
  renderView(<CommunityBanner actor={communityAt('shown')} />);
  const link = screen.getByRole('link', {
    name: 'Open the community chat (opens in a new tab)',
  });
  expect(invitation()).toContainElement(link);
  expect(link).toHaveAttribute('href', 'https://community.example/join');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('goes when it is put away, by keyboard too', async () => {
  renderView(<CommunityBanner actor={communityAt('shown')} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Hide this invitation' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(invitation()).toBeNull();
});

test.each(['recalling', 'dismissed'] as const)('says nothing while %s', (value) => {
  renderView(<CommunityBanner actor={communityAt(value)} />);
  expect(invitation()).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('what the device remembers of the invitation', () => {
  const recalled = (isDismissed: boolean) => ({ type: 'community.recalled', isDismissed });
  const change = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('is kept when it is put away, for the next visit', () => {
    const { store } = memoryStore();
    const first = hearing(communityStorage(store, window));
    first.send({ type: 'community.writeDismissal' });
    expect(first.heard).toEqual([recalled(false)]);
    expect(hearing(communityStorage(store, window)).heard).toEqual([recalled(true)]);
    first.stop();
  });

  it('is heard from other tabs, until nobody listens', () => {
    const { heard, stop } = hearing(communityStorage(memoryStore().store, window));
    change('theme', 'dismissed');
    change('community', null);
    expect(heard).toEqual([recalled(false)]);
    change('community', 'dismissed');
    expect(heard.slice(1)).toEqual([{ type: 'community.dismissed' }]);
    stop();
    change('community', 'dismissed');
    expect(heard.length).toBe(2);
  });

  it.each([null, brokenStore])('S10 is nothing where nothing can be kept: %#', (store) => {
    const { heard, send, stop } = hearing(communityStorage(store, window));
    send({ type: 'community.writeDismissal' });
    expect(heard).toEqual([recalled(false)]);
    stop();
  });
});
