import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { bot, botProfile } from '../../../tests/support/fixtures/bots';
import {
  botProfileMachine,
  type BotProfileContext,
} from '../../machines/botProfile/botProfileMachine';
import type { BotReply } from '../../machines/catalogue/bot';
import { BotProfileDialog } from './BotProfileDialog';

const meta: Meta<typeof BotProfileDialog> = {
  title: 'explore/BotProfileDialog',
  component: BotProfileDialog,
  args: { reportHref: '/?report=1&about=bot:rafael', onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof BotProfileDialog>;

const unanswered = botProfileMachine.provide({
  actors: { loadBot: fromPromise<BotReply, { slug: string }>(() => new Promise(() => undefined)) },
});

/** The profile at rest: nothing is asked for. */
function profileAt(
  value: 'loading' | 'shown' | 'missing' | 'failed',
  changes: Partial<BotProfileContext> = {},
) {
  const input = { slug: 'rafael' };
  return createActor(unanswered, {
    input,
    snapshot: botProfileMachine.resolveState({
      value,
      context: { ...input, card: null, bot: null, ...changes },
    }),
  }).start();
}

/** Where motion is welcome, it comes up from nothing. */
const opens: Story['play'] = ({ canvas }) =>
  waitFor(() => expect(canvas.getByRole('dialog', { name: 'Rafael, 34' })).toBeVisible());

export const Shown: Story = {
  args: { actor: profileAt('shown', { bot: botProfile(3) }) },
  play: opens,
};

export const Loading: Story = { args: { actor: profileAt('loading') } };

/** Opened from the wall, which knows the card: only the rest is waited for. */
export const LoadingWithItsCard: Story = {
  args: { actor: profileAt('loading', { card: bot(3) }) },
  play: opens,
};

export const Missing: Story = { args: { actor: profileAt('missing') } };

export const Failed: Story = { args: { actor: profileAt('failed') } };

export const RestFailed: Story = { args: { actor: profileAt('failed', { card: bot(3) }) } };
