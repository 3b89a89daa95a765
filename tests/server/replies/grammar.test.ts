import { describe, expect, it } from 'vitest';
import { compose } from '../../../server/replies/scripted/compose';
import { english } from '../../../server/replies/scripted/english';
import type { LanguagePack } from '../../../server/replies/scripted/languagePack';
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
});
