import { createActor, fromCallback } from 'xstate';
import { loadSuggestions, sendAnswers } from '../../api/actors/welcome';
import { answersStorage } from '../../browser/answersStorage';
import { watchMember, welcomePort } from '../../browser/welcomePort';
import { suggestionsMachine } from '../../machines/welcome/suggestionsMachine';
import { handoverMachine } from '../../machines/welcome/handoverMachine';
import type { HandoverNotice } from '../../machines/welcome/handoverMachine';
import { welcomeMachine } from '../../machines/welcome/welcomeMachine';
import type { Ports } from '../ports';

/* The code of the onboarding, and of sending its answers. */

/** Whoever sends this page's answers learns here of new ones. */
const listeners = new Set<() => void>();
const tellNews = () => listeners.forEach((listener) => listener());

export const create = ({ client, store, user, app }: Ports) => ({
  welcome: welcomeMachine.provide({
    actors: {
      answersStorage: answersStorage(store, user, tellNews).answersStorage,
      surroundings: welcomePort(app, window.history),
      suggestions: suggestionsMachine.provide({
        actors: { loadSuggestions: loadSuggestions(client) },
      }),
    },
  }),
});

/** Sends a visitor's answers, even those from before the login, once they are a member. */
export const startHandover = ({ client, store, user, app }: Ports) => {
  const owner = createActor(
    fromCallback<HandoverNotice>(({ receive }) => {
      receive((notice) => {
        if (notice.type === 'alert.raised') return app.send(notice);
        const { session, catalogue } = app.getSnapshot().children;
        const before = session?.getSnapshot().context.profile;
        session?.send({ type: 'profile.received', profile: notice.profile });
        // Characters that suit the new preference come first in Explore.
        if (before?.preference !== notice.profile.preference)
          catalogue?.send({ type: 'catalogue.reload' });
      });
    }),
  ).start();
  const { findAnswers, settleAnswers } = answersStorage(store, user, tellNews);
  const handover = createActor(
    handoverMachine.provide({
      actors: {
        member: watchMember(app),
        findAnswers,
        settleAnswers,
        sendAnswers: sendAnswers(client, Math.random),
      },
    }),
    { input: { owner } },
  ).start();
  listeners.add(() => handover.send({ type: 'handover.look' }));
};
