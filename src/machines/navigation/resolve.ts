import {
  formatAddress,
  loginFor,
  overlayOf,
  safeNext,
  withOverlay,
  withoutOverlay,
} from './address';
import type { Address, Overlay } from './address';
import { matchRoute } from './routes';
import type { Route, RouteRules } from './routes';

export type Visitor = { isAuthorized: boolean };

/** What an address shows to this visitor. */
export type Resolution =
  | { kind: 'page'; route: Route; overlay: Overlay | null }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; path: string }
  | { kind: 'broken'; message: string };

/** A named rule: null lets the visitor pass, a string sends them elsewhere. */
type Middleware = (address: Address, visitor: Visitor) => string | null;

/** A rule that decides nothing about the address: the machine of the page follows it. */
const pass: Middleware = () => null;

const middlewares: Readonly<Record<string, Middleware>> = {
  auth: (address, { isAuthorized }) => (isAuthorized ? null : loginFor(formatAddress(address))),
  generate: pass,
  ready: pass,
  'validate-with-ls': pass,
};

const isSignInOverlay = (overlay: Overlay | null): overlay is Overlay =>
  overlay !== null && (overlay.name === 'login' || overlay.name === 'signup');

/**
 * Decides what an address shows. A rule that the table does not know is a fault of the build,
 * not of the visitor: "Unknown route middleware" (spec 4.16).
 */
export const resolve = (address: Address, rules: RouteRules, visitor: Visitor): Resolution => {
  const route = matchRoute(rules, address.path);
  if (route === null) return { kind: 'missing', path: address.path };

  for (const name of rules[route.pattern]?.middleware ?? []) {
    const middleware = Object.hasOwn(middlewares, name) ? middlewares[name] : undefined;
    if (middleware === undefined)
      return { kind: 'broken', message: `Unknown route middleware: ${name}` };
    const to = middleware(address, visitor);
    if (to !== null) return { kind: 'redirect', to };
  }

  const overlay = overlayOf(address.search);
  const here = formatAddress({ path: address.path, search: withoutOverlay(address.search) });
  // A link to the memory without a character leads to the page alone.
  if (overlay?.name === 'memory' && route.params['slug'] === undefined)
    return { kind: 'redirect', to: here };
  if (visitor.isAuthorized && isSignInOverlay(overlay))
    return { kind: 'redirect', to: safeNext(overlay.params['next']) ?? here };
  if (!visitor.isAuthorized && (overlay?.name === 'create' || overlay?.name === 'memory'))
    return {
      kind: 'redirect',
      to: formatAddress(withOverlay(address, 'login', { next: formatAddress(address) })),
    };
  return { kind: 'page', route, overlay };
};
