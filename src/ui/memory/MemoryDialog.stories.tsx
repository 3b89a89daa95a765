import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { memoryAt, summary, writtenNotes } from '../../../tests/support/fixtures/memory';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { SUMMARY } from '../../machines/memory/note';
import { MemoryDialog } from './MemoryDialog';

const meta: Meta<typeof MemoryDialog> = {
  title: 'memory/MemoryDialog',
  component: MemoryDialog,
  parameters: { path: '/ines?memory=1' },
  decorators: [shellDecorator({})],
  args: { onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof MemoryDialog>;

const edited = { chosen: 'note-2', form: { kind: 'fact', note: 'You live in Leeds' } } as const;
const summarised = { summary, chosen: SUMMARY };
const unreachable = { problem: { kind: 'unreachable' } } as const;

export const Loading: Story = { args: { actor: memoryAt('loading', { notes: [] }) } };
export const Failed: Story = { args: { actor: memoryAt('failed', { notes: [] }) } };
export const Listed: Story = { args: { actor: memoryAt({ listed: 'idle' }) } };
export const Summarised: Story = { args: { actor: memoryAt({ listed: 'idle' }, { summary }) } };
export const OnlySummarised: Story = {
  args: { actor: memoryAt({ listed: 'idle' }, { summary, notes: [] }) },
};
export const AskingSummary: Story = {
  args: { actor: memoryAt({ listed: 'asking' }, summarised) },
};
export const ForgettingSummary: Story = {
  args: { actor: memoryAt({ listed: 'forgetting' }, summarised) },
};
export const SummaryNotForgotten: Story = {
  args: { actor: memoryAt({ listed: 'asking' }, { ...summarised, ...unreachable }) },
};
export const Empty: Story = { args: { actor: memoryAt({ listed: 'idle' }, { notes: [] }) } };
export const Full: Story = {
  args: { actor: memoryAt({ listed: 'full' }, { notes: writtenNotes, most: 4 }) },
};
export const Writing: Story = { args: { actor: memoryAt({ listed: 'writing' }) } };
export const Refused: Story = {
  args: {
    actor: memoryAt(
      { listed: 'writing' },
      {
        form: { kind: 'fact', note: 'my password is fish' },
        problem: { kind: 'fields', errors: { note: 'invalid' } },
      },
    ),
  },
};
export const Adding: Story = {
  args: { actor: memoryAt({ listed: 'adding' }, { form: { kind: 'fact', note: 'I am vegan' } }) },
};
export const Editing: Story = { args: { actor: memoryAt({ listed: 'editing' }, edited) } };
export const Correcting: Story = { args: { actor: memoryAt({ listed: 'correcting' }, edited) } };
export const Uncorrected: Story = {
  args: { actor: memoryAt({ listed: 'editing' }, { ...edited, ...unreachable }) },
};
export const Unchecked: Story = {
  args: {
    actor: memoryAt({ listed: 'editing' }, { ...edited, problem: { kind: 'unchecked' } }),
  },
};
export const Asking: Story = { args: { actor: memoryAt({ listed: 'asking' }, edited) } };
export const Forgetting: Story = { args: { actor: memoryAt({ listed: 'forgetting' }, edited) } };
export const NotForgotten: Story = {
  args: { actor: memoryAt({ listed: 'asking' }, { ...edited, ...unreachable }) },
};
export const AskingAll: Story = { args: { actor: memoryAt({ listed: 'askingAll' }) } };
export const ForgettingAll: Story = { args: { actor: memoryAt({ listed: 'forgettingAll' }) } };
