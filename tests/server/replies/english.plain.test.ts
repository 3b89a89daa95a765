import { describe, expect, it } from 'vitest';
import { english } from '../../../server/replies/scripted/english';
import { article, gerund, reflect } from '../../../server/replies/scripted/english/reflect';

const factsOf = (text: string) => english.read(text, null).facts;
const actsOf = (text: string) => [...english.read(text, null).acts];

describe('reflect', () => {
  it.each([
    ['I moved here because my sister got sick', 'you moved here because your sister got sick'],
    ['I am not sure', 'you are not sure'],
    ['I was really tired', 'you were really tired'],
    ["I'm late and I've lost my keys", "you're late and you've lost your keys"],
    ['I told my boss about you', 'you told your boss about me'],
    ['you told me that you like it', 'I told you that I like it'],
    ['he gave it to me', 'he gave it to you'],
    ['I really was there by myself', 'you really were there by yourself'],
  ])('turns "%s" round', (said, turned) => {
    expect(reflect(said)).toBe(turned);
  });
});

describe('article and gerund', () => {
  it.each([
    ['nurse', 'a'],
    ['engineer', 'an'],
    ['university teacher', 'a'],
    ['hour', 'an'],
    ['umbrella maker', 'an'],
    ['honest cook', 'an'],
    ['European', 'a'],
  ])('%s takes %s', (word, expected) => {
    expect(article(word)).toBe(expected);
  });

  it.each([
    ['sail', 'sailing'],
    ['bake', 'baking'],
    ['swim', 'swimming'],
    ['see', 'seeing'],
    ['lie', 'lying'],
    ['play', 'playing'],
    ['read', 'reading'],
    ['run', 'running'],
  ])('%s becomes %s', (verb, expected) => {
    expect(gerund(verb)).toBe(expected);
  });
});

describe('what is read of a message', () => {
  it.each([
    ['My name is Sam', [{ kind: 'name', value: 'Sam' }]],
    ["I'm Ana, hi", [{ kind: 'name', value: 'Ana' }]],
    ["I'm Fine", []],
    [
      'I live in Leeds and I work as a nurse.',
      [
        { kind: 'place', value: 'Leeds' },
        { kind: 'job', value: 'a nurse' },
      ],
    ],
    ['I moved to Berlin three years ago', [{ kind: 'place', value: 'Berlin' }]],
    ['I am an engineer', [{ kind: 'job', value: 'an engineer' }]],
    ["I'm a morning person", []],
    ['I have a cat called Miso', [{ kind: 'pet', value: 'your cat Miso', called: 'Miso' }]],
    ['my dog is asleep', [{ kind: 'pet', value: 'your dog', called: 'your dog' }]],
    ['My sister Clara is funny', [{ kind: 'person', value: 'your sister Clara', called: 'Clara' }]],
    ['I love to swim in the sea', [{ kind: 'like', value: 'swimming in the sea' }]],
    ['I like you', []],
    ["I can't stand loud restaurants.", [{ kind: 'dislike', value: 'loud restaurants' }]],
    ['I have an exam tomorrow', [{ kind: 'plan', value: 'your exam' }]],
    ['I play the guitar', [{ kind: 'plays', value: 'the guitar' }]],
    ['Do I live in Leeds?', []],
  ])('takes the facts of "%s"', (text, expected) => {
    expect(factsOf(text)).toEqual(expected);
  });

  it('takes a bare answer for the fact that was asked for', () => {
    expect(english.read('Sam', 'name').facts).toEqual([{ kind: 'name', value: 'Sam' }]);
    expect(english.read('ok', 'name').facts).toEqual([]);
    expect(english.read('nurse', 'job').facts).toEqual([{ kind: 'job', value: 'a nurse' }]);
    expect(english.read('In Leeds', 'place').facts).toEqual([{ kind: 'place', value: 'Leeds' }]);
    expect(english.read('Old maps', 'like').facts).toEqual([{ kind: 'like', value: 'old maps' }]);
    expect(english.read('on weekends I climb', 'like').facts).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['What is my name?', ['askMyName', 'question']],
    ['thank you!', ['thanks']],
    ['ok', ['shrug']],
    ['I have never seen anything like it.', []],
    ['My boss changed the rota.', []],
  ])('reads what "%s" does', (text, expected) => {
    expect(actsOf(text).toSorted()).toEqual(expected.toSorted());
  });

  it('tells the own feeling from that of others', () => {
    const feelingOf = (text: string) => english.read(text, null).feeling;
    expect(feelingOf("I'm so tired today")).toBe('tired');
    expect(feelingOf('My boss is angry today')).toBe(null);
    expect(feelingOf('I am not sad')).toBe(null);
    expect(feelingOf('My dad passed away')).toBe('grief');
    expect(feelingOf('I got the job!')).toBe('happy');
  });
});
