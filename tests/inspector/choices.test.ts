import { describe, expect, it } from 'vitest';
import { wayWords } from '../../inspector/simulate/ChoiceList';
import { answerChoices, eventChoices, targetsOf } from '../../inspector/simulate/offers';
import { beginningOf, samplesOf } from '../../inspector/simulate/samples';
import type { Sample } from '../../inspector/simulate/sampleTypes';
import { Simulation } from '../../inspector/simulate/simulation';
import { stepWords } from '../../inspector/simulate/stepWords';
import { tellApart } from '../../inspector/simulate/tellApart';

/** A designer at the panel, who reads the buttons and presses one of them. */
class Designer {
  readonly #simulation: Simulation;

  constructor(id: string, input: Sample = beginningOf(id).input) {
    this.#simulation = new Simulation(id, input);
  }

  #own() {
    const [own] = targetsOf(this.#simulation);
    if (own === undefined) throw new Error('It is over.');
    return own;
  }

  /** The buttons of an event, each with the value that decides and where it leads. */
  on(type: string): readonly string[] {
    return this.#choicesOn(type).map(
      (choice) => `${choice.words.join(', ')} ${wayWords(this.#own(), choice)}`,
    );
  }

  #choicesOn(type: string) {
    const offer = this.#own().events.find((one) => one.type === type);
    return offer === undefined ? [] : eventChoices(this.#simulation, [], offer.samples);
  }

  do(type: string, words?: string): this {
    const choices = this.#choicesOn(type);
    const choice =
      words === undefined ? choices[0] : choices.find((one) => one.words.join(', ') === words);
    if (choice === undefined)
      throw new Error(`No ${type} with "${words}": ${this.on(type).join()}`);
    this.#simulation.perform({ do: 'send', to: [], event: choice.sample });
    return this;
  }

  /** The buttons of an answer. */
  answers(actor: string): readonly string[] {
    return this.#answers(actor).map(
      (choice) => `${choice.words.join(', ')} ${wayWords(this.#own(), choice)}`,
    );
  }

  #answers(actor: string) {
    const held = this.#own().held.find(({ path }) => path.join('/') === actor);
    return held === undefined ? [] : answerChoices(this.#simulation, held);
  }

  answer(actor: string, words: string): this {
    const choice = this.#answers(actor).find((one) => one.words.join(', ') === words);
    if (choice === undefined) throw new Error(`No "${words}": ${this.answers(actor).join()}`);
    this.#simulation.perform({ do: 'answer', actor: [actor], output: choice.sample });
    return this;
  }

  offline(actor: string): this {
    this.#simulation.perform({ do: 'fail', actor: [actor], problem: 'offline' });
    return this;
  }

  place(): unknown {
    return this.#simulation.frame().value;
  }
}

describe('what a designer tries without writing any JSON', () => {
  it('declines a card', () => {
    const designer = new Designer('payment')
      .do('intents.loaded')
      .answer('createCheckout', 'opened');
    expect(designer.on('server.purchase')).toContain('failed → settled · failed');
    expect(designer.on('server.purchase')).toContain('paid → settled · paid');
    expect(designer.do('server.purchase', 'failed').place()).toEqual({ settled: 'failed' });
  });

  it('runs out of desires', () => {
    const designer = new Designer('unblur').do('unblur.request');
    expect(designer.answers('unblurImage')).toContain('not enough → paywalled');
    expect(designer.answer('unblurImage', 'not enough').place()).toBe('paywalled');
  });

  it('loses the network while a chat opens', () => {
    const designer = new Designer('conversation').offline('loadHistory');
    expect(designer.place()).toMatchObject({ history: 'failed' });
  });

  it('reloads the page, with a login and without', () => {
    const buttons = new Designer('session').on('tokens.loaded');
    expect(buttons).toContain('no access → guest');
    expect(buttons.some((button) => button.endsWith('→ authorized · loadingProfile'))).toBe(true);
    expect(new Designer('session').do('tokens.loaded', 'no access').place()).toBe('guest');
  });
});

describe('the choices of an event', () => {
  it('say which of them nothing happens on, and put those last', () => {
    const [usual] = samplesOf('chatSearch').inputs;
    const buttons = new Designer('chatSearch', usual ?? null).on('chatSearch.type');
    const refused = buttons.map((button) => button.endsWith('nothing happens'));
    expect(refused).toEqual(refused.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('are one for each way on', () => {
    const buttons = new Designer('payment')
      .do('intents.loaded')
      .answer('createCheckout', 'opened')
      .on('server.purchase');
    expect(new Set(buttons).size).toBe(buttons.length);
  });
});

describe('the values that tell a sample from others', () => {
  it.each<[string, Sample, readonly Sample[], readonly string[]]>([
    ['its kind', { kind: 'notEnough', price: 3 }, [{ kind: 'revealed', price: 3 }], ['not enough']],
    ['a yes or no', { isPaid: false }, [{ isPaid: true }], ['not paid']],
    ['a no of what one has', { hasMore: false }, [{ hasMore: true }], ['no more']],
    ['a number', { desires: 0, kind: 'a' }, [{ desires: 5, kind: 'a' }], ['desires 0']],
    ['a time', { at: 1_795_435_200_000 }, [{}], ['at known']],
    ['what is left out', { a: 1 }, [{ a: 1, access: 'token' }], ['no access']],
    ['an empty list', { list: [] }, [{ list: ['a'] }], ['no list']],
    ['how many', { list: [1, 2] }, [{ list: [1] }], ['2 list']],
    [
      'two values',
      { a: 1, b: 1 },
      [
        { a: 1, b: 2 },
        { a: 2, b: 1 },
      ],
      ['a 1', 'b 1'],
    ],
    [
      'a value inside',
      { purchase: { status: 'failed' } },
      [{ purchase: { status: 'paid' } }],
      ['failed'],
    ],
    ['a set of nothing else', 'yes', ['no'], ['yes']],
    ['nothing, where nothing differs', { kind: 'a' }, [{ kind: 'a' }], []],
  ])('%s', (_, sample, others, words) => expect(tellApart(sample, others)).toEqual(words));

  it('follow the name of a step', () => {
    expect(
      stepWords('undress', { do: 'send', to: [], event: { type: 'server.purchase' } }, ['failed']),
    ).toBe('Server purchase: failed');
    const output = { kind: 'found', job: { status: 'locked' } };
    expect(stepWords('undress', { do: 'answer', actor: ['verifyJob'], output }, ['locked'])).toBe(
      '“Check that the picture is this user’s” is answered: found, locked',
    );
  });
});
