import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { nobody } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import { chatMachine } from '../../machines/chat/chatMachine';
import type { ChatContext } from '../../machines/chat/chatSetup';
import { ChatPage } from './ChatPage';

const meta: Meta<typeof ChatPage> = {
  title: 'chat/ChatPage',
  component: ChatPage,
  parameters: { path: '/ines' },
  args: { locale: localeShown(), wasLoggedIn: false },
  decorators: [shellDecorator({ tab: 'chats', layout: 'chat' })],
};
export default meta;
type Story = StoryObj<typeof ChatPage>;

type State =
  | 'loadingCharacter'
  | 'characterFailed'
  | 'missing'
  | 'preview'
  | 'opening'
  | 'openFailed'
  | 'locked'
  | 'removed'
  | 'gone';

function chatAt(page: State, changes: Partial<ChatContext> = {}) {
  const input = { owner: nobody, slug: 'ines', isAuthorized: false, goal: null };
  const context = {
    ...input,
    card: null,
    character: characterProfile('ines'),
    chat: null,
    ...changes,
  };
  const snapshot = chatMachine.resolveState({ value: { page, texts: 'current' }, context });
  return createActor(chatMachine, { input, snapshot }).start();
}

export const Loading: Story = {
  args: { actor: chatAt('loadingCharacter', { character: null, isAuthorized: true }) },
};

export const LoadingForGuest: Story = {
  args: { actor: chatAt('loadingCharacter', { character: null }) },
};

export const LoadingKnownFromItsCard: Story = {
  args: {
    actor: chatAt('loadingCharacter', {
      character: null,
      card: characterProfile('ines'),
      isAuthorized: true,
    }),
  },
};

export const GuestKnownFromItsCard: Story = {
  args: { actor: chatAt('loadingCharacter', { character: null, card: characterProfile('ines') }) },
};

export const Guest: Story = { args: { actor: chatAt('preview') } };
export const GuestWhoWasHereBefore: Story = {
  args: { actor: chatAt('preview'), wasLoggedIn: true },
};

export const GuestBeforePremiumCharacter: Story = {
  args: {
    actor: chatAt('preview', {
      character: characterProfile('tomasz', { isPremium: true, age: 46 }),
    }),
  },
};

export const CharacterFailed: Story = {
  args: { actor: chatAt('characterFailed', { character: null }) },
};

export const Missing: Story = { args: { actor: chatAt('missing', { character: null }) } };

export const Opening: Story = { args: { actor: chatAt('opening', { isAuthorized: true }) } };

export const OpenFailed: Story = { args: { actor: chatAt('openFailed') } };

export const Removed: Story = { args: { actor: chatAt('removed', { isAuthorized: true }) } };

/** A persona that was deleted. */
export const Gone: Story = { args: { actor: chatAt('gone', { isAuthorized: true }) } };

export const Locked: Story = {
  args: { actor: chatAt('locked', { character: characterProfile('ines', { isPremium: true }) }) },
};
