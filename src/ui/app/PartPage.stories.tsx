import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { partMachine, type PartRef } from '../../machines/part/partMachine';
import { ErrorPage } from '../error/ErrorPage';
import { PageSkeleton } from './PageSkeleton';

/** A page whose part of the application is on its way, and one whose part could not be had. */
const meta: Meta<{ part: PartRef }> = {
  title: 'app/PartPage',
  decorators: [shellDecorator({ tab: null })],
};
export default meta;

type Story = StoryObj<{ part: PartRef }>;

function partAt(value: 'fetching' | 'missed') {
  const input = { owner: nobody, part: 'pictures' as const };
  return createActor(partMachine, {
    input,
    snapshot: partMachine.resolveState({ value, context: input }),
  }).start();
}

export const Fetching: Story = {
  args: { part: partAt('fetching') },
  render: () => <PageSkeleton />,
};

export const Missed: Story = {
  args: { part: partAt('missed') },
  render: () => <ErrorPage error={{ kind: 'internal' }} onReload={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
