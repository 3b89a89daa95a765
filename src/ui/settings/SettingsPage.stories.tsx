import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createActor } from 'xstate';
import { noSettings, shownOf } from '../../../common/settings';
import { nobody } from '../../../tests/support/fixtures/chats';
import { reminderAt } from '../../../tests/support/fixtures/emailReminders';
import { localeAt, localeShown } from '../../../tests/support/fixtures/locale';
import { memberSession, sessionAt } from '../../../tests/support/fixtures/sessionAt';
import { createProfile } from '../../../tests/support/fixtures/sessions';
import { shortcutsShown } from '../../../tests/support/fixtures/shortcuts';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { active, none, subscriptionShown } from '../../../tests/support/fixtures/subscriptions';
import { profileFormMachine } from '../../machines/profileForm/profileFormMachine';
import type { Profile } from '../../machines/session/sessionTypes';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import type { Subscription } from '../../machines/subscription/subscriptionMachine';
import { themeMachine } from '../../machines/theme/themeMachine';
import { SettingsPage } from './SettingsPage';

const meta: Meta<typeof SettingsPage> = {
  title: 'settings/SettingsPage',
  component: SettingsPage,
  parameters: { path: '/settings?part=profile' },
  decorators: [shellDecorator({ tab: 'profile' })],
};
export default meta;
type Story = StoryObj<typeof SettingsPage>;

const input = { owner: nobody };

function settingsOf(
  profile: Profile | null,
  value: 'editing' | 'saving' = 'editing',
  subscription: Subscription | null = none,
  problem: FormProblem | null = null,
) {
  const theme = { theme: 'dark' as const };
  const form = { ...input, form: shownOf(noSettings()), problem };
  return {
    session:
      profile === null ? sessionAt({ authorized: 'loadingProfile' }) : memberSession(profile),
    form: createActor(profileFormMachine, {
      input,
      snapshot: profileFormMachine.resolveState({ value, context: form }),
    }).start(),
    locale: localeShown(),
    theme: createActor(themeMachine, {
      input: theme,
      snapshot: themeMachine.resolveState({ value: 'shown', context: theme }),
    }).start(),
    shortcuts: shortcutsShown(),
    subscription: subscription === null ? null : subscriptionShown(subscription),
  };
}

const longEmail = 'wilhelmina@letters-and-parcels.a-rather-long-provider-name.example';

export const LongEmail: Story = {
  args: settingsOf(createProfile({ email: longEmail })),
  parameters: { path: '/settings' },
  play: async ({ canvas }) => {
    const parts = canvas.getByRole('navigation', { name: 'Settings' });
    const place = parts.parentElement?.getBoundingClientRect().right;
    await expect(parts.getBoundingClientRect().right).toBe(place);
    await expect(canvas.getByTitle(longEmail)).toHaveTextContent(longEmail);
  },
};

/** The list of parts, on a phone without the part that is beside it on a wide screen. */
export const Parts: Story = {
  args: {
    ...settingsOf(createProfile({ isEmailConfirmed: false })),
    reminder: reminderAt('shown'),
  },
  parameters: { path: '/settings' },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    const parts = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(parts.getByRole('link', { name: 'Login and devices' })).toHaveAttribute(
      'href',
      '/settings?part=login',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Settings$/);
  },
};

export const Free: Story = { args: settingsOf(createProfile({ isEmailConfirmed: false })) };

export const Premium: Story = {
  args: settingsOf(createProfile({ hasSubscription: true, desires: 12_480 }), 'editing', active),
  parameters: { path: '/settings?part=subscription' },
};

export const Look: Story = {
  args: settingsOf(createProfile()),
  parameters: { path: '/settings?part=look' },
};

export const Help: Story = {
  args: settingsOf(createProfile()),
  parameters: { path: '/settings?part=help' },
};

export const NoAgeYet: Story = { args: settingsOf(createProfile({ age: null })) };

export const Saving: Story = { args: settingsOf(createProfile(), 'saving') };

export const Unchecked: Story = {
  args: settingsOf(createProfile(), 'editing', none, { kind: 'unchecked' }),
};

export const Loading: Story = { args: settingsOf(null, 'editing', null) };

/** While its texts load, the page stays in the old language and shows the new choice. */
export const LanguageLoading: Story = {
  args: { ...settingsOf(createProfile()), locale: localeAt('loading', 'de') },
  parameters: { path: '/settings?part=look' },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Deutsch');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Look and language$/,
    );
  },
};
