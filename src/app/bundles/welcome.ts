import { createActor, fromCallback } from 'xstate';
import { loadCompany, sendAnswers } from '../../api/actors/welcome';
import type { Client } from '../../api/client';
import { answersVault } from '../../browser/answersVault';
import type { KeyValueStore } from '../../browser/storage';
import { watchMember, welcomePort } from '../../browser/welcomePort';
import type { AppRef } from '../../machines/app/appMachine';
import { companyMachine } from '../../machines/welcome/companyMachine';
import { handoverMachine } from '../../machines/welcome/handoverMachine';
import type { HandoverNotice } from '../../machines/welcome/handoverMachine';
import { welcomeMachine } from '../../machines/welcome/welcomeMachine';

/*
 * The part of the composition root for the onboarding, and for what it learned, so that it is no
 * part of the first route.
 */

/** Whoever sends the answers of this page hears that there are new ones. */
const listeners = new Set<() => void>();
const tellNews = () => listeners.forEach((listener) => listener());

export const createWelcome = (
  client: Client,
  store: KeyValueStore | null,
  user: () => string | null,
  app: AppRef,
) =>
  welcomeMachine.provide({
    actors: {
      answersVault: answersVault(store, user, tellNews).answersVault,
      surroundings: welcomePort(app, window.history),
      company: companyMachine.provide({ actors: { loadCompany: loadCompany(client) } }),
    },
  });

/** Sends what somebody said of themselves, before their login too, as soon as they are a member. */
export const startHandover = (
  client: Client,
  store: KeyValueStore | null,
  user: () => string | null,
  app: AppRef,
) => {
  const owner = createActor(
    fromCallback<HandoverNotice>(({ receive }) => {
      receive((notice) => {
        if (notice.type === 'alert.raised') return app.send(notice);
        const { session, catalogue } = app.getSnapshot().children;
        const before = session?.getSnapshot().context.profile;
        session?.send({ type: 'profile.received', profile: notice.profile });
        // Those who suit come first on the wall.
        if (before?.preference !== notice.profile.preference)
          catalogue?.send({ type: 'catalogue.reload' });
      });
    }),
  ).start();
  const { findAnswers, settleAnswers } = answersVault(store, user, tellNews);
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
