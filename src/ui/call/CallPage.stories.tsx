import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { callAt, microphones, talking } from '../../../tests/support/fixtures/call';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import type { EndCause, MicrophoneFault } from '../../machines/call/call';
import type { CallFault } from './callTexts';
import { CallPage } from './CallPage';

const meta: Meta<typeof CallPage> = {
  title: 'call/CallPage',
  component: CallPage,
  parameters: { path: '/audio?bot=ines' },
  decorators: [shellDecorator({ layout: 'bare' })],
};
export default meta;
type Story = StoryObj<typeof CallPage>;

type Played = Parameters<NonNullable<Story['play']>>[0];

/** Opens the panel of the microphone and the speaker. */
async function openSound({ canvas, userEvent }: Played) {
  await userEvent.click(canvas.getByRole('button', { name: 'Sound' }));
  return within(canvas.getByRole('group', { name: 'Sound' }));
}

const ready = { character: 'shown', connection: 'ready' } as const;
const open = { inUse: { open: 'heard' } } as const;

export const Loading: Story = {
  args: { actor: callAt({ character: 'loading', microphone: 'closed', connection: 'ready' }) },
};

export const Nobody: Story = {
  args: { actor: callAt({ character: 'missing', microphone: 'closed', connection: 'ready' }) },
};

export const CharacterFailed: Story = {
  args: { actor: callAt({ character: 'failed', microphone: 'closed', connection: 'ready' }) },
};

export const Ready: Story = {
  args: { actor: callAt({ ...ready, microphone: 'closed' }) },
  play: async (played) => {
    await expect(played.canvas.getByRole('button', { name: /^Call / })).toBeEnabled();
    const sound = await openSound(played);
    await expect(sound.getByRole('button', { name: 'Try the microphone' })).toBeVisible();
  },
};

/** The server cannot make out words. */
export const NotUnderstood: Story = {
  args: { actor: callAt({ ...ready, microphone: 'closed' }, { isUnderstood: false }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/does the talking here: your voice comes through/)).toBeVisible(),
};

