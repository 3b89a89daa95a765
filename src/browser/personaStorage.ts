import * as v from 'valibot';
import { fromCallback } from 'xstate';
import { genders } from '../../common/settings';
import type { PersonaDraft } from '../machines/persona/persona';
import type { DraftCommand, DraftFact } from '../machines/persona/personaSetup';
import type { KeyValueStore } from './storage';
import { userStorage } from './userStorage';

type Lists = {
  steps: readonly [PersonaDraft['step'], ...PersonaDraft['step'][]];
  occupations: readonly PersonaDraft['values']['occupations'][number][];
  personalities: readonly PersonaDraft['values']['personalities'][number][];
};

const photoSchema = v.object({
  clientId: v.pipe(v.string(), v.uuid()),
  data: v.pipe(v.string(), v.regex(/^data:image\/jpeg;base64,[\w+/]+=*$/)),
});

const keptSchema = ({ steps, occupations, personalities }: Lists) =>
  v.object({
    clientId: v.pipe(v.string(), v.uuid()),
    // A draft of an earlier version has other steps and no face.
    step: v.fallback(v.picklist(steps), steps[0]),
    isPermitted: v.boolean(),
    values: v.object({
      name: v.string(),
      age: v.string(),
      gender: v.nullable(v.picklist(genders)),
      occupations: v.array(v.picklist(occupations)),
      personalities: v.array(v.picklist(personalities)),
      scenario: v.string(),
      likes: v.string(),
      dislikes: v.string(),
      face: v.optional(v.nullable(v.string()), null),
      wishes: v.exactOptional(
        v.object(v.entriesFromList(['hair', 'skin', 'place'], v.exactOptional(v.string()))),
      ),
      turn: v.exactOptional(v.number()),
      tagline: v.optional(v.nullable(v.string()), null),
      greeting: v.optional(v.nullable(v.string()), null),
      taglineTurn: v.exactOptional(v.number()),
      greetingTurn: v.exactOptional(v.number()),
    }),
  });

const TEXT = 'persona';
const PHOTO = 'persona.photo';

/**
 * Keeps an unfinished persona on this device, its photo separately, since that is written only when
 * it changes. A photo that storage has no room for must be chosen again.
 */
export const personaStorage = (
  store: KeyValueStore | null,
  user: () => string | null,
  lists: Lists,
  newId: () => string,
) =>
  fromCallback<DraftCommand>(({ receive, sendBack }) => {
    const storage = userStorage(store, user());
    const schema = keptSchema(lists);
    const read = () => {
      const kept = storage.parse(schema, TEXT);
      if (kept === null) return null;
      const photo = storage.parse(photoSchema, PHOTO);
      return { ...kept, photo, isPermitted: kept.isPermitted && photo !== null };
    };
    const first = read();
    let clientId = first?.clientId ?? newId();
    let photo = first?.photo ?? null;

    const tell = () => {
      const kept = read();
      const fact: DraftFact = {
        type: 'draft.loaded',
        clientId,
        draft: kept && {
          step: kept.step,
          values: kept.values,
          photo: kept.photo,
          isPermitted: kept.isPermitted,
        },
      };
      sendBack(fact);
    };

    const write = ({ photo: current, ...draft }: PersonaDraft) => {
      storage.write(TEXT, JSON.stringify({ ...draft, clientId }));
      if (current?.clientId === photo?.clientId) return;
      photo = current;
      storage.write(PHOTO, current === null ? null : JSON.stringify(current));
    };

    receive((command) => {
      switch (command.type) {
        case 'draft.write':
          return write(command.draft);
        case 'draft.recall':
          return tell();
        case 'draft.renew': {
          const kept = read();
          clientId = newId();
          if (kept !== null) write(kept);
          return tell();
        }
        case 'draft.clear':
          clientId = newId();
          photo = null;
          storage.write(TEXT, null);
          storage.write(PHOTO, null);
          return tell();
      }
    });
    tell();
  });
