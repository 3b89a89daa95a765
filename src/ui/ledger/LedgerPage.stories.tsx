import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyReason, ledgerAt } from '../../../tests/support/fixtures/ledger';
import { memberSession } from '../../../tests/support/fixtures/sessionAt';
import { createProfile } from '../../../tests/support/fixtures/sessions';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { LedgerPage } from './LedgerPage';

const meta: Meta<typeof LedgerPage> = {
  title: 'ledger/LedgerPage',
  component: LedgerPage,
  args: { session: memberSession(createProfile()) },
  parameters: { path: '/settings/desires' },
  decorators: [shellDecorator({ tab: 'profile' })],
};
export default meta;
type Story = StoryObj<typeof LedgerPage>;

const shown = (head: 'current' | 'renewing' | 'behind', past: 'idle' | 'loading' | 'failed') => ({
  actor: ledgerAt({ shown: { head, past } }, { entries: everyReason(), next: 'older' }),
});

export const Loading: Story = { args: { actor: ledgerAt('loading') } };

export const Failed: Story = { args: { actor: ledgerAt('failed') } };

export const Empty: Story = { args: { actor: ledgerAt('empty') } };

export const Shown: Story = { args: shown('current', 'idle') };

export const All: Story = {
  args: {
    actor: ledgerAt(
      { shown: { head: 'current', past: 'idle' } },
      { entries: everyReason(), next: null },
    ),
  },
};

export const LoadingMore: Story = { args: shown('current', 'loading') };

export const MoreFailed: Story = { args: shown('current', 'failed') };
