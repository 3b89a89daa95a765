import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { suggestionsMachine } from '../../src/machines/welcome/suggestionsMachine';
import { handoverMachine } from '../../src/machines/welcome/handoverMachine';
import { openStepOf, placeOf, steps } from '../../src/machines/welcome/answers';
import type { Answers, Step } from '../../src/machines/welcome/answers';
import { welcomeMachine } from '../../src/machines/welcome/welcomeMachine';
import { someCharacters } from '../support/fixtures/someCharacters';
import type { Preference } from '../../common/settings';
import type { Profile } from '../../src/machines/session/sessionTypes';
import { createProfile } from '../support/fixtures/sessions';
import { noneYet } from '../support/fixtures/welcome';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const heldSuggestions = (world: World) =>
  suggestionsMachine.provide({ actors: { loadSuggestions: world.held() } });

const suggestionsRun = {
  machine: heldSuggestions,
} satisfies Run<typeof suggestionsMachine>;

const some = done('loadSuggestions', someCharacters(5));
const wanted = (preference: Preference | null, isPremium = false) => ({
  type: 'suggestions.wanted',
  preference,
  isPremium,
});

testChart('suggestions', {
  ...suggestionsRun,
  alphabet: [
    some,
    done('loadSuggestions', []),
    fault('loadSuggestions'),
    wanted('dominant'),
    wanted(null),
    wanted(null, true),
    { type: 'suggestions.translate' },
    { type: 'suggestions.retry' },
  ],
  invariant: (snapshot) => {
    expect(snapshot.hasTag('loading')).toBe(snapshot.matches('loading'));
    if (snapshot.matches('shown')) expect(snapshot.context.characters).not.toEqual([]);
  },
});

describe('the suggestions', () => {
  it('is asked for by what is liked, once for each wish, and anew in another language', async () => {
    const run = startRun(suggestionsRun);
    await run.perform(some);
    run.send(wanted(null));
    run.send(wanted('submissive'));
    run.send(wanted('submissive'));
    expect(run.context().characters).toHaveLength(4);
    await run.perform(some);
    run.send({ type: 'suggestions.translate' });
    expect(run.world.inputsOf('loadSuggestions')).toEqual([
      { preference: null },
      { preference: 'submissive' },
      { preference: 'submissive' },
    ]);
  });

  it.each([
    [false, 12, 0],
    [true, 12, 2],
  ])('can be talked to by whoever chooses (premium: %s)', async (isPremium, count, locked) => {
    const run = startRun(suggestionsRun);
    run.send(wanted(null, isPremium));
    await run.perform(done('loadSuggestions', someCharacters(30)));
    const { characters: shown } = run.context();
    expect(shown).toHaveLength(count);
    expect(shown.filter((character: { isPremium: boolean }) => character.isPremium)).toHaveLength(
      locked,
    );
  });
});

const welcomeRun = {
  machine: (world) =>
    welcomeMachine.provide({
      actors: {
        suggestions: heldSuggestions(world),
        answersStorage: world.port(),
        surroundings: world.port(),
      },
    }),
} satisfies Run<typeof welcomeMachine>;

const recalled = (answers: Answers = noneYet): AnyEventObject => ({
  type: 'answers.recalled',
  answers,
});
const asked = (name: string | undefined) => ({ type: 'step.asked', name });
const submit = { type: 'age.submit', age: 34 };
const pass = { type: 'step.pass' };
const back = { type: 'step.back' };
const choose = { type: 'character.choose', slug: 'ines' };
const guest = { type: 'visitor.told', profile: null };
const went = (to: string, isReplaced = false) => ({ type: 'address.go', to, isReplaced });
const stepped = (step: Step, isReplaced = false) => went(`/welcome?step=${step}`, isReplaced);
const whole: Answers = { age: 34, gender: 'female', preference: 'dominant' };

testChart('welcome', {
  ...welcomeRun,
  alphabet: [
    recalled(),
    recalled({ ...noneYet, age: 40 }),
    recalled(whole),
    asked('age'),
    asked('preference'),
    asked('character'),
    asked('nonsense'),
    submit,
    { type: 'gender.choose', gender: 'male' },
    { type: 'preference.choose', preference: 'no-preference' },
    pass,
    back,
    choose,
    guest,
    { type: 'visitor.told', profile: createProfile({ gender: 'female' }) },
    { type: 'welcome.translate' },
  ],
  facts: ({ value, context: { answers, named, profile } }) =>
    JSON.stringify([value, answers, named, profile === undefined]),
  invariant: (snapshot) => {
    const { answers, named, slug } = snapshot.context;
    const step = steps.find((one) => snapshot.matches(one));
    if (step !== undefined) {
      // The address is that of the step, and no step before it is open.
      expect(named).toBe(step);
      expect(placeOf(answers, step)).toBe(step);
    }
    if (snapshot.matches('chosen')) expect([answers.age === null, slug]).toEqual([false, 'ines']);
  },
});

