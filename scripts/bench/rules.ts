/**
 * Has the rules read texts of 1000 characters: an ordinary one in each language, and ones made to
 * be slow, from beginnings that never complete; prints the figures as JSON.
 */
import { checkText } from '../../server/moderation/checkText';
import { speaksOfSelfHarm } from '../../server/moderation/selfHarm/speaksOfSelfHarm';
import { median } from './page.mjs';
import type { RuleFigures } from './rules.mjs';

const LENGTH = 1_000;
const RUNS = 5;
const MIXED = 20;

const ordinary = [
  'We went to the market this morning and came back with far too many pears. ',
  'Wir waren heute auf dem Markt und kamen mit viel zu vielen Birnen zurück. ',
  'Fuimos al mercado esta mañana y volvimos con demasiadas peras en la bolsa. ',
  'Утром мы ходили на рынок и вернулись домой, как всегда, с горой груш. ',
  '今天早上我们去了市场，买了太多的梨回来，晚上做了一个梨派。',
];

/** Words with which many rules start or continue, and texts that can be read in many ways. */
const slow = [
  'i took the whole whole whole strip of of ',
  'i want to i want to think about the ',
  'my my i i me everyone would be if i when i ',
  'ich habe alle alle ganze packung ich will ich will mich ',
  'wenn ich mein leben ich will nicht mehr ',
  'me he tomado la caja entera de quiero quiero que me ',
  'si mi vida no quiero ya no quiero cuando ',
  'я выпил всю целую пачку я хочу чтобы меня ',
  'если бы меня не было я не хочу больше ',
  '我想我要我不想如果我我把所有',
  '等我我们想死了我我要从',
  'k i l l  m e  i  w a n t  t o  ',
  'аa oо eе pр cс 1i 0o 3e 5s 7t ',
  'a',
  ' ',
  'i ',
  '死',
  "i'm i've i'd i'll don't can't won't ",
  'XVIII years VIII I 18 17 16 15 ',
  'she is he is my little sister is in the class of the ',
];

/** The same words in a fixed random order: by chance they get further into the rules. */
function* mixed(count: number) {
  const words = [...new Set(slow.join(' ').split(/ +/))];
  let seed = 7;
  for (let made = 0; made < count; made += 1) {
    const text = [];
    for (let length = 0; length < LENGTH; length += (text.at(-1)?.length ?? 0) + 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      text.push(words[seed % words.length] ?? '');
    }
    yield text.join(' ').slice(0, LENGTH);
  }
}

const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

function millisecondsOf(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    read(text);
    return performance.now() - began;
  });
  return median(times);
}

function measure(name: string, read: (text: string) => unknown): RuleFigures {
  const usual = ordinary.map(filled);
  for (const text of usual) read(text);
  return {
    name,
    ordinaryMs: Math.max(...usual.map((text) => millisecondsOf(read, text))),
    slowestMs: Math.max(
      ...[...slow.map(filled), ...mixed(MIXED)].map((text) => millisecondsOf(read, text)),
    ),
  };
}

const figures = [
  measure('of self-harm', speaksOfSelfHarm),
  measure('of minors', (text) => checkText(text)),
];
process.stdout.write(JSON.stringify(figures));
