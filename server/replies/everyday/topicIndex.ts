import { spokenIn } from '../../../common/locales';
import type { Locale, SpokenLocale } from '../../../common/locales';
import { readAbout } from './about';
import type { About, Sign } from './about';
import { hear, keysOf } from './features';
import type { Heard } from './features';
import { readTopics } from './readTopics';
import type { Topic } from './readTopics';

export type Found = {
  topic: Topic;
  weight: number;
  /** Whether the text is one of the topic's own wordings, in whatever letters. */
  isAlike: boolean;
  /** Whether several telling words of it are there, or little else. */
  isSure: boolean;
};

/** From here on, of 1, a text is a topic's wording in other letters. */
const SAME = 0.8;
const PAIR_COUNTS = 0.5;
/** A word of so few topics may stand for two groups of one. */
const RARE_IN = 3;

/** A word says something when it stands in at most so many of all topics. */
const TELLING_IN = 0.12;
/** Of all that a text says, the words of a topic must be so much: several, or one; and to be sure by one. */
const LEAST_SHARE = 0.17;
const LEAST_SHARE_OF_ONE = 0.24;
const SURE_SHARE = 0.4;

/** From here on a topic may be of a denial; from there on it is of nothing else. */
const SOME_DENIED = 0.25;
const MOST_DENIED = 0.75;

type Met = { word: string; key: string };
type Named = { topic: number; group: number; sign: Sign };
type Wording = { topic: number; square: number; isDenied: boolean };

/** That a denial stands for a group, and weighs nothing. */
const DENIAL: Met = { word: 'not', key: '' };

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

