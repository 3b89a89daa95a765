import { capitalized } from './spelling';

const SWAPS: Readonly<Record<string, string>> = {
  mich: 'dich',
  mir: 'dir',
  uns: 'euch',
  unser: 'euer',
  unsere: 'eure',
  unseren: 'euren',
  unserem: 'eurem',
  unserer: 'eurer',
  unseres: 'eures',
};

function swapped(word: string): string {
  const core = /^\p{L}+/u.exec(word)?.[0] ?? '';
  const rest = word.slice(core.length);
  const lower = core.toLowerCase();
  const own = /^mein(e[nmrs]?)?$/.exec(lower);
  const turned = own === null ? SWAPS[lower] : `dein${own[1] ?? ''}`;
  if (turned === undefined) return word;
  return (core === lower ? turned : capitalized(turned)) + rest;
}

/** Turns "mein", "mich", "uns" and their like round, in a phrase without a verb. */
export function reflect(phrase: string): string {
  return phrase.split(' ').map(swapped).join(' ');
}
