import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { botProfile } from '../../../tests/support/fixtures/bots';
import { CharacterProfile } from './CharacterProfile';

const meta = {
  title: 'explore/CharacterProfile',
  component: CharacterProfile,
  args: {
    onClose: fn(),
    profile: { status: 'shown', bot: botProfile(3), reportHref: '/?report=1&about=bot:rafael' },
  },
} satisfies Meta<typeof CharacterProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Loading: Story = { args: { profile: { status: 'loading' } } };

export const Missing: Story = { args: { profile: { status: 'missing' } } };

export const Failed: Story = { args: { profile: { status: 'failed', onRetry: fn() } } };