function added<Value>(lists: Map<string, Value[]>, key: string, value: Value) {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Finds what everyday topic a text is on, by the words that each topic names. */
export class TopicIndex {
  private readonly abouts: readonly About[];
  /** How many of a topic's wordings deny something, of 1. */
  private readonly denied: readonly number[];
  private readonly named = new Map<string, Named[]>();
  private readonly excluded = new Map<string, { topic: number; sign: Sign }[]>();
  private readonly wordings: Wording[] = [];
  private readonly wordingsWith = new Map<string, number[]>();
  /** In how many topics a word or key stands. */
  private readonly spread = new Map<string, number>();

  constructor(
    private readonly topics: readonly Topic[],
    private readonly locale: SpokenLocale,
  ) {
    this.abouts = topics.map(({ about }) => readAbout(about, locale));
    const heard = topics.map((topic) => topic.heard.map((wording) => hear(wording, locale)));
    this.denied = heard.map(
      (wordings) =>
        wordings.filter(({ isDenied }) => isDenied).length / Math.max(1, wordings.length),
    );
    const latest = new Map<string, number>();
    const count = (word: string, topic: number) => {
      if (latest.get(word) === topic) return;
      latest.set(word, topic);
      this.spread.set(word, (this.spread.get(word) ?? 0) + 1);
    };
    for (const [topic, { groups, not }] of this.abouts.entries()) {
      for (const [group, signs] of groups.entries())
        for (const sign of signs) {
          added(this.named, sign.key, { topic, group, sign });
          count(sign.key, topic);
        }
      for (const sign of not) added(this.excluded, sign.key, { topic, sign });
      for (const { pairs, words } of heard[topic] ?? []) {
        for (const word of words) count(word, topic);
        for (const pair of pairs) count(pair, topic);
      }
    }
    for (const [topic, wordings] of heard.entries())
      for (const wording of wordings) this.add(topic, wording);
  }

  /** The topic that a text is on; null where it is on none. */
  find(text: string): Found | null {
    return this.all(text).reduce<Found | null>(
      (best, one) => (best === null || one.weight > best.weight ? one : best),
      null,
    );
  }

  /** Every topic that a text may be on. */
  all(text: string): Found[] {
    const heard = hear(text, this.locale);
    const alike = this.alikeIn(heard);
    const weighs = Math.sqrt(this.squareOf(heard.words, heard.pairs));
    const found: Found[] = [];
    for (const [at, nearness] of alike) {
      const topic = this.topics[at];
      // As much as its words weigh, as of those that a topic names.
      if (topic !== undefined && nearness >= SAME)
        found.push({ topic, weight: nearness * weighs, isAlike: true, isSure: true });
    }
    for (const [at, one] of this.byWords(heard)) {
      const nearness = alike.get(at) ?? 0;
      if (nearness < SAME) found.push({ ...one, weight: one.weight + nearness });
    }
    return found;
  }

  /** By number, every topic of which a text holds the words, whatever wordings it is near to. */
  byWords(heard: Heard): Map<number, Found> {
    const found = new Map<number, Found>();
    const mass = sumOf([...new Set(heard.words)].map((word) => this.massOf(word)));
    for (const [at, met] of this.metIn(heard)) {
      const topic = this.topics[at];
      if (topic === undefined) continue;
      const telling = this.tellingOf(met);
      const share = sumOf(telling.map((word) => this.massOf(word))) / mass;
      if (share < (telling.length > 1 ? LEAST_SHARE : LEAST_SHARE_OF_ONE)) continue;
      const weight = sumOf(met.map(({ key }) => (key === '' ? 0 : this.rarity(key))));
      const isSure = telling.length > 1 || share >= SURE_SHARE;
      found.set(at, { topic, weight, isAlike: false, isSure });
    }
    return found;
  }

  /** Of the words that were met, those that say something: in few topics, and each once. */
  private tellingOf(met: readonly Met[]): string[] {
    const words = new Set(met.flatMap(({ key, word }) => (key === '' ? [] : word.split(' '))));
    return [...words].filter((word) => this.spreadOf(word) <= this.topics.length * TELLING_IN);
  }

  /** How much a word of a text says; one that no topic knows may be a name. */
  private massOf(word: string): number {
    return this.spread.has(word) ? this.rarity(word) : Math.log(1 + this.topics.length) / 2;
  }

  private add(topic: number, { isDenied, pairs, words }: Heard) {
    for (const feature of new Set([...words, ...pairs]))
      added(this.wordingsWith, feature, this.wordings.length);
    this.wordings.push({ topic, square: this.squareOf(words, pairs), isDenied });
  }

  private spreadOf(word: string): number {
    return this.spread.get(word) ?? 1;
  }

  private rarity(word: string): number {
    return Math.log(1 + this.topics.length / this.spreadOf(word));
  }

  private weightOf(feature: string, counts: number): number {
    return (counts * this.rarity(feature)) ** 2;
  }

  private squareOf(words: readonly string[], pairs: readonly string[]): number {
    let square = 0;
    for (const word of new Set(words)) square += this.weightOf(word, 1);
    for (const pair of new Set(pairs)) square += this.weightOf(pair, PAIR_COUNTS);
    return square;
  }

  /** By topic, what stands for each of its groups, where all of them are met. */
  private metIn(heard: Heard): Map<number, Met[]> {
    const isSaid = ({ pairs }: Sign) => pairs.every((pair) => heard.pairs.includes(pair));
    const excluded = new Set<number>();
    const options = new Map<number, Met[][]>();
    for (const { key, word } of keysOf(heard, this.locale)) {
      for (const { topic, sign } of this.excluded.get(key) ?? [])
        if (isSaid(sign)) excluded.add(topic);
      for (const { group, sign, topic } of this.named.get(key) ?? []) {
        if (!isSaid(sign)) continue;
        const groups = options.get(topic) ?? [];
        (groups[group] ??= []).push({ word, key });
        options.set(topic, groups);
      }
    }
    const met = new Map<number, Met[]>();
    for (const [topic, groups] of options) {
      const about = this.abouts[topic];
      if (about === undefined || excluded.has(topic)) continue;
      if (about.denial === null && !this.isAsDenied(topic, heard)) continue;
      if (heard.isDenied && about.denial !== null) groups[about.denial] ??= [DENIAL];
      const chosen = this.chosenFrom(groups, about.groups.length);
      if (chosen !== null) met.set(topic, chosen);
    }
    return met;
  }

  /** What is denied is another thing, unless the topic is of that; and the other way round. */
  private isAsDenied(topic: number, { isDenied }: Heard): boolean {
    const denied = this.denied[topic] ?? 0;
    return isDenied ? denied >= SOME_DENIED : denied <= MOST_DENIED;
  }

  /** The rarest option for each group; null where one has none, or only a word taken that is no rare one. */
  private chosenFrom(groups: readonly (readonly Met[] | undefined)[], many: number): Met[] | null {
    const chosen: Met[] = [];
    const taken = new Set<string>();
    for (let group = 0; group < many; group += 1) {
      const met = (groups[group] ?? [])
        .filter(({ word }) => !taken.has(word) || this.spreadOf(word) <= RARE_IN)
        .reduce<Met | null>(
          (best, one) =>
            best === null || this.spreadOf(one.key) < this.spreadOf(best.key) ? one : best,
          null,
        );
      if (met === null) return null;
      taken.add(met.word);
      chosen.push(met);
    }
    return chosen;
  }

  /** By topic, how near its nearest wording is: 1 where all words are the same, the rarer counting more. */
  private alikeIn(heard: Heard): Map<number, number> {
    const shared = new Float64Array(this.wordings.length);
    const share = (feature: string, counts: number) => {
      const weight = this.weightOf(feature, counts);
      for (const at of this.wordingsWith.get(feature) ?? [])
        shared[at] = (shared[at] ?? 0) + weight;
    };
    for (const word of new Set(heard.words)) share(word, 1);
    for (const pair of new Set(heard.pairs)) share(pair, PAIR_COUNTS);
    const square = this.squareOf(heard.words, heard.pairs);
    const nearest = new Map<number, number>();
    for (const [at, { isDenied, square: own, topic }] of this.wordings.entries()) {
      const weight = shared[at] ?? 0;
      if (weight === 0 || isDenied !== heard.isDenied) continue;
      const alike = weight / Math.sqrt(square * own);
      if (alike > (nearest.get(topic) ?? 0)) nearest.set(topic, alike);
    }
    return nearest;
  }
}

const indexes = new Map<SpokenLocale, TopicIndex>();

/** The topics of a language, read on first use. */
export function topicIndexOf(locale: Locale): TopicIndex {
  const spoken = spokenIn(locale);
  const known = indexes.get(spoken) ?? new TopicIndex(readTopics(spoken), spoken);
  indexes.set(spoken, known);
  return known;
}
