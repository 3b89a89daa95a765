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

/** A profile whose machine makes no calls. */
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

/** With motion allowed, the dialog is invisible at first. */
const opens: Story['play'] = ({ canvas }) =>
  waitFor(() => expect(canvas.getByRole('dialog', { name: 'Rafael, 34' })).toBeVisible());

export const Shown: Story = {
  args: { actor: profileAt('shown', { bot: botProfile(3) }) },
  play: opens,
};

export const Loading: Story = { args: { actor: profileAt('loading') } };

/** Opened from Explore, which knows the card: only the rest is loading. */
export const LoadingWithItsCard: Story = {
  args: { actor: profileAt('loading', { card: bot(3) }) },
  play: opens,
};

export const Missing: Story = { args: { actor: profileAt('missing') } };

export const Failed: Story = { args: { actor: profileAt('failed') } };

export const RestFailed: Story = { args: { actor: profileAt('failed', { card: bot(3) }) } };
