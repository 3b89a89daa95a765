import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { conversationAt, someMessages } from '../../../tests/support/fixtures/chats';
import { localeShown } from '../../../tests/support/fixtures/locale';
import { memberWith, unblurAt, withPrivatePicture } from '../../../tests/support/fixtures/media';
import styles from './Chat.stories.module.css';
import { Conversation } from './Conversation';

const imageUrl = characterProfile('ines').portrait.sources.at(-1)?.webp ?? '';

const picture = (...args: Parameters<typeof unblurAt>) => ({
  actor: conversationAt({}, withPrivatePicture(someMessages, unblurAt(...args))),
});

const meta: Meta<typeof Conversation> = {
  title: 'chat/PrivatePicture',
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

export const Veiled: Story = {
  args: picture('veiled'),
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== 'en') return;
    await expect(
      canvas.getByRole('button', {
        name: 'Show it · 3 desires',
        description: 'You’ll have 97 left',
      }),
    ).toBeVisible();
  },
};

export const VeiledForPremium: Story = {
  args: picture('veiled', { allowance: memberWith(100, true) }),
};

export const VeiledWithTooFew: Story = { args: picture('veiled', { allowance: memberWith(2) }) };

export const Unlocking: Story = { args: picture('requesting') };

export const NotEnough: Story = { args: picture('paywalled', { allowance: memberWith(2) }) };

export const Gone: Story = { args: picture('refused') };

export const ProfileMissing: Story = {
  args: picture({ failed: 'unknown' }, { allowance: { status: 'unknown' } }),
};

export const Failed: Story = { args: picture({ failed: 'broken' }) };

/** It keeps loading: its address never answers. */
export const Opening: Story = {
  args: picture({ revealed: 'opening' }, { imageUrl: '/never/answers.webp' }),
};

export const Clear: Story = { args: picture({ revealed: 'shown' }, { imageUrl }) };

export const Renewing: Story = { args: picture({ revealed: 'renewing' }, { imageUrl }) };

export const Reopening: Story = { args: picture({ revealed: 'reopening' }, { imageUrl }) };

export const Lost: Story = { args: picture({ revealed: 'lost' }, { imageUrl }) };
