import { expect } from 'vitest';
import { navigationMachine } from '../../src/machines/navigation/navigationMachine';
import { routeRules } from '../../src/machines/navigation/routes';
import { done, fault, testChart, World } from '../support/machines';
import type { Run } from '../support/machines';

const at = (path: string, search = '', isOpened = false) => ({
  type: 'history.changed',
  address: { path, search },
  isOpened,
});

const navigationRun: Run<typeof navigationMachine> = {
  machine: (world) =>
    navigationMachine.provide({ actors: { history: world.port(), readRules: world.held() } }),
  input: ({ owner }) => ({ owner }),
};

const rules = { ...routeRules, '/odd': { middleware: ['constructor'] } };

testChart('navigation', {
  ...navigationRun,
  alphabet: [
    done('readRules', rules),
    fault('readRules'),
    at('/'),
    at('/', 'login=1&next=%2Fchat'),
    at('/ada', 'login=1', true),
    at('/ada', 'premium=1&from=limit&source=menu', true),
    at('/ada'),
    at('/settings'),
    at('/a/b'),
    at('/odd'),
    { type: 'visitor.changed', isAuthorized: true },
    { type: 'visitor.changed', isAuthorized: false },
    { type: 'visitor.left' },
    { type: 'navigation.missing', path: '/ada' },
    { type: 'navigation.crashed', message: 'Broken view' },
    { type: 'navigation.go', to: '/chat' },
    { type: 'navigation.outdated', loader: new World().owner },
    { type: 'navigation.stay', change: { type: 'history.push', to: '/chat', isOpened: false } },
    { type: 'overlay.open', name: 'report' },
    { type: 'overlay.close' },
  ],
  invariant: (snapshot) => {
    const { address, isAuthorized, place, fault, rules: known } = snapshot.context;
    if (snapshot.matches('learning')) expect(known).toBe(null);
    if (snapshot.matches('settled') || snapshot.matches('redirecting'))
      expect(known).toEqual(rules);
    if (snapshot.matches('settled')) {
      expect(place.address).toEqual(address);
      expect(fault).toBe(null);
      if (place.route.pattern === '/settings') expect(isAuthorized).toBe(true);
      if (['login', 'signup'].includes(place.overlay?.name)) expect(isAuthorized).toBe(false);
    }
    if (snapshot.hasTag('error')) expect(fault).not.toBe(null);
    if (snapshot.hasTag('error')) expect(place).toBe(null);
    expect(snapshot.hasTag('error')).toBe(
      snapshot.matches('missing') || snapshot.matches('broken'),
    );
    if (snapshot.matches('starting')) expect(address === null || isAuthorized === null).toBe(true);
  },
});
