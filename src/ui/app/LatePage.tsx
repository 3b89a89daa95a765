import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenRefs } from '../../machines/app/screenTypes';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';
import { useRecording } from '../recording/useRecording';
import { useApp, useAppActor, useScreen } from './AppContext';
import { PageSkeleton } from './PageSkeleton';

/*
 * The pages at which hardly anybody begins, and what each consists of, are named here and not in the
 * first script, where each name weighs.
 */

export const SettingsPage = lazyView(
  async () => (await import('../settings/SettingsPage')).SettingsPage,
);

export const BlogPage = lazyView(async () => (await import('../blog/BlogPage')).BlogPage);

export const LedgerPage = lazyView(async () => (await import('../ledger/LedgerPage')).LedgerPage);

export const VerificationPage = lazyView(
  async () => (await import('../verification/VerificationPage')).VerificationPage,
);

export const PasswordPage = lazyView(
  async () => (await import('../password/PasswordPage')).PasswordPage,
);

export const WelcomePage = lazyView(
  async () => (await import('../welcome/WelcomePage')).WelcomePage,
);

export const ReportsPage = lazyView(
  async () => (await import('../reports/ReportsPage')).ReportsPage,
);

const RemovalPage = lazyView(async () => (await import('../removal/RemovalPage')).RemovalPage);

const UnsubscribePage = lazyView(
  async () => (await import('../unsubscribe/UnsubscribePage')).UnsubscribePage,
);

const UndressPage = lazyView(async () => (await import('../undress/UndressPage')).UndressPage);

export const CallPage = lazyView(async () => (await import('../call/CallPage')).CallPage);

/** The page of a route, where it is none of the catalogue and the chats. */
export function LatePage({ pattern }: { pattern: string }): ReactNode {
  switch (pattern) {
    case '/settings':
      return <Settings />;
    case '/settings/desires':
      return <Ledger />;
    case '/settings/reports':
      return <Reports />;
    case '/removal':
      return <Removal />;
    case '/email/unsubscribe':
      return <Unsubscribe />;
    case '/verify':
      return <Verification />;
    case '/password':
      return <Password />;
    case '/welcome':
      return <Welcome />;
    case '/blog':
    case '/blog/:id':
      return <Blog />;
    case '/audio':
      return <Call />;
    case '/undress':
      return <Undress />;
    default:
      return null;
  }
}

function Settings() {
  const form = useScreen('profileForm');
  const claim = useScreen('claim');
  const subscription = useScreen('subscription');
  const account = useScreen('account');
  const session = useAppActor('session');
  const locale = useAppActor('locale');
  const theme = useAppActor('theme');
  const shortcuts = useAppActor('shortcuts');
  const recording = useRecording();
  if (form === undefined)
    return (
      <>
        <Coming view={SettingsPage} />
        <PageSkeleton />
      </>
    );
  return (
    <SettingsPage
      form={form}
      session={session}
      locale={locale}
      theme={theme}
      shortcuts={shortcuts}
      claim={claim ?? null}
      subscription={subscription ?? null}
      account={account ?? null}
      recording={recording}
    />
  );
}

function Verification() {
  const actor = useScreen('verification');
  const email = useSelector(useAppActor('session'), ({ context }) => context.profile?.email ?? '');
  return actor === undefined ? (
    <>
      <Coming view={VerificationPage} />
      <PageSkeleton />
    </>
  ) : (
    <VerificationPage key={actor.sessionId} actor={actor} email={email} />
  );
}

function Undress() {
  const actor = useScreen('undress');
  const session = useAppActor('session');
  return actor === undefined ? (
    <>
      <Coming view={UndressPage} />
      <PageSkeleton />
    </>
  ) : (
    <UndressPage key={actor.sessionId} actor={actor} session={session} />
  );
}

/** A page over the actor of one screen, which comes late as the page itself. */
function pageOver<TActor extends { sessionId: string }>(
  View: ComponentType<{ actor: TActor }> & { fetch: () => Promise<unknown> },
  select: (screens: ScreenRefs) => TActor | undefined,
) {
  return function LatePage() {
    const actor = useSelector(useApp(), ({ context }) => select(context.screens));
    return actor === undefined ? (
      <>
        <Coming view={View} />
        <PageSkeleton />
      </>
    ) : (
      <View key={actor.sessionId} actor={actor} />
    );
  };
}

const Ledger = pageOver(LedgerPage, ({ ledger }) => ledger);
const Password = pageOver(PasswordPage, ({ password }) => password);
const Reports = pageOver(ReportsPage, ({ reports }) => reports);
const Removal = pageOver(RemovalPage, ({ removal }) => removal);
const Unsubscribe = pageOver(UnsubscribePage, ({ unsubscribe }) => unsubscribe);
const Blog = pageOver(BlogPage, ({ blog }) => blog);
const Call = pageOver(CallPage, ({ call }) => call);
const Welcome = pageOver(WelcomePage, ({ welcome }) => welcome);
