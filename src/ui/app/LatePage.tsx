import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ScreenRefs } from '../../machines/app/screenTypes';
import type { ProfileFormRef } from '../../machines/profileForm/profileFormMachine';
import type { UndressRef } from '../../machines/undress/undressMachine';
import type { VerificationRef } from '../../machines/verification/verificationMachine';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';
import { useRecording } from '../recording/useRecording';
import { useApp, useAppActor, useScreen } from './AppContext';
import { PageSkeleton } from './PageSkeleton';

type Fetched<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> };

/** A page over the actor of one screen; the code of both is loaded at the same time. */
function pageOver<TActor extends { sessionId: string }, Props extends object>(
  View: Fetched<Props>,
  select: (screens: ScreenRefs) => TActor | undefined,
  useProps: (actor: TActor) => Props,
): Fetched<object> {
  function Shown({ actor }: { actor: TActor }) {
    return <View {...useProps(actor)} />;
  }
  function Page() {
    const actor = useSelector(useApp(), ({ context }) => select(context.screens));
    return actor === undefined ? (
      <>
        <Coming view={View} />
        <PageSkeleton />
      </>
    ) : (
      <Shown key={actor.sessionId} actor={actor} />
    );
  }
  return Object.assign(Page, { fetch: View.fetch });
}

const alone = <TActor,>(actor: TActor) => ({ actor });

const Blog = pageOver(
  lazyView(async () => (await import('../blog/BlogPage')).BlogPage),
  ({ blog }) => blog,
  alone,
);

/**
 * Pages that hardly any visit starts at, by pattern. Their chunks are named here and not in the
 * first script, to keep that small.
 */
export const latePages: Readonly<Record<string, Fetched<object>>> = {
  '/audio': pageOver(
    lazyView(async () => (await import('../call/CallPage')).CallPage),
    ({ call }) => call,
    alone,
  ),
  '/blog': Blog,
  '/blog/:id': Blog,
  '/email/unsubscribe': pageOver(
    lazyView(async () => (await import('../unsubscribe/UnsubscribePage')).UnsubscribePage),
    ({ unsubscribe }) => unsubscribe,
    alone,
  ),
  '/password': pageOver(
    lazyView(async () => (await import('../password/PasswordPage')).PasswordPage),
    ({ password }) => password,
    alone,
  ),
  '/removal': pageOver(
    lazyView(async () => (await import('../removal/RemovalPage')).RemovalPage),
    ({ removal }) => removal,
    alone,
  ),
  '/settings': pageOver(
    lazyView(async () => (await import('../settings/SettingsPage')).SettingsPage),
    ({ profileForm }) => profileForm,
    useSettings,
  ),
  '/settings/desires': pageOver(
    lazyView(async () => (await import('../ledger/LedgerPage')).LedgerPage),
    ({ ledger }) => ledger,
    alone,
  ),
  '/settings/reports': pageOver(
    lazyView(async () => (await import('../reports/ReportsPage')).ReportsPage),
    ({ reports }) => reports,
    alone,
  ),
  '/undress': pageOver(
    lazyView(async () => (await import('../undress/UndressPage')).UndressPage),
    ({ undress }) => undress,
    useUndress,
  ),
  '/verify': pageOver(
    lazyView(async () => (await import('../verification/VerificationPage')).VerificationPage),
    ({ verification }) => verification,
    useVerification,
  ),
  '/welcome': pageOver(
    lazyView(async () => (await import('../welcome/WelcomePage')).WelcomePage),
    ({ welcome }) => welcome,
    alone,
  ),
};

/** The page of a route other than the catalogue and the chats. */
export function LatePage({ pattern }: { pattern: string }) {
  const Page = latePages[pattern];
  return Page === undefined ? null : <Page />;
}

function useSettings(form: ProfileFormRef) {
  return {
    form,
    claim: useScreen('claim') ?? null,
    subscription: useScreen('subscription') ?? null,
    account: useScreen('account') ?? null,
    session: useAppActor('session'),
    locale: useAppActor('locale'),
    theme: useAppActor('theme'),
    shortcuts: useAppActor('shortcuts'),
    recording: useRecording(),
  };
}

function useUndress(actor: UndressRef) {
  return { actor, session: useAppActor('session') };
}

function useVerification(actor: VerificationRef) {
  const email = useSelector(useAppActor('session'), ({ context }) => context.profile?.email ?? '');
  return { actor, email };
}
