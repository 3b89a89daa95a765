import { describe, expect, it } from 'vitest';
import { openingView, revealing, zoomed } from '../../inspector/flow/useViewport';
import { flowAddress, placeAt } from '../../inspector/frame/place';
import {
  firstSettings,
  readScreenAddress,
  screenAddress,
} from '../../inspector/screens/screenSettings';

describe('an address of the inspector', () => {
  it.each([
    ['/', { page: 'gallery' }],
    ['', { page: 'gallery' }],
    ['/flow/unblur', { page: 'flow', id: 'unblur', selection: null }],
    ['/screens', { page: 'screens', id: null }],
    ['/screens/unblur', { page: 'screens', id: 'unblur' }],
    ['/review', { page: 'review' }],
    ['/live', { page: 'live' }],
    ['/replay', { page: 'replay' }],
    ['/diff', { page: 'diff', id: null }],
    ['/diff/unblur', { page: 'diff', id: 'unblur' }],
    ['/simulate/unblur', { page: 'simulate', id: 'unblur', steps: null }],
    ['/simulate/unblur/eyJ', { page: 'simulate', id: 'unblur', steps: 'eyJ' }],
    ['/paths/unblur', { page: 'paths', id: 'unblur', state: null }],
    ['/paths/unblur/unblur.veiled', { page: 'paths', id: 'unblur', state: 'unblur.veiled' }],
    ['/scenario/unblur/paid', { page: 'scenario', id: 'unblur', slug: 'paid' }],
    ['/storyboard/unblur/paid', { page: 'storyboard', id: 'unblur', slug: 'paid' }],
    ['/storyboard/unblur', { page: 'missing' }],
    ['/paths', { page: 'missing' }],
    ['/simulate', { page: 'missing' }],
    ['/flow', { page: 'missing' }],
    ['/elsewhere/unblur', { page: 'missing' }],
    ['/flow/unblur/colour/red', { page: 'flow', id: 'unblur', selection: null }],
    ['/flow/unblur/state/%', { page: 'flow', id: 'unblur', selection: { kind: 'state', id: '%' } }],
  ])('%s is a place', (address, place) => expect(placeAt(address)).toEqual(place));

  it.each([
    { kind: 'state', id: 'unblur.failed.broken' } as const,
    { kind: 'way', id: 'a.b|xstate.done.actor.load/1|0|a.c' } as const,
    null,
  ])('leads to what it was made for: %j', (selection) =>
    expect(placeAt(flowAddress('unblur', selection))).toEqual({
      page: 'flow',
      id: 'unblur',
      selection,
    }),
  );
});

describe('the window of a chart', () => {
  const frame = { width: 1_000, height: 600 };

  it('opens with the whole, or with the beginning of what could not be read then', () => {
    const small = { width: 400, height: 300, start: null };
    const wide = { width: 9_000, height: 300 };
    const large = { width: 9_000, height: 9_000 };
    expect(openingView(small, frame)).toEqual({ x: 300, y: 0, scale: 1 });
    expect(openingView({ ...wide, start: null }, frame)).toEqual({ x: 0, y: 0, scale: 0.92 });
    const start = { x: 5_000, y: 1_000 };
    expect(openingView({ ...large, start }, frame)).toEqual({ x: -4_100, y: -560, scale: 0.92 });
    const end = { x: 9_000, y: 9_000 };
    expect(openingView({ ...large, start: end }, frame)).toEqual({
      x: 1_000 - 8_280,
      y: 600 - 8_280,
      scale: 0.92,
    });
    // Letters are never smaller than eleven pixels, however little it is that would not be seen.
    const nearly = { width: 1_100, height: 700, start: { x: 0, y: 0 } };
    expect(openingView(nearly, frame)).toMatchObject({ x: 0, scale: 0.92 });
    const below = { width: 500, height: 2_000, start: { x: 20, y: 300 } };
    expect(openingView(below, frame)).toMatchObject({ y: 0, scale: 0.92 });
  });

  it('zooms around a point that stays where it is, and not without end', () => {
    const at = { x: 100, y: 50 };
    const view = zoomed({ x: 0, y: 0, scale: 1 }, 2, at);
    expect(view).toEqual({ x: -100, y: -50, scale: 2 });
    expect(zoomed(view, 1_000, at).scale).toBe(3);
    expect(zoomed(view, 0.000_1, at).scale).toBe(0.04);
  });

  it('moves to a state that is out of sight, and to no other', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(revealing(view, { x: 10, y: 10, width: 50, height: 50 }, frame)).toBe(view);
    expect(revealing(view, { x: 5_000, y: 10, width: 100, height: 50 }, frame)).toEqual({
      x: 500 - 5_050,
      y: 190,
      scale: 1,
    });
    const wide = { x: 5_000, y: 10, width: 4_000, height: 50 };
    expect(revealing(view, wide, frame)).toMatchObject({ x: 16 - 5_000 });
  });
});

describe('the address of a screen', () => {
  it('leads to the screen as it was looked at', () => {
    const address = screenAddress('chat/Voice/Playing', { ...firstSettings, locale: 'long' });
    expect(readScreenAddress(address.slice('screen.html'.length))).toEqual({
      story: 'chat/Voice/Playing',
      locale: 'long',
      theme: 'dark',
    });
  });

  it('says what it can where it was typed', () =>
    expect(readScreenAddress('?locale=toString&theme=red')).toEqual({
      story: '',
      locale: 'en',
      theme: 'dark',
    }));
});
