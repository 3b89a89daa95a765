import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import { checkText } from '../../../server/moderation/checkText';
import { readTopics } from '../../../server/replies/everyday/readTopics';
import { hear } from '../../../server/replies/everyday/features';
import { TopicIndex } from '../../../server/replies/everyday/topicIndex';
import { packOf } from '../../../server/replies/scripted/packs';

const LONGEST = 160;
const AT_ONCE = 12;

/** Of a topic's wordings, so many are found by its words alone; the rest by being nearly the same. */
const FOUND_BY_WORDS = 1 / 3;

/** What finds more wordings of other topics than this is on everything. */
const FOUND_OF_OTHERS = 12;

/** A subject that nothing particular is told of. */
const IN_GENERAL = ' in general';

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe.each(spokenLocales)('everyday talk in %s', (locale) => {
  const topics = readTopics(locale);
  const pack = packOf(locale);
  const replies = topics.flatMap(({ warm, dry }) => [...warm, ...dry]);

  it('has topics, each once', () => {
    expect(topics.length).toBeGreaterThan(100);
    expect(twice(topics.map(({ id }) => id))).toEqual([]);
  });

  it('has replies that may be said, each sentence once', () => {
    expect(replies.filter((text) => [...text].length > LONGEST)).toEqual([]);
    // A check of several costs little more than that of one.
    const refused = Array.from({ length: Math.ceil(replies.length / AT_ONCE) }, (_, at) =>
      replies.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    ).flatMap((some) =>
      checkText(some.join('\n')).ok ? [] : some.filter((text) => !checkText(text).ok),
    );
    expect(refused).toEqual([]);
    expect(twice(replies.map((text) => text.toLowerCase()))).toEqual([]);
  });

  it('can answer each topic without a question, in either tone', () => {
    const asks = (text: string) => pack.sentences(text).some((one) => pack.isQuestion(one));
    const asking = topics.filter(({ warm, dry }) => warm.every(asks) || dry.every(asks));
    expect(asking.map(({ id }) => id)).toEqual([]);
  });

  it('says each wording of one topic alone, whatever the order of its words', () => {
    const ids = new Map<string, string>();
    const inTwo = topics.flatMap(({ heard, id }) =>
      heard.flatMap((wording) => {
        const { pairs, words } = hear(wording, locale);
        const key = [...new Set([...words, ...pairs])].toSorted().join();
        const other = ids.get(key) ?? id;
        ids.set(key, other);
        return other === id ? [] : [`${wording}: ${other} and ${id}`];
      }),
    );
    expect(inTwo).toEqual([]);
  });

  it('names the words of each topic, and none that are on everything', () => {
    const index = new TopicIndex(topics, locale);
    const own = new Map<string, number>();
    const others = new Map<string, number>();
    for (const { heard, id } of topics)
      for (const { topic } of heard.flatMap((one) => [
        ...index.byWords(hear(one, locale)).values(),
      ])) {
        const counts = topic.id === id ? own : others;
        counts.set(topic.id, (counts.get(topic.id) ?? 0) + 1);
      }
    const faults = topics.flatMap(({ heard, id }) => {
      const [found, foundElse] = [own.get(id) ?? 0, others.get(id) ?? 0];
      const isWide = !id.endsWith(IN_GENERAL) && foundElse > FOUND_OF_OTHERS;
      return [
        ...(found < heard.length * FOUND_BY_WORDS ? [`${id}: finds ${found} of its own`] : []),
        ...(isWide ? [`${id}: finds ${foundElse} of other topics`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });
});
