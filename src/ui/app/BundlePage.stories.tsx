import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { bundleMachine, type BundleRef } from '../../machines/bundle/bundleMachine';
import { ErrorPage } from '../error/ErrorPage';
import { PageSkeleton } from './PageSkeleton';

/** A page whose bundle is loading, and one whose bundle could not be loaded. */
const meta: Meta<{ bundle: BundleRef }> = {
  title: 'app/BundlePage',
  decorators: [shellDecorator({ tab: null })],
};
export default meta;

type Story = StoryObj<{ bundle: BundleRef }>;

function bundleAt(value: 'loading' | 'missed') {
  const input = { owner: nobody, bundle: 'persona' as const };
  return createActor(bundleMachine, {
    input,
    snapshot: bundleMachine.resolveState({ value, context: input }),
  }).start();
}

export const Loading: Story = {
  args: { bundle: bundleAt('loading') },
  render: () => <PageSkeleton />,
};

export const Missed: Story = {
  args: { bundle: bundleAt('missed') },
  render: () => <ErrorPage error={{ kind: 'internal' }} onReload={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
