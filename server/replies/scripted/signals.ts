import type { CommonLines } from './languagePack';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';
import { onTold } from './mentioned';

type Signal = keyof CommonLines['signals'] | 'laugh' | 'nod';

const HAS_WORDS = /[\p{L}\p{N}]/u;
const EMOJI: readonly (readonly [Signal, RegExp])[] = [
  ['sad', /[😢😭💔🥺😞😔😟😿🙁☹😥😪]/u],
  ['love', /[❤♥😍🥰😘💕💖💗💙💚💛💜🧡🤍🖤🤗😻😚💋🌹]/u],
  ['laugh', /[😂🤣😄😆😅😁😹😀😃]/u],
  ['cross', /[🙄😤😡😠🤬😒😑🤦]/u],
  ['think', /[🤔🧐🤨😕😐😶]/u],
  ['nod', /[👍👌🙏✌🙂😊☺🤝🫡😌]/u],
];
const HESITATES = /^\P{L}{0,3}(?:[hm]{1,12}|[хм]{2,12}|гм{1,9}|э{2,9}|ähm?|eh|ehm)\P{L}{0,6}$/iu;

const SIGHS =
  /^\P{L}{0,3}(?:u+gh+|ar+gh+|grr+|uff+|puh+|buf+|уф+|ар+|фу+|блин|唉+|哎+)\P{L}{0,6}$/iu;

/** What stands in the place of words: an emoji, "hmm", "haha". */
function signalIn({ length, reading, saidNow }: Scene['memory']): Signal | null {
  if (!HAS_WORDS.test(saidNow))
    return EMOJI.find(([, pattern]) => pattern.test(saidNow))?.[0] ?? 'other';
  if (HESITATES.test(saidNow)) return 'think';
  if (SIGHS.test(saidNow)) return 'cross';
  return reading.acts.has('laugh') && length <= 2 ? 'laugh' : null;
}

/** Answers a message without words as somebody who writes on a phone would. */
export function signalled(scene: Scene): Opening | null {
  const { memory, pack, register, voice } = scene;
  const signal = signalIn(memory);
  if (signal === null) return null;
  if (signal === 'nod') return nodded(scene);
  if (signal === 'laugh') return said('none', voice.pick('laugh', register.laugh));
  const near = signal === 'other' ? onTold(scene) : null;
  if (near !== null) return said('none', near);
  return said('none', voice.pick(`signal/${signal}`, pack.common.signals[signal]));
}

/** Answers "ok", which ends a subject, so that another one may begin. */
export const nodded = ({ register, voice }: Scene): Opening | null =>
  said('new', voice.pick('nod', register.nod));
