import { useSelector } from '@xstate/react';
import type { AccountRef } from '../../machines/account/accountMachine';
import type { ClaimRef } from '../../machines/claim/claimMachine';
import type { EmailReminderRef } from '../../machines/emailReminder/emailReminderMachine';
import type { LocaleRef } from '../../machines/locale/localeMachine';
import type { ProfileFormRef } from '../../machines/profileForm/profileFormMachine';
import type { RecordingRef } from '../../machines/recording/recordingMachine';
import type { SessionRef } from '../../machines/session/sessionMachine';
import type { ShortcutsRef } from '../../machines/shortcuts/shortcutsMachine';
import type { SubscriptionRef } from '../../machines/subscription/subscriptionMachine';
import type { Theme, ThemeRef } from '../../machines/theme/themeMachine';
import { isLocale } from '../../../common/locales';
import { settingsFrom } from './profileForm.schema';
import type { ProfileValues } from './profileForm.schema';

export type SettingsActors = {
  form: ProfileFormRef;
  session: SessionRef;
  locale: LocaleRef;
  theme: ThemeRef;
  shortcuts: ShortcutsRef;
  /** Null until its code has loaded. */
  claim?: ClaimRef | null;
  reminder?: EmailReminderRef | null;
  subscription?: SubscriptionRef | null;
  account?: AccountRef | null;
  recording?: RecordingRef | null;
  /** Null if this build has no blog. */
  blogHref?: string | null;
};

export function useSettings({
  session,
  locale,
  theme,
}: Pick<SettingsActors, 'session' | 'locale' | 'theme'>) {
  return {
    profile: useSelector(session, ({ context }) => context.profile),
    locale: useSelector(locale, ({ context }) => context.wanted),
    theme: useSelector(theme, ({ context }) => context.theme),
    setTheme: (choice: Theme) => theme.send({ type: 'theme.select', theme: choice }),
    setLocale: (choice: string) => {
      if (isLocale(choice)) locale.send({ type: 'locale.select', locale: choice });
    },
  };
}

export type SettingsView = ReturnType<typeof useSettings>;

export function useProfileForm(form: ProfileFormRef) {
  return {
    problem: useSelector(form, ({ context }) => context.problem),
    isBusy: useSelector(form, (snapshot) => snapshot.hasTag('busy')),
    submit: (typed: ProfileValues) =>
      form.send({ type: 'profileForm.submit', form: settingsFrom(typed) }),
  };
}
