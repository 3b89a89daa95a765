import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatTime } from '../../src/ui/chatList/ChatTime';
import { HitTime } from '../../src/ui/chatSearch/HitTime';
import { Day } from '../../src/ui/kit/Day';
import { renderView } from '../support/fixtures/views';

const evening = new Date(2026, 10, 20, 21, 5);
const date = evening.toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(new Date(2026, 10, 20, 23, 59, 30));
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe.each([
  ['a chat', ChatTime, 'Fri'],
  ['a hit', HitTime, 'Nov 20'],
])('the time of %s', (_, Time, nextDay) => {
  test('turns at midnight', () => {
    renderView(<Time date={date} />);
    expect(screen.getByText(/9:05\sPM/)).toBeVisible();
    pass(29_999);
    expect(screen.getByText(/9:05\sPM/)).toBeVisible();
    pass(1);
    expect(screen.getByText(nextDay)).toBeVisible();
  });

  test('has turned when the page is looked at again after a night asleep', () => {
    renderView(<Time date={date} />);
    vi.setSystemTime(new Date(2026, 10, 21, 8, 0));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(nextDay)).toBeVisible();
  });

  test('leaves nothing running when it is gone', () => {
    const { unmount } = renderView(<Time date={date} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a chat keeps its weekday for six days, at midnight as well', () => {
  renderView(<ChatTime date={date} />);
  const day = 24 * 60 * 60 * 1000;
  pass(6 * day);
  expect(screen.getByText('Fri')).toBeVisible();
  pass(day);
  expect(screen.getByText('Nov 20')).toBeVisible();
});

test('a day is today, then yesterday, then its date, and has its year in another one', () => {
  const { container } = renderView(<Day day={date} />);
  const day = 24 * 60 * 60 * 1000;
  expect(container).toHaveTextContent(/^Today$/);
  pass(30_000);
  expect(container).toHaveTextContent(/^Yesterday$/);
  pass(day);
  expect(container).toHaveTextContent(/^Friday, November 20$/);
  pass(50 * day);
  expect(container).toHaveTextContent(/^November 20, 2026$/);
});