describe('the onboarding', () => {
  const welcomed = (name?: string, answers: Answers = noneYet, profile: Profile | null = null) => {
    const run = startRun(welcomeRun);
    run.send(asked(name));
    run.send({ type: 'visitor.told', profile });
    run.send(recalled(answers));
    return run;
  };
  const wentIn = ({ world }: { world: World }) =>
    world.commands.filter(({ type }) => type !== 'answers.keep');

  it('asks for age, gender, preference and character, each with an address of its own', () => {
    const run = welcomed();
    expect(run.value()).toBe('age');
    run.send(submit);
    expect(run.value()).toBe('gender');
    run.send({ type: 'gender.choose', gender: 'female' });
    expect(run.value()).toBe('preference');
    run.send({ type: 'preference.choose', preference: 'dominant' });
    expect(run.value()).toBe('character');
    run.send(choose);
    expect(run.value()).toBe('chosen');
    expect(wentIn(run)).toEqual([
      stepped('age', true),
      stepped('gender'),
      stepped('preference'),
      stepped('character'),
      went('/ines?signup=1&from=welcome'),
    ]);
    expect(run.context().answers).toEqual(whole);
  });

  it('opens the chat at once for a member', () => {
    const run = welcomed('character', whole, createProfile());
    run.send(choose);
    expect(wentIn(run)).toEqual([went('/ines')]);
  });

  it('waits until it is known who it is', () => {
    const run = startRun(welcomeRun);
    run.send(recalled());
    run.send(asked('gender'));
    expect(run.value()).toBe('recognizing');
    run.send({ type: 'visitor.told', profile: createProfile({ age: 51 }) });
    expect(run.value()).toBe('gender');
  });

  it('keeps every answer on the device at once', () => {
    const run = welcomed();
    run.send(submit);
    run.send(pass);
    expect(run.world.commands.filter(({ type }) => type === 'answers.keep')).toEqual([
      { type: 'answers.keep', answers: { ...noneYet, age: 34 } },
      { type: 'answers.keep', answers: { ...noneYet, age: 34, gender: 'skipped' } },
    ]);
  });

  it('cannot be skipped before the age, and can after it', () => {
    const run = welcomed();
    run.send(pass);
    expect(run.value()).toBe('age');
    run.send(submit);
    run.send(pass);
    run.send(pass);
    expect(run.value()).toBe('character');
    expect(run.context().answers).toEqual({ age: 34, gender: 'skipped', preference: 'skipped' });
  });

  it.each<[Step, Answers, Step]>([
    ['character', noneYet, 'age'],
    ['gender', noneYet, 'age'],
    ['character', { ...noneYet, age: 34 }, 'gender'],
    ['gender', { ...noneYet, age: 34 }, 'gender'],
    ['preference', { ...whole, preference: null }, 'preference'],
    ['character', { ...whole, preference: null }, 'preference'],
    ['age', whole, 'age'],
  ])('led to %s by its address, with %j, shows %s', (name, answers, shown) => {
    const run = welcomed(name, answers);
    expect(run.value()).toBe(shown);
    expect(wentIn(run)).toEqual(name === shown ? [] : [stepped(shown, true)]);
  });

  it('resumes at the first open step where the address names none', () => {
    expect(welcomed(undefined, { ...noneYet, age: 34 }).value()).toBe('gender');
    expect(welcomed('made-up', whole).value()).toBe('character');
    expect(openStepOf(noneYet)).toBe('age');
  });

  it('goes back by the history of the steps it came by, and nothing is lost', () => {
    const run = welcomed();
    run.send(submit);
    run.send(pass);
    run.send(back);
    expect(run.value()).toBe('preference');
    expect(run.world.commands.at(-1)).toEqual({ type: 'address.back' });
    run.send(asked('gender'));
    expect(run.value()).toBe('gender');
    run.send(asked('age'));
    expect(run.value()).toBe('age');
    expect(run.context()).toMatchObject({ answers: { age: 34, gender: 'skipped' }, depth: 0 });
    run.send(asked('preference'));
    expect(run.value()).toBe('preference');
    run.send(back);
    expect(run.world.commands.at(-1)).toEqual({ type: 'address.back' });
  });

  it('goes back in place where the history leads elsewhere, such as after a reload', () => {
    const run = welcomed('preference', { ...noneYet, age: 34, gender: 'male' });
    run.send(back);
    expect(run.value()).toBe('gender');
    run.send(back);
    expect(run.value()).toBe('age');
    expect(wentIn(run)).toEqual([stepped('gender', true), stepped('age', true)]);
  });

  it('does not move when its own address is told', () => {
    const run = welcomed();
    run.send(submit);
    const before = run.world.commands.length;
    run.send(asked('gender'));
    expect([run.value(), run.world.commands.length]).toEqual(['gender', before]);
  });

  it('knows what the profile says already, and asks the rest', () => {
    const run = welcomed(undefined, noneYet, createProfile({ age: 51, gender: 'male' }));
    expect(run.value()).toBe('preference');
    expect(run.context().answers).toEqual({ age: 51, gender: 'male', preference: null });
  });

  it('shows those who suit what was said, before they are asked for', async () => {
    const run = welcomed(undefined, { ...whole, preference: null });
    await run.perform(some);
    run.send({ type: 'preference.choose', preference: 'submissive' });
    expect(run.world.inputsOf('loadSuggestions').at(-1)).toEqual({ preference: 'submissive' });
  });
});

