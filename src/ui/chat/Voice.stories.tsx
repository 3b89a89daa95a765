import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import { voiceAt } from '../../../tests/support/fixtures/media';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const voice = (...args: Parameters<typeof voiceAt>) => ({
  actor: conversationAt({}, { voices: { 'message-7': voiceAt(...args) } }),
});

const meta: Meta<typeof Conversation> = {
  title: 'chat/Voice',
  component: Conversation,
  parameters: { path: '/ines' },
  args: { character: characterProfile('ines'), locale: localeShown() },
  decorators: [
    (Story) => (
      <main className={styles.frame}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Conversation>;

export const Silent: Story = { args: voice('silent') };

export const Paywalled: Story = { args: voice('paywalled') };

export const Preparing: Story = { args: voice({ preparing: 'waiting' }) };

export const PreparingAsked: Story = { args: voice({ preparing: 'asking' }) };

export const ProfileMissing: Story = { args: voice({ failed: 'unknown' }) };

export const Failed: Story = { args: voice({ failed: 'broken' }) };

export const Buffering: Story = {
  args: voice({ audible: 'buffering' }, { at: 0, duration: null }),
};

export const Playing: Story = {
  args: voice({ audible: 'playing' }, { rate: 1.25 }),
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== 'en') return;
    const place = canvas.getByRole('slider', { name: 'Position in the voice message' });
    await expect(place).toHaveAttribute('aria-valuetext', '0:03 of 0:12');
  },
};

export const Paused: Story = { args: voice({ audible: 'paused' }) };

export const TapToHear: Story = { args: voice({ audible: 'blocked' }, { at: 0 }) };

export const Ended: Story = { args: voice({ audible: 'ended' }, { at: 12 }) };
