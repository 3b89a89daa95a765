import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { memberSession } from '../../../tests/support/fixtures/sessionAt';
import { createProfile } from '../../../tests/support/fixtures/sessions';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { createJob, subjectAt, undressAt } from '../../../tests/support/fixtures/undress';
import type { Job } from '../../machines/undress/job';
import { gallery } from '../../../tests/support/fixtures/pictures';
import { UndressPage } from './UndressPage';

const meta: Meta<typeof UndressPage> = {
  title: 'undress/UndressPage',
  component: UndressPage,
  parameters: { path: '/undress' },
  decorators: [shellDecorator({})],
};
export default meta;
type Story = StoryObj<typeof UndressPage>;

const session = memberSession(createProfile({ desires: 1_234 }));
const jobOf = (state: Job['state'], changes: Partial<Job> = {}) => createJob({ state, ...changes });
const imageUrl = gallery(0)[0]?.sources.at(-1)?.webp ?? '';

export const Recalling: Story = { args: { session, actor: undressAt('recalling') } };

export const Validating: Story = { args: { session, actor: undressAt('validating') } };

export const Unverified: Story = { args: { session, actor: undressAt('unverified') } };

export const WallLoading: Story = {
  args: { session, actor: undressAt('choosing', { subject: subjectAt({ wall: 'loading' }) }) },
};

export const Wall: Story = {
  args: { session, actor: undressAt('choosing', { subject: subjectAt({ wall: 'shown' }) }) },
};

export const WallSearched: Story = {
  args: {
    session,
    actor: undressAt('choosing', { subject: subjectAt({ wall: 'typing' }, { q: 'in' }) }),
  },
};

export const WallEmpty: Story = {
  args: {
    session,
    actor: undressAt('choosing', { subject: subjectAt({ wall: 'empty' }, { q: 'nobody' }) }),
  },
};

export const WallFailed: Story = {
  args: { session, actor: undressAt('choosing', { subject: subjectAt({ wall: 'failed' }) }) },
};

export const GalleryLoading: Story = {
  args: { session, actor: undressAt('choosing', { subject: subjectAt({ gallery: 'loading' }) }) },
};

export const GalleryFailed: Story = {
  args: { session, actor: undressAt('choosing', { subject: subjectAt({ gallery: 'failed' }) }) },
};

export const Gallery: Story = {
  args: { session, actor: undressAt('choosing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show it · 20 desires' })).toBeVisible();
  },
};

const owned = [jobOf('paid', { imageUrl, expiresAt: null })];

export const WallWithOwned: Story = {
  args: { session, actor: undressAt('choosing', { subject: subjectAt({ wall: 'shown' }), owned }) },
};

export const Owned: Story = {
  args: { session, actor: undressAt('choosing', { owned }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'See the picture' })).toBeVisible();
  },
};

export const Busy: Story = {
  args: { session, actor: undressAt('choosing', { problem: 'busy', job: jobOf('locked') }) },
};

export const Refused: Story = {
  args: { session, actor: undressAt('choosing', { problem: 'refused' }) },
};

export const Unreachable: Story = {
  args: { session, actor: undressAt('choosing', { problem: 'unreachable' }) },
};

export const Submitting: Story = { args: { session, actor: undressAt('submitting') } };

export const Processing: Story = {
  args: {
    session,
    actor: undressAt({ processing: 'waiting' }, { job: jobOf('processing', { expiresAt: null }) }),
  },
};

export const ProcessingPaid: Story = {
  args: {
    session,
    actor: undressAt(
      { processing: 'waiting' },
      { job: jobOf('processing', { expiresAt: null }), agreed: 20 },
    ),
  },
};

export const Locked: Story = {
  args: { session, actor: undressAt('locked', { job: jobOf('locked') }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', {
        name: 'Show it · 20 desires',
        description: 'You’ll have 1\u00a0214 left',
      }),
    ).toBeVisible();
  },
};

export const TooFewDesires: Story = {
  args: {
    session: memberSession(createProfile({ desires: 5 })),
    actor: undressAt('locked', { job: jobOf('locked') }),
  },
};

export const Paying: Story = {
  args: { session, actor: undressAt('paying', { job: jobOf('locked') }) },
};

export const Refreshing: Story = {
  args: { session, actor: undressAt('refreshing', { job: jobOf('locked') }) },
};

export const Shown: Story = {
  args: {
    session,
    actor: undressAt('shown', { job: jobOf('paid', { imageUrl, expiresAt: null }) }),
  },
};

export const Broken: Story = {
  args: {
    session,
    actor: undressAt('broken', { job: jobOf('paid', { imageUrl: '/gone', expiresAt: null }) }),
  },
};

export const Failed: Story = {
  args: { session, actor: undressAt('failed', { job: jobOf('failed') }) },
};

export const Expired: Story = {
  args: { session, actor: undressAt('expired', { job: jobOf('expired') }) },
};
