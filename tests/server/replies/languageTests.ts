import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkText } from '../../../server/moderation/checkText';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { converse, transcript } from './conversation';
import { honestIn } from './honestIn';
import { castIn, spokenLanguages } from './languages';
import type { SpokenLanguage } from './languages';

/** What every language beside English is held to; each in the file of its own tests. */
export function testLanguage(locale: SpokenLanguage['locale']): void {
  const language = spokenLanguages.find((spoken) => spoken.locale === locale);
  if (language === undefined) throw new Error(`Nobody speaks ${locale}`);
  describe(`the scripted character in ${locale}`, () => {
    const { pack, scripts } = language;
    const all = castIn(locale);
    /** The first of each manner goes through every script. */
    const leads = all.filter(
      ({ texts }, index) => all.findIndex((other) => other.texts.manner === texts.manner) === index,
    );
    // The rules speak by manner: `npm test` hears one of each, `npm run test:deep` everybody.
    const cast = process.env['DEEP'] === '1' ? all : leads;
    const answers = (character: ReplyCharacter, texts: readonly string[]) =>
      converse(character, texts, null, pack);
    const last = (character: ReplyCharacter, texts: readonly string[]) =>
      answers(character, texts).at(-1) ?? '';
    /** Those who do not lead go through the newcomer's. */
    const conversations = cast.flatMap((character) =>
      Object.entries(scripts)
        .filter(([script]) => script === 'newcomer' || leads.includes(character))
        .map(([script, texts]) => ({
          title: `${character.facts.slug}, ${script}`,
          script,
          character,
          replies: answers(character, texts),
        })),
    );
    const failing = (fine: (replies: readonly string[]) => readonly string[]): string[] =>
      conversations.flatMap(({ title, replies }) =>
        fine(replies).map((fault) => `${title}: ${fault}`),
      );
    const characterOf = (slug: string): ReplyCharacter => {
      const found = all.find(({ facts }) => facts.slug === slug);
      if (found === undefined) throw new Error(`No ${slug} in the cast`);
      return found;
    };

    it('has somebody of each manner to talk to, and scripts of 30 turns', () => {
      expect(new Set(cast.map(({ texts }) => texts.manner)).size).toBe(8);
      expect(Object.values(scripts).filter((script) => script.length !== 30)).toEqual([]);
    });

    it('repeats no sentence within 20 turns', () => {
      expect(
        failing((replies) => {
          const said = replies.map((reply) => pack.sentences(reply));
          return said.flatMap((sentences, turn) => {
            const recent = said.slice(Math.max(0, turn - 20), turn).flat();
            return sentences.filter((sentence) => recent.includes(sentence));
          });
        }),
      ).toEqual([]);
    });

    it('says one to four sentences, one question at most, and asks in no three messages running', () => {
      expect(
        failing((replies) =>
          replies.filter((reply) => {
            const sentences = pack.sentences(reply);
            const questions = sentences.filter((sentence) => pack.isQuestion(sentence));
            return sentences.length < 1 || sentences.length > 4 || questions.length > 1;
          }),
        ),
      ).toEqual([]);
      expect(
        failing((replies) => {
          const asked = replies.map((reply) =>
            pack.sentences(reply).some((sentence) => pack.isQuestion(sentence)) ? 'q' : '.',
          );
          return asked.join('').includes('qqq') ? ['qqq'] : [];
        }),
      ).toEqual([]);
    });

    it('leaves no slot open and passes the check of texts', () => {
      expect(
        failing((replies) => replies.filter((reply) => /[{}|[\]]|undefined|null/.test(reply))),
      ).toEqual([]);
      const titles = Object.keys(scripts);
      const said = leads.flatMap((lead, index) =>
        conversations
          .filter(({ character, script }) => {
            const own = titles[index % titles.length];
            return character === lead && script === own;
          })
          .flatMap(({ replies }) => replies),
      );
      expect(said.filter((reply) => !checkText(reply).ok)).toEqual([]);
    });

    it('refers to facts at least three times, keeps the name and knows it all when asked', () => {
      const forgetful = conversations.filter(({ script, replies }) => {
        const later = replies.slice(6, 24).join(' ');
        const mentions = language.facts.reduce(
          (sum, fact) => sum + later.split(fact).length - 1,
          0,
        );
        return (
          script === 'newcomer' &&
          (mentions < 3 ||
            !replies.join(' ').includes(language.name) ||
            !language.remembered.test(replies[24] ?? ''))
        );
      });
      expect(forgetful.map(({ title }) => title)).toEqual([]);
    });

    it('knows a fact 25 turns later', () => {
      const [told, asked, answer] = language.kept;
      const small = Array.from({ length: 25 }, () => language.small);
      const forgetful = cast.filter(
        (character) => !last(character, [told, ...small, asked]).includes(answer),
      );
      expect(forgetful.map(({ facts }) => facts.slug)).toEqual([]);
    });

    it('shares less than a fifth of its sentences with somebody of another manner', () => {
      const shares = Object.keys(scripts).flatMap((title) => {
        const sets = conversations
          .filter(({ script, character }) => script === title && leads.includes(character))
          .map(({ character, replies }) => ({
            manner: character.texts.manner,
            sentences: new Set(replies.flatMap((reply) => pack.sentences(reply))),
          }));
        return sets.flatMap((mine) =>
          sets
            .filter(({ manner }) => manner !== mine.manner)
            .map(
              (theirs) =>
                [...mine.sentences].filter((sentence) => theirs.sentences.has(sentence)).length /
                mine.sentences.size,
            ),
        );
      });
      expect(Math.max(...shares)).toBeLessThan(0.2);
    });

    it('does not ask after somebody who died', () => {
      const small = Array.from({ length: 20 }, () => language.small);
      const name = /Rex|Рекс|雷克斯/;
      const asking = cast.filter((character) =>
        name.test(
          answers(character, [...language.lost, ...small])
            .slice(1)
            .join(' '),
        ),
      );
      expect(asking.map(({ facts }) => facts.slug)).toEqual([]);
    });

    it('answers great need kindly and points to help', () => {
      for (const text of language.crisis)
        expect(
          cast
            .map((character) => last(character, [language.small, text]))
            .filter((reply) => !language.help.test(reply)),
        ).toEqual([]);
    });

    it('is honest when asked whether it is real', () => {
      for (const text of language.real)
        expect(
          cast
            .map((character) => last(character, [text]))
            .filter((reply) => !honestIn[locale].test(reply)),
        ).toEqual([]);
    });

    it('says that it has only this language, when it is written to in another', () => {
      for (const text of language.foreign)
        for (const character of cast.slice(0, 3))
          expect(last(character, [text])).toContain(language.onlyThis);
    });

    it.each(language.transcripts)('talks to the %s %s as it was read', async (slug, title) => {
      const file = new URL(`./transcripts/${language.locale}-${slug}-${title}.md`, import.meta.url);
      const text = transcript(characterOf(slug), scripts[title] ?? [], pack);
      if (process.env['UPDATE_TRANSCRIPTS'] === '1') await writeFile(file, text);
      expect(text).toBe(await readFile(file, 'utf8'));
    });
  });
}
