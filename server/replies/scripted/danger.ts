import { speaksOfSelfHarm } from '../../moderation/selfHarm/speaksOfSelfHarm';
import { besideOthersSuicide } from '../hardNews/othersSuicide';
import type { Act, LanguagePack, Reading } from './languagePack';

/** A friend's suicide is hard news: what else the message says decides whether the user is in danger. */
export function judgedDanger(reading: Reading, text: string, pack: LanguagePack): Reading {
  const { acts } = reading;
  if (speaksOfSelfHarm(text))
    return { ...reading, acts: new Set<Act>([...acts, 'crisis']), facts: [] };
  const rest = acts.has('crisis') ? besideOthersSuicide(text) : null;
  if (rest === null || pack.read(rest, null).acts.has('crisis')) return reading;
  return { ...reading, acts: new Set([...acts].filter((act) => act !== 'crisis')) };
}
