import { spokenIn } from '../../../common/locales';
import type { Locale, SpokenLocale } from '../../../common/locales';
import { metIn, readAbout } from './about';
import type { About } from './about';
import { hear } from './features';
import type { Heard } from './features';
import { readTopics } from './readTopics';
import type { Topic } from './readTopics';

export type Found = {
  topic: Topic;
  weight: number;
  /** Whether the text is one of the topic's own wordings, in whatever letters. */
  isAlike: boolean;
  /** Whether several of its words are there. */
  isSure: boolean;
};

/** From here on, of 1, a text is a topic's wording in other letters. */
const SAME = 0.8;
/** More than any words together weigh. */
const SAME_WEIGHS = 1000;
const PAIR_COUNTS = 0.5;
/** A word of so few topics may stand for two groups of one. */
const RARE_IN = 3;

const featuresOf = ({ stems, pairs }: Heard): [feature: string, counts: number][] => [
  ...[...stems].map((stem): [string, number] => [stem, 1]),
  ...[...pairs].map((pair): [string, number] => [pair, PAIR_COUNTS]),
];

/** Finds what everyday topic a text is on, by the words that each topic names. */
export class TopicIndex {
  private readonly abouts: readonly About[];
  private readonly wordings: { topic: number; square: number; isDenied: boolean }[] = [];
  private readonly wordingsWith = new Map<string, number[]>();
  /** In how many topics a word stands. */
  private readonly spread = new Map<string, number>();

  constructor(
    private readonly topics: readonly Topic[],
    private readonly locale: SpokenLocale,
  ) {
    this.abouts = topics.map(({ about }) => readAbout(about, locale));
    const heard = topics.map((topic) => topic.heard.map((wording) => hear(wording, locale)));
    for (const [at, wordings] of heard.entries()) {
      const words = new Set([
        ...(this.abouts[at]?.groups ?? []).flat().map(({ text }) => text),
        ...wordings.flatMap(featuresOf).map(([feature]) => feature),
      ]);
      for (const word of words) this.spread.set(word, (this.spread.get(word) ?? 0) + 1);
    }
    for (const [topic, wordings] of heard.entries())
      for (const wording of wordings) this.add(topic, wording);
  }

  /** The topic that a text is on; null where it is on none. */
  find(text: string): Found | null {
    const heard = hear(text, this.locale);
    const alike = this.alikeIn(heard);
    let best: Found | null = null;
    for (const [at, topic] of this.topics.entries()) {
      const found = this.foundIn(topic, at, heard, alike.get(at) ?? 0);
      if (found !== null && (best === null || found.weight > best.weight)) best = found;
    }
    return best;
  }

  private add(topic: number, wording: Heard) {
    const features = featuresOf(wording);
    for (const [feature] of features) {
      const at = this.wordingsWith.get(feature) ?? [];
      at.push(this.wordings.length);
      this.wordingsWith.set(feature, at);
    }
    this.wordings.push({ topic, square: this.squareOf(features), isDenied: wording.isDenied });
  }

  private weightOf(feature: string, counts: number): number {
    return (counts * this.rarity(feature)) ** 2;
  }

  private squareOf(features: readonly [string, number][]): number {
    return features.reduce((sum, [feature, counts]) => sum + this.weightOf(feature, counts), 0);
  }

  private spreadOf(word: string): number {
    return this.spread.get(word) ?? 1;
  }

  private rarity(word: string): number {
    return Math.log(1 + this.topics.length / this.spreadOf(word));
  }

  private foundIn(topic: Topic, at: number, heard: Heard, alike: number): Found | null {
    const about = this.abouts[at];
    if (alike >= SAME) return { topic, weight: SAME_WEIGHS * alike, isAlike: true, isSure: true };
    // What is denied is another thing, unless the topic is of that.
    if (about === undefined || (heard.isDenied && !about.isOfDenial)) return null;
    const met = metIn(about, heard, (word) => this.spreadOf(word) <= RARE_IN);
    if (met === null) return null;
    const weight = met.reduce((sum, { text }) => sum + this.rarity(text), alike);
    return { topic, weight, isAlike: false, isSure: about.groups.length > 1 };
  }

  /** By topic, how near its nearest wording is: 1 where all words are the same, the rarer counting more. */
  private alikeIn(heard: Heard): Map<number, number> {
    const features = featuresOf(heard);
    const shared = new Map<number, number>();
    for (const [feature, counts] of features) {
      const weight = this.weightOf(feature, counts);
      for (const at of this.wordingsWith.get(feature) ?? [])
        shared.set(at, (shared.get(at) ?? 0) + weight);
    }
    const square = this.squareOf(features);
    const nearest = new Map<number, number>();
    for (const [at, weight] of shared) {
      const wording = this.wordings[at];
      if (wording === undefined || wording.isDenied !== heard.isDenied) continue;
      const alike = weight / Math.sqrt(square * wording.square);
      nearest.set(wording.topic, Math.max(alike, nearest.get(wording.topic) ?? 0));
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
