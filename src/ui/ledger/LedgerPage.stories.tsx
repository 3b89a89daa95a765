import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor, getInitialSnapshot } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { everyReason, ledgerAt } from '../../../tests/support/fixtures/ledger';
import { createProfile } from '../../../tests/support/fixtures/sessions';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { sessionMachine } from '../../machines/session/sessionMachine';
import { LedgerPage } from './LedgerPage';

const meta: Meta<typeof LedgerPage> = {
  title: 'ledger/LedgerPage',
  component: LedgerPage,
  parameters: { path: '/settings/desires' },
  decorators: [shellDecorator({ tab: 'profile' })],
};
export default meta;
type Story = StoryObj<typeof LedgerPage>;

function sessionWith(numTokens: number) {
  const input = { owner: nobody };
  const { value, context } = getInitialSnapshot(sessionMachine, input);
  const profile = createProfile({ numTokens });
  const snapshot = sessionMachine.resolveState({ value, context: { ...context, profile } });
  return createActor(sessionMachine, { input, snapshot }).start();
}

const shown = (head: 'current' | 'renewing' | 'behind', past: 'idle' | 'loading' | 'failed') => ({
  session: sessionWith(1_527),
  actor: ledgerAt({ shown: { head, past } }, { entries: everyReason(), next: 'older' }),
});

export const Loading: Story = { args: { session: sessionWith(1_527), actor: ledgerAt('loading') } };

export const Failed: Story = { args: { session: sessionWith(1_527), actor: ledgerAt('failed') } };

export const Empty: Story = { args: { session: sessionWith(0), actor: ledgerAt('empty') } };

export const Shown: Story = { args: shown('current', 'idle') };

export const All: Story = {
  args: {
    session: sessionWith(1_527),
    actor: ledgerAt(
      { shown: { head: 'current', past: 'idle' } },
      { entries: everyReason(), next: null },
    ),
  },
};

export const LoadingMore: Story = { args: shown('current', 'loading') };

export const MoreFailed: Story = { args: shown('current', 'failed') };
