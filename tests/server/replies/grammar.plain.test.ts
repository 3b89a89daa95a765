import { describe, expect, it } from 'vitest';
import { compose } from '../../../server/replies/scripted/compose';
import { english } from '../../../server/replies/scripted/english';
import type { LanguagePack } from '../../../server/replies/scripted/languagePack';
import { relatedness } from '../../../server/replies/scripted/relatedness';
import { Voice } from '../../../server/replies/scripted/voice';
import { cast } from '../../support/cast';

const declining: LanguagePack = {
  ...english,
  inflected: (value, form) => (form === 'acc' && value.endsWith('a') ? `${value}m` : null),
};

describe('a pack whose language inflects', () => {
  it('fills a slot with the form it asks for', () => {
    const voice = new Voice('seed', declining, [], true);
    expect(voice.pick('pool', ['I see {topic:acc}.'], { topic: 'rosa' })).toBe('I see rosam.');
  });

  it('leaves out a line whose form it does not know', () => {
    const voice = new Voice('seed', declining, [], true);
    expect(voice.pick('pool', ['I see {topic:acc}.'], { topic: 'lux' })).toBeNull();
    expect(voice.pick('pool', ['I see {topic:gen}.'], { topic: 'rosa' })).toBeNull();
  });

  it('knows such a line again, whatever its slot held', () => {
    const voice = new Voice('seed', declining, [['I see rosam.']], true);
    expect(voice.pick('pool', ['I see {topic:acc}.'], { topic: 'stella' })).toBeNull();
  });

  it('speaks as the gender of the character', () => {
    const spoken: LanguagePack = {
      ...english,
      spokenBy: (gender) => ({ ...english, capitalized: (sentence) => `${gender}: ${sentence}` }),
    };
    for (const character of cast) {
      const reply = compose(
        {
          character,
          user: { name: null, locale: 'en' },
          history: [{ author: 'user', text: 'ok' }],
        },
        spoken,
      );
      expect(reply).toContain(`${character.facts.gender}: `);
    }
  });

  it('finds an interest and a story by words without their marks', () => {
    const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
    const marked: LanguagePack = {
      ...english,
      plain,
      read: (text, asked) => {
        const reading = english.read(text, asked);
        return { ...reading, words: reading.words.map(plain) };
      },
    };
    const [character] = cast;
    if (character === undefined) throw new Error('No cast');
    const [first, ...others] = character.texts.interests;
    if (first === undefined) throw new Error('No interests');
    const texts = {
      ...character.texts,
      interests: [{ ...first, keywords: ['canción'] }, ...others],
    };
    const reply = compose(
      {
        character: { ...character, texts },
        user: { name: null, locale: 'en' },
        history: [{ author: 'user', text: 'would you hum a cancion?' }],
      },
      marked,
    );
    expect(reply).toContain(first.remark);
    expect(relatedness('Una canción vieja.', ['cancion'], { plain })).toBe(1);
  });
});
