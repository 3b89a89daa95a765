import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState, reportsAt } from '../../../tests/support/fixtures/reports';
import { memberSession } from '../../../tests/support/fixtures/sessionAt';
import { createProfile } from '../../../tests/support/fixtures/sessions';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { ReportsPage } from './ReportsPage';

const meta: Meta<typeof ReportsPage> = {
  title: 'reports/ReportsPage',
  component: ReportsPage,
  args: { session: memberSession(createProfile()) },
  parameters: { path: '/settings/reports' },
  decorators: [shellDecorator({ tab: 'profile' })],
};
export default meta;
type Story = StoryObj<typeof ReportsPage>;

const shown = (value: 'idle' | 'adding' | 'behind', next: string | null = 'older') => ({
  actor: reportsAt({ shown: value }, { entries: everyState(), next }),
});

export const Loading: Story = { args: { actor: reportsAt('loading') } };

export const Failed: Story = { args: { actor: reportsAt('failed') } };

export const Empty: Story = { args: { actor: reportsAt('empty') } };

export const Shown: Story = { args: shown('idle') };

export const All: Story = { args: shown('idle', null) };

export const LoadingMore: Story = { args: shown('adding') };

export const MoreFailed: Story = { args: shown('behind') };