/** The page was loaded again during a call. */
export const Interrupted: Story = {
  args: {
    actor: callAt({ character: 'shown', connection: 'interrupted', microphone: 'closed' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Continue the call?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue the call' })).toBeEnabled();
  },
};

export const WithoutPremium: Story = {
  args: { actor: callAt({ ...ready, microphone: 'closed' }, { isPremium: false }) },
  play: async ({ canvas }) => expect(canvas.getByText('Calls come with Premium.')).toBeVisible(),
};

export const MicrophoneAsked: Story = {
  args: { actor: callAt({ ...ready, microphone: { inUse: 'opening' } }) },
};

export const MicrophoneTried: Story = {
  args: { actor: callAt({ ...ready, microphone: open }) },
  play: async (played) => {
    const sound = await openSound(played);
    await expect(sound.getByRole('meter', { name: 'How loud you are' })).toBeVisible();
    await expect(sound.getByRole('combobox', { name: 'Microphone' })).toHaveValue('built-in');
    await expect(sound.getByRole('combobox', { name: 'Speaker' })).toHaveValue('default');
  },
};

export const MicrophoneSilent: Story = {
  args: { actor: callAt({ ...ready, microphone: { inUse: { open: 'silent' } } }, { level: 0 }) },
};

const headset = {
  deviceId: 'headset',
  devices: [...microphones.slice(0, 1), { id: 'headset', label: 'AirPods (Bluetooth)' }],
};
const dull = /^Bluetooth headsets sound duller/;

export const MicrophoneWireless: Story = {
  args: { actor: callAt({ ...ready, microphone: open }, headset) },
  play: async (played) => expect((await openSound(played)).getByText(dull)).toBeVisible(),
};

export const TalkingWireless: Story = {
  args: { actor: talking({ agent: 'listening' }, open, headset) },
  play: async (played) => {
    const sound = await openSound(played);
    await expect(sound.getByRole('combobox', { name: 'Microphone' })).toHaveValue('headset');
    await expect(sound.queryByText(dull)).toBeNull();
  },
};

const microphoneFailed = (failed: MicrophoneFault): Story => ({
  args: { actor: callAt({ ...ready, microphone: { failed } }, { level: 0 }) },
});

export const MicrophoneDenied = microphoneFailed('denied');
export const MicrophoneMissing = microphoneFailed('missing');
export const MicrophoneBusy = microphoneFailed('busy');
export const MicrophoneInsecure = microphoneFailed('insecure');

const underWay = (connection: 'starting' | 'takingOver' | 'waiting' | 'elsewhere'): Story => ({
  args: { actor: callAt({ character: 'shown', microphone: { inUse: 'opening' }, connection }) },
});

export const Starting = underWay('starting');
export const TakingOver = underWay('takingOver');
export const Waiting = underWay('waiting');

export const Elsewhere: Story = {
  ...underWay('elsewhere'),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Move the call here' })).toBeEnabled(),
};

export const Joining: Story = {
  args: {
    actor: callAt({ character: 'shown', microphone: open, connection: { inRoom: 'joining' } }),
  },
};

export const Leaving: Story = {
  args: {
    actor: callAt({ character: 'shown', microphone: open, connection: { inRoom: 'leaving' } }),
  },
};

const failed = (fault: CallFault): Story => ({
  args: {
    actor: callAt({ character: 'shown', microphone: 'closed', connection: { failed: fault } }),
  },
});

export const Unreachable = failed('unreachable');
export const Busy = failed('busy');
export const Gone = failed('gone');

export const PickingUp: Story = {
  args: { actor: talking({ agent: 'joining' }, open, { captions: [] }) },
};
export const Listening: Story = { args: { actor: talking({ agent: 'listening' }) } };
export const Thinking: Story = { args: { actor: talking({ agent: 'thinking' }) } };
export const Speaking: Story = {
  args: { actor: talking() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is speaking$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByRole('button', { name: 'Hang up' })).toBeEnabled();
  },
};
export const CharacterAway: Story = { args: { actor: talking({ agent: 'away' }) } };
export const SoundBlocked: Story = { args: { actor: talking({ playback: 'blocked' }) } };
export const ConnectionPoor: Story = { args: { actor: talking({ network: 'poor' }) } };
export const Reconnecting: Story = {
  args: { actor: talking({ network: 'reconnecting', agent: 'cutOff' }) },
};
export const Muted: Story = {
  args: { actor: talking({ agent: 'listening' }, { inUse: 'muted' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByText(/stays on until you hang up/)).toBeVisible();
  },
};
const silent = { inUse: { open: 'silent' } };
const unheard = /^We can’t hear you/;
export const SilentTooLong: Story = {
  args: { actor: talking({ agent: 'listening' }, silent) },
  play: async ({ canvas }) => expect(canvas.getByText(unheard)).toBeVisible(),
};
export const SilentToListen: Story = {
  args: { actor: talking({ agent: 'speaking' }, silent) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is speaking$/)).toBeVisible();
    await expect(canvas.queryByText(unheard)).toBeNull();
  },
};
export const MicrophoneGone: Story = {
  args: { actor: talking({ agent: 'listening' }, { failed: 'missing' }) },
};
export const EndingSoon: Story = {
  args: {
    actor: talking({ time: 'warning' }, open, { ending: { cause: 'limit', seconds: 60 } }),
  },
};
export const PremiumEnding: Story = {
  args: {
    actor: talking({ time: 'warning' }, open, { ending: { cause: 'premium', seconds: 30 } }),
  },
};
export const TimeOver: Story = {
  args: { actor: talking({ time: 'over' }, open, { ending: { cause: 'limit', seconds: 0 } }) },
};

const ended = (cause: EndCause, isAuthorized = true): Story => ({
  args: {
    actor: callAt(
      { character: 'shown', microphone: 'closed', connection: { ended: cause } },
      { seconds: 247, isAuthorized },
    ),
  },
});

export const EndedByUser: Story = {
  ...ended('user'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Length of the call: 4:07')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Call again' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Back to the chat' })).toHaveAttribute(
      'href',
      '/ines',
    );
  },
};
export const EndedLeft = ended('left');
export const EndedAbsent = ended('absent');
export const EndedRemoved = ended('removed');
export const EndedLoggedOut: Story = {
  ...ended('removed', false),
  play: async ({ canvas }) => expect(canvas.getByText(/^You are logged out/)).toBeVisible(),
};
export const EndedClosed = ended('closed');
export const EndedLimit = ended('limit');
export const EndedPremium: Story = {
  ...ended('premium'),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'See Premium' })).toHaveAttribute(
      'href',
      '/audio?bot=ines&premium=1&from=call',
    ),
};
export const EndedElsewhere = ended('elsewhere');
export const EndedShutdown = ended('shutdown');
export const EndedLost = ended('lost');
export const EndedFrozen = ended('frozen');
