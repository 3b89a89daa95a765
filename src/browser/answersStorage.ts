import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { ADULT_AGE, OLDEST_AGE } from '../../common/limits';
import { settings } from '../../common/settings';
import type { Answers } from '../machines/welcome/answers';
import type { AnswersCommand, AnswersFact } from '../machines/welcome/welcomeSetup';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';
import { parseStored, userStorage } from './userStorage';

const answersSchema: v.GenericSchema<unknown, Answers> = v.object({
  age: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(ADULT_AGE), v.maxValue(OLDEST_AGE))),
  gender: v.nullable(v.picklist([...settings.gender.choices, 'skipped'])),
  preference: v.nullable(v.picklist([...settings.preference.choices, 'skipped'])),
});

const recordSchema = v.object({ answers: answersSchema, isSent: v.boolean() });

type AnswersRecord = v.InferOutput<typeof recordSchema>;

/** A guest's answers wait for the login under this key alone. */
const NAME = 'welcome';

const noAnswers: Answers = { age: null, gender: null, preference: null };

/** Whether any answer has a field in the profile. */
const saysSomething = (answers: Answers): boolean =>
  Object.values(answers).some((answer) => answer !== null && answer !== 'skipped');

const isSame = (one: Answers, other: Answers | null): boolean =>
  one.age === other?.age && one.gender === other.gender && one.preference === other.preference;

/** A visitor's answers on this device, per user; `tellNews` is called when there are new ones. */
export const answersStorage = (
  store: KeyValueStore | null,
  user: () => string | null,
  tellNews: () => void,
) => {
  const read = (owner: string | null) =>
    owner === null
      ? parseStored(recordSchema, readItem(store, NAME))
      : userStorage(store, owner).parse(recordSchema, NAME);
  const write = (owner: string | null, kept: AnswersRecord) =>
    owner === null
      ? writeItem(store, NAME, JSON.stringify(kept))
      : userStorage(store, owner).write(NAME, JSON.stringify(kept));

  /** Answers from before the login are the user's latest. */
  const adopt = (owner: string): AnswersRecord | null => {
    const found = read(null);
    if (found === null) return read(owner);
    write(owner, found);
    writeItem(store, NAME, null);
    return found;
  };

  return {
    answersStorage: fromCallback<AnswersCommand>(({ receive, sendBack }) => {
      receive(({ answers }) => {
        write(user(), { answers, isSent: false });
        tellNews();
      });
      const owner = user();
      const kept = owner === null ? read(null) : adopt(owner);
      const fact: AnswersFact = {
        type: 'answers.recalled',
        answers: kept?.answers ?? noAnswers,
      };
      sendBack(fact);
    }),

    findAnswers: fromPromise<Answers | null>(() => {
      const owner = user();
      const kept = owner === null ? null : adopt(owner);
      const isNew = kept !== null && !kept.isSent && saysSomething(kept.answers);
      return Promise.resolve(isNew ? kept.answers : null);
    }),

    settleAnswers: fromPromise<void, { answers: Answers | null }>(({ input }) => {
      const owner = user();
      const kept = owner === null ? null : read(owner);
      if (kept !== null && isSame(kept.answers, input.answers))
        write(owner, { ...kept, isSent: true });
      return Promise.resolve();
    }),
  };
};
