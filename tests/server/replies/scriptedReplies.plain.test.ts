import { readFile, writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { checkText } from '../../../server/moderation/checkText';
import type { HistoryEntry } from '../../../server/replies/replySource';
import { compose } from '../../../server/replies/scripted/compose';
import { english } from '../../../server/replies/scripted/english';
import { official } from '../../support/official';
import { cast } from '../../support/cast';
import { collect, replyRequest } from '../../support/replyFixtures';
import { converse, transcript } from './conversation';
import { scripts } from './scripts';
import { realDelay } from '../../../server/replies/scripted/pace';
import { script } from '../../support/textRules';

const conversations = cast.flatMap((character) =>
  Object.entries(scripts).map(([title, script]) => ({
    title: `${character.texts.manner}, ${title}`,
    character,
    script,
    replies: converse(character, script),
  })),
);
const sentencesOf = (replies: readonly string[]) =>
  replies.map((reply) => english.sentences(reply));

function characterOf(slug: string) {
  const found = cast.find(({ facts }) => facts.slug === slug);
  if (found === undefined) throw new Error(`No ${slug} in the cast`);
  return found;
}

function answer(slug: string, texts: readonly string[], name: string | null = null): string {
  return converse(characterOf(slug), texts, name).at(-1) ?? '';
}

// The rules speak by manner: `npm test` hears one of each, `npm run test:deep` everybody.
const heard =
  process.env['DEEP'] === '1'
    ? official
    : [...new Map(official.map((one) => [one.texts.manner, one])).values()];

describe('the scripted character', () => {
  it('is one of eight manners', () => {
    expect(new Set(cast.map(({ texts }) => texts.manner)).size).toBe(8);
    expect(Object.values(scripts).map((script) => script.length)).toEqual([30, 30, 30, 30]);
  });

  it.each(conversations)('repeats no sentence within 20 turns ($title)', ({ replies }) => {
    const said = sentencesOf(replies);
    const repeated = said.flatMap((sentences, turn) => {
      const recent = said.slice(Math.max(0, turn - 20), turn).flat();
      return sentences.filter((sentence) => recent.includes(sentence));
    });
    expect(repeated).toEqual([]);
  });

  it.each(conversations)(
    'says one to four sentences, one question at most ($title)',
    ({ replies }) => {
      const odd = sentencesOf(replies).filter((sentences) => {
        const questions = sentences.filter((sentence) => english.isQuestion(sentence));
        return sentences.length < 1 || sentences.length > 4 || questions.length > 1;
      });
      expect(odd).toEqual([]);
    },
  );

  it.each(conversations)('does not ask in three messages running ($title)', ({ replies }) => {
    const asked = replies.map((reply) => (reply.includes('?') ? 'q' : '.')).join('');
    expect(asked.includes('qqq')).toBe(false);
  });

  it.each(conversations)(
    'leaves no slot open and passes the check of texts ($title)',
    ({ replies }) => {
      expect(
        replies.filter((reply) => /[{}]|undefined|null/.test(reply) || !checkText(reply).ok),
      ).toEqual([]);
    },
  );

  it.each(cast)(
    'refers to facts at least three times, and keeps the name ($texts.manner)',
    (character) => {
      const replies = converse(character, scripts['newcomer'] ?? []);
      const later = replies.slice(6, 24).join(' ');
      const facts = ['Leeds', 'Miso', 'nurse', 'guitar', 'boss', 'neighbour', 'exam', 'cooking'];
      const mentions = facts.map((fact) => later.split(fact).length - 1).reduce((a, b) => a + b, 0);
      expect(mentions).toBeGreaterThanOrEqual(3);
      expect(replies.slice(2, 30).join(' ')).toContain('Sam');
      expect(replies[24]).toMatch(/Sam.*Leeds.*nurse.*Miso/);
    },
  );

  it.each(heard)('holds to all of this as $facts.slug', (character) => {
    const said = sentencesOf(converse(character, scripts['newcomer'] ?? []));
    const broken = said.filter((sentences, turn) => {
      const recent = said.slice(Math.max(0, turn - 20), turn).flat();
      const isRepeated = sentences.some((sentence) => recent.includes(sentence));
      return isRepeated || sentences.length < 1 || !checkText(sentences.join(' ')).ok;
    });
    expect(broken).toEqual([]);
  });

  it('knows a fact 25 turns later', () => {
    const small = Array.from({ length: 25 }, () => 'ok');
    expect(
      answer('bram', [
        'My name is Sam and I live in Leeds.',
        ...small,
        'What do you know about me?',
      ]),
    ).toContain('you are called Sam, and you live in Leeds');
  });

  it('shares less than a fifth of its sentences with any other character', () => {
    const shares = Object.values(scripts).flatMap((script) => {
      const sets = cast.map(
        (character) => new Set(sentencesOf(converse(character, script)).flat()),
      );
      return sets.flatMap((mine, one) =>
        sets
          .filter((_, other) => other !== one)
          .map((theirs) => [...mine].filter((sentence) => theirs.has(sentence)).length / mine.size),
      );
    });
    expect(Math.max(...shares)).toBeLessThan(0.2);
  });

  it('says the same for the same history', () => {
    const script = scripts['storyteller'] ?? [];
    expect(converse(characterOf('liora'), script)).toEqual(converse(characterOf('liora'), script));
  });

  it('calls the user by the name of the profile when it is one', () => {
    expect(answer('bram', ['hi', 'What is my name?'], 'Kim Novak')).toContain('Kim');
    expect(answer('bram', ['hi', 'What is my name?'], 'xX_99_Xx')).not.toContain('xX');
  });

  it('does not ask after somebody who died', () => {
    const script = [
      'I have a dog called Rex.',
      'Rex died last week.',
      ...Array.from({ length: 20 }, () => 'ok'),
    ];
    const replies = converse(characterOf('tobias'), script);
    expect(replies[1]).toMatch(
      /sorry|grief|missing|right|painful|gap|smaller|struggle|kind|better|stay/i,
    );
    expect(replies.slice(1).filter((reply) => reply.includes('Rex'))).toEqual([]);
  });

  it.each([
    'I want to die.',
    'Sometimes I think everybody would be better off without me.',
    "I can't go on.",
  ])('answers "%s" kindly and points to help', (text) => {
    const replies = cast.map((character) => converse(character, ['hello', text]).at(-1) ?? '');
    expect(replies.filter((reply) => !/findahelpline|988/.test(reply))).toEqual([]);
  });

  it.each(['Are you real?', 'are you an AI?', 'Am I talking to a bot?', "You're just a program"])(
    'is honest when asked "%s"',
    (text) => {
      const replies = cast.map((character) => converse(character, [text]).at(-1) ?? '');
      expect(replies.filter((reply) => !/\bAI\b/.test(reply))).toEqual([]);
    },
  );

  it('says that it has only English, when it is written to in another language', () => {
    for (const text of [
      'Привет, как дела?',
      '你好吗',
      'Wie geht es dir und was machst du?',
      'Hola, ¿cómo estás y qué haces?',
    ])
      expect(answer('maud', [text])).toContain('English');
  });
});

describe('an answer that is wanted anew', () => {
  it.each(cast.map((character) => [character.facts.slug, character] as const))(
    'is in other words each time, and the same ones for the same wish: %s',
    (_, character) => {
      const history: HistoryEntry[] = [
        { author: 'bot', text: character.texts.greeting },
        { author: 'user', text: 'I walked home through the rain tonight.' },
      ];
      const unwanted: string[] = [];
      for (let version = 1; version <= 4; version += 1) {
        const request = { character, user: { name: null, locale: 'en' }, history, unwanted };
        const reply = compose(request, english);
        expect(compose(request, english)).toBe(reply);
        const before = sentencesOf(unwanted).flat();
        expect(english.sentences(reply).filter((sentence) => before.includes(sentence))).toEqual(
          [],
        );
        unwanted.push(reply);
      }
    },
  );
});

describe('scriptedReplies', () => {
  const history: HistoryEntry[] = [{ author: 'user', text: 'Hello, I am Kim' }];

  it('streams the reply in pieces that take as long as reading', async () => {
    let waited = 0;
    const source = script((milliseconds) => {
      waited += milliseconds;
      return Promise.resolve();
    });
    const request = replyRequest(history);
    const pieces = await collect(source.reply(request));
    const text = compose(request, english);
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(3);
    const perCharacter = waited / text.length;
    expect(perCharacter > 20 && perCharacter < 60).toBe(true);
    expect(source.kind).toBe('scripted');
  });

  it('C9 stops with the signal, in the middle of a reply', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const source = script((_, signal) => {
      signal.throwIfAborted();
      return Promise.resolve();
    });
    const iterator = source
      .reply(replyRequest(history, { signal: controller.signal }))
      [Symbol.asyncIterator]();
    expect((await iterator.next()).done).toBe(false);
    controller.abort(reason);
    await expect(iterator.next()).rejects.toBe(reason);
  });

  it('C9 stops a real wait', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const next = script(realDelay)
      .reply(replyRequest(history, { signal: controller.signal }))
      [Symbol.asyncIterator]()
      .next();
    await setImmediate();
    controller.abort(reason);
    // It does not wait to its end first.
    await expect(Promise.race([next, setImmediate('still waiting')])).rejects.toBe(reason);
  });
});

/** Rewritten by UPDATE_TRANSCRIPTS=1 npx vitest run tests/server/replies; read them before committing. */
describe('the transcripts', () => {
  it.each([
    ['bram', 'newcomer'],
    ['maud', 'storyteller'],
  ])('of %s and the %s is as it was read', async (slug, title) => {
    const file = new URL(`./transcripts/${slug}-${title}.md`, import.meta.url);
    const text = transcript(characterOf(slug), scripts[title] ?? []);
    if (process.env['UPDATE_TRANSCRIPTS'] === '1') await writeFile(file, text);
    expect(text).toBe(await readFile(file, 'utf8'));
  });
});
