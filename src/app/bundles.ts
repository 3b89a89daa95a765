import type { Bundle } from '../machines/app/screenTypes';
import type { BundleCode } from '../machines/bundle/bundleMachine';
import { ClaimChip } from '../ui/shell/TopBar';
import type { Ports } from './ports';
import { screens } from './screens';

/** Each provides its screens' machines with their effects. */
type Chunk = { create: (ports: Ports) => BundleCode };

const chunks: Readonly<Record<Bundle, () => Promise<Chunk>>> = {
  call: () => import('./bundles/call'),
  characters: () => import('./bundles/characters'),
  forms: () => import('./bundles/forms'),
  member: async () => {
    // Its view is loaded along with it, so that nothing breaks if it cannot be.
    const [chunk] = await Promise.all([import('./bundles/member'), ClaimChip.fetch()]);
    return chunk;
  },
  money: () => import('./bundles/money'),
  persona: () => import('./bundles/persona'),
  undress: () => import('./bundles/undress'),
  welcome: () => import('./bundles/welcome'),
};

export const loadBundle = async (bundle: Bundle, ports: Ports): Promise<BundleCode> =>
  (await chunks[bundle]()).create(ports);

/** Fetches the code that a page is about to need, without running it. */
export const expectBundles = (pattern: string, isMember: boolean): Promise<unknown> => {
  const where = { pattern, params: { id: '', slug: '' }, overlay: null, isMember, member: null };
  const wanted = Object.values(screens).filter(({ about }) => about(where) !== undefined);
  return Promise.all([...new Set(wanted.map(({ bundle }) => bundle))].map((one) => chunks[one]()));
};