const handoverRun = {
  machine: (world) =>
    handoverMachine.provide({
      actors: {
        member: world.port(),
        findAnswers: world.held(),
        sendAnswers: world.held(),
        settleAnswers: world.held(),
      },
    }),
  input: ({ owner }) => ({ owner }),
  delays: { backoff: 1_000 },
} satisfies Run<typeof handoverMachine>;

const found = done('findAnswers', whole);
const nothing = done('findAnswers', null);
const profile = createProfile({ gender: 'female' });
const saved = done('sendAnswers', { kind: 'saved', profile });
const refused = done('sendAnswers', { kind: 'refused' });
const unavailable = done('sendAnswers', { kind: 'unavailable', retryAfterMs: null, jitter: 0.5 });
const settled = done('settleAnswers');
const look = { type: 'handover.look' };
const member = { type: 'member.told', isMember: true };
const nobody = { type: 'member.told', isMember: false };

testChart('handover', {
  ...handoverRun,
  alphabet: [
    found,
    nothing,
    fault('findAnswers'),
    saved,
    refused,
    unavailable,
    fault('sendAnswers'),
    settled,
    fault('settleAnswers'),
    look,
    member,
    nobody,
    after('backoff', 'handover.backingOff'),
  ],
  facts: ({ value, context }) => JSON.stringify([value, context['answers']]),
  invariant: (snapshot) => {
    if (snapshot.matches('sending') || snapshot.matches('settling'))
      expect(snapshot.context.answers).toEqual(whole);
  },
});

describe('the handover', () => {
  it('sends what was said before the login once, and tells what the profile is now', async () => {
    const run = startRun(handoverRun);
    await run.performAll([member, found, saved, settled]);
    expect(run.value()).toBe('resting');
    expect(run.world.inputsOf('sendAnswers')).toEqual([{ told: whole }]);
    expect(run.world.inputsOf('settleAnswers')).toEqual([{ answers: whole }]);
    expect(run.world.notices).toEqual([{ type: 'answers.saved', profile }]);
  });

  it('sends what was answered, and nothing of what was skipped', async () => {
    const run = startRun(handoverRun);
    const answers: Answers = { age: 34, gender: 'skipped', preference: null };
    await run.performAll([member, done('findAnswers', answers)]);
    expect(run.world.inputsOf('sendAnswers')).toEqual([{ told: { age: 34 } }]);
  });

  it('waits for a login, and for the next one after a logout', async () => {
    const run = startRun(handoverRun);
    run.send(look);
    expect([run.value(), run.world.calls]).toEqual(['away', []]);
    await run.performAll([member, found, unavailable]);
    run.send(nobody);
    run.world.clock.increment(60_000);
    expect(run.value()).toBe('away');
    expect(run.world.inputsOf('sendAnswers')).toHaveLength(1);
  });

  it('keeps them where the server is out of reach, and sends them again', async () => {
    const run = startRun(handoverRun);
    await run.performAll([member, found, unavailable]);
    run.world.clock.increment(999);
    expect(run.value()).toBe('backingOff');
    run.world.clock.increment(1);
    expect(run.value()).toBe('sending');
    expect(run.world.inputsOf('settleAnswers')).toEqual([]);
  });

  it('says when the server refuses them, and does not ask again', async () => {
    const run = startRun(handoverRun);
    await run.performAll([member, found, refused, settled]);
    expect(run.value()).toBe('resting');
    expect(run.world.notices).toEqual([
      { type: 'alert.raised', alert: { content: 'profileUpdateFailed', type: 'error' } },
    ]);
  });

  it('looks again for each new answer, also while an older one is on its way', async () => {
    const run = startRun(handoverRun);
    await run.performAll([member, found]);
    run.send(look);
    await run.performAll([found, saved, settled]);
    expect(run.world.inputsOf('findAnswers')).toHaveLength(2);
    expect(run.world.notices).toHaveLength(1);
  });
});
