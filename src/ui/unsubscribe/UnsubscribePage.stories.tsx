import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { unsubscribeAt } from '../../../tests/support/fixtures/proofs';
import { UnsubscribePage } from './UnsubscribePage';

const meta: Meta<typeof UnsubscribePage> = {
  title: 'unsubscribe/UnsubscribePage',
  component: UnsubscribePage,
  parameters: { path: '/email/unsubscribe' },
  decorators: [shellDecorator({ visitor: { kind: 'guest', wasLoggedIn: false } })],
};
export default meta;
type Story = StoryObj<typeof UnsubscribePage>;

export const Looking: Story = { args: { actor: unsubscribeAt('looking') } };
export const Asking: Story = { args: { actor: unsubscribeAt('asking') } };
export const Stopping: Story = { args: { actor: unsubscribeAt('stopping') } };
export const NotStopped: Story = {
  args: { actor: unsubscribeAt('unstopped', { kind: 'unreachable' }) },
};
export const TooManyTries: Story = {
  args: { actor: unsubscribeAt('unstopped', { kind: 'limited', retryAfterMs: 41_000 }) },
};
export const Stopped: Story = { args: { actor: unsubscribeAt('stopped') } };
export const Resuming: Story = { args: { actor: unsubscribeAt('resuming') } };
export const NotResumed: Story = {
  args: { actor: unsubscribeAt('unresumed', { kind: 'unreachable' }) },
};
export const Resumed: Story = { args: { actor: unsubscribeAt('resumed') } };
export const Invalid: Story = { args: { actor: unsubscribeAt('invalid') } };
