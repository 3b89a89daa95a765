import { fromCallback } from 'xstate';
import type { AppRef } from '../machines/app/appMachine';
import type { SessionFacts } from '../machines/session/sessionTypes';
import type { Allowance, AllowanceChanged } from '../machines/shared/allowance';

const allowanceOf = (session: SessionFacts | null): Allowance => {
  if (session?.status === 'guest') return { status: 'guest' };
  if (!session?.profile) return { status: 'unknown' };
  const { desires, hasSubscription } = session.profile;
  return { status: 'member', desires, hasSubscription };
};

const isSame = (one: Allowance, other: Allowance): boolean =>
  one.status === 'member' && other.status === 'member'
    ? one.desires === other.desires && one.hasSubscription === other.hasSubscription
    : one.status === other.status;

/** Tells what the visitor may spend, now and whenever it changes. */
export const watchAllowance = (app: AppRef) =>
  fromCallback(({ sendBack }) => {
    let told: Allowance | null = null;
    const tell = () => {
      const allowance = allowanceOf(app.getSnapshot().context.session);
      if (told !== null && isSame(told, allowance)) return;
      told = allowance;
      const event: AllowanceChanged = { type: 'allowance.changed', allowance };
      sendBack(event);
    };
    const { unsubscribe } = app.subscribe(tell);
    tell();
    return unsubscribe;
  });
