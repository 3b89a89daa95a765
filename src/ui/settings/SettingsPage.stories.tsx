import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor, getInitialSnapshot } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import { createProfile } from '../../../tests/support/fixtures/sessions';
import { shortcutsShown } from '../../../tests/support/fixtures/shortcuts';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { active, none, subscriptionShown } from '../../../tests/support/fixtures/subscriptions';
import { profileFormMachine } from '../../machines/profileForm/profileFormMachine';
import { sessionMachine } from '../../machines/session/sessionMachine';
import type { Profile } from '../../machines/session/sessionTypes';
import type { Subscription } from '../../machines/subscription/subscriptionMachine';
import { themeMachine } from '../../machines/theme/themeMachine';
import { SettingsPage } from './SettingsPage';

const meta: Meta<typeof SettingsPage> = {
  title: 'settings/SettingsPage',
  component: SettingsPage,
  parameters: { path: '/settings' },
  decorators: [shellDecorator({ tab: 'profile' })],
};
export default meta;
type Story = StoryObj<typeof SettingsPage>;

const input = { owner: nobody };

function sessionOf(profile: Profile | null) {
  const { value, context } = getInitialSnapshot(sessionMachine, input);
  const snapshot = sessionMachine.resolveState({ value, context: { ...context, profile } });
  return createActor(sessionMachine, { input, snapshot }).start();
}

function settingsOf(
  profile: Profile | null,
  value: 'editing' | 'saving' = 'editing',
  subscription: Subscription | null = none,
) {
  const theme = { theme: 'dark' as const };
  const form = { ...input, form: { name: '', age: null }, problem: null };
  return {
    session: sessionOf(profile),
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

export const Free: Story = { args: settingsOf(createProfile({ isEmailConfirmed: false })) };

export const Premium: Story = {
  args: settingsOf(createProfile({ hasSubscription: true, numTokens: 12_480 }), 'editing', active),
};

export const NoAgeYet: Story = { args: settingsOf(createProfile({ age: null })) };

export const Saving: Story = { args: settingsOf(createProfile(), 'saving') };

export const Loading: Story = { args: settingsOf(null, 'editing', null) };
