import type { Bundle } from '../machines/app/screenTypes';
import type { BundleCode } from '../machines/bundle/bundleMachine';
import { VerifyPrompt } from '../ui/shell/Shell';
import { ClaimChip } from '../ui/shell/TopBar';
import type { Ports } from './ports';

/** How the code of screens is loaded, and made ready to run. */
export const bundles: Readonly<Record<Bundle, (ports: Ports) => Promise<BundleCode>>> = {
  call: async (ports) => (await import('./bundles/call')).createCall(ports),
  characters: async (ports) => (await import('./bundles/characters')).createCharacters(ports),
  forms: async (ports) => (await import('./bundles/forms')).createForms(ports),
  member: async (ports) => {
    // What shows it comes with it, so that nothing breaks where it cannot be loaded.
    const [{ createMember }] = await Promise.all([
      import('./bundles/line'),
      ClaimChip.fetch(),
      VerifyPrompt.fetch(),
    ]);
    return createMember(ports);
  },
  money: async (ports) => (await import('./bundles/money')).createMoney(ports),
  persona: async (ports) => (await import('./bundles/persona')).createPersona(ports),
  undress: async (ports) => (await import('./bundles/undress')).createUndress(ports),
  welcome: async (ports) => (await import('./bundles/welcome')).createWelcome(ports),
};
