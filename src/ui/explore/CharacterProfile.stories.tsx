import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { someCharacter, characterProfile } from '../../../tests/support/fixtures/someCharacters';
import { galleryAt } from '../../../tests/support/fixtures/galleries';
import { CharacterProfile } from './CharacterProfile';

const reportHref = '/?report=1&about=bot:rafael';

const meta = {
  title: 'explore/CharacterProfile',
  component: CharacterProfile,
  args: {
    gallery: galleryAt(),
    onClose: fn(),
    profile: { status: 'shown', character: characterProfile(3), isFromCard: false, reportHref },
  },
} satisfies Meta<typeof CharacterProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Loading: Story = { args: { profile: { status: 'loading' } } };

export const KnownFromItsCard: Story = {
  args: { profile: { status: 'known', character: someCharacter(3), onRetry: null, reportHref } },
};

export const RestFailed: Story = {
  args: { profile: { status: 'known', character: someCharacter(3), onRetry: fn(), reportHref } },
};

export const Missing: Story = { args: { profile: { status: 'missing' } } };

export const Failed: Story = { args: { profile: { status: 'failed', onRetry: fn() } } };
