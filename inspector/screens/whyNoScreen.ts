import type { AnyStateNode } from 'xstate';
import { flowOf } from '../gallery/flows';

/** What a chart says in the `meta` of a state that looks like another one, or like nothing. */
const saidBy = ({ meta }: AnyStateNode): string | null => {
  const said: unknown = meta;
  return typeof said === 'object' && said !== null && 'noScreen' in said
    ? String(said.noScreen)
    : null;
};

/** Nothing holds the last of its ways on. */
const isPassed = ({ always = [] }: AnyStateNode): boolean =>
  always.length > 0 && always.at(-1)?.guard === undefined;

/** Why a state has no screen; null if it only has no story yet, and if it has one. */
export const ownReason = (flow: string, state: string): string | null => {
  const root: AnyStateNode | undefined = flowOf(flow)?.machine.root;
  const node = state
    .split('.')
    .reduce((above: AnyStateNode | undefined, key) => above?.states[key], root);
  if (node === undefined) return null;
  return saidBy(node) ?? (isPassed(node) ? 'it is passed through at once' : null);
};

/** The same, for all states of machines that work in the background too. */
export const whyNoScreen = (flow: string, state: string): string | null => {
  const machine = flowOf(flow)?.machine;
  return ownReason(flow, state) ?? (machine === undefined ? null : saidBy(machine.root));
};
