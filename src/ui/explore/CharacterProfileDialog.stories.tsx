import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { someCharacter, characterProfile } from '../../../tests/support/fixtures/someCharacters';
import {
  characterProfileMachine,
  type CharacterProfileContext,
} from '../../machines/characterProfile/characterProfileMachine';
import type { CharacterReply } from '../../machines/catalogue/character';
import { CharacterProfileDialog } from './CharacterProfileDialog';

const meta: Meta<typeof CharacterProfileDialog> = {
  title: 'explore/CharacterProfileDialog',
  component: CharacterProfileDialog,
  args: { reportHref: '/?report=1&about=bot:rafael', onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof CharacterProfileDialog>;

const unanswered = characterProfileMachine.provide({
  actors: {
    loadCharacter: fromPromise<CharacterReply, { slug: string }>(
      () => new Promise(() => undefined),
    ),
  },
});

/** A profile whose machine makes no calls. */
function profileAt(
  value: 'loading' | 'shown' | 'missing' | 'failed',
  changes: Partial<CharacterProfileContext> = {},
) {
  const input = { slug: 'rafael' };
  return createActor(unanswered, {
    input,
    snapshot: characterProfileMachine.resolveState({
      value,
      context: { ...input, card: null, character: null, ...changes },
    }),
  }).start();
}

/** With motion allowed, the dialog is invisible at first. */
const opens: Story['play'] = ({ canvas }) =>
  waitFor(() => expect(canvas.getByRole('dialog', { name: 'Rafael, 34' })).toBeVisible());

export const Shown: Story = {
  args: { actor: profileAt('shown', { character: characterProfile(3) }) },
  play: opens,
};

export const Loading: Story = { args: { actor: profileAt('loading') } };

/** Opened from Explore, which knows the card: only the rest is loading. */
export const LoadingWithItsCard: Story = {
  args: { actor: profileAt('loading', { card: someCharacter(3) }) },
  play: opens,
};

export const Missing: Story = { args: { actor: profileAt('missing') } };

export const Failed: Story = { args: { actor: profileAt('failed') } };

export const RestFailed: Story = {
  args: { actor: profileAt('failed', { card: someCharacter(3) }) },
};
