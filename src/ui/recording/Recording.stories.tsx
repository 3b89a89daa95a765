import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recorded, recordingAt } from '../../../tests/support/fixtures/recording';
import { shellProps } from '../../../tests/support/fixtures/shell';
import { Shell } from '../shell/Shell';
import { RecordingBar } from './RecordingBar';
import { RecordingPanel } from './RecordingPanel';

const meta = {
  title: 'recording/Recording',
  component: RecordingPanel,
  parameters: { path: '/settings' },
} satisfies Meta<typeof RecordingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = { recorded, fileName: null };
const fileName = 'recording-2026-11-23-130412.json';

export const Offered: Story = { args: { actor: recordingAt('offered') } };

export const Explained: Story = { args: { actor: recordingAt('explained') } };

export const Starting: Story = { args: { actor: recordingAt({ running: 'starting' }) } };

export const Failed: Story = { args: { actor: recordingAt('failed') } };

export const Recording: Story = { args: { actor: recordingAt({ running: 'recording' }) } };

export const OnEveryPage: Story = {
  args: { actor: recordingAt({ running: 'recording' }) },
  render: (args) => (
    <Shell {...shellProps} notice={<RecordingBar {...args} />}>
      {null}
    </Shell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Finish' })).toBeVisible();
  },
};

export const Ending: Story = { args: { actor: recordingAt({ running: 'ending' }) } };

export const Finished: Story = { args: { actor: recordingAt('finished', file) } };

export const Saving: Story = { args: { actor: recordingAt('saving', file) } };

export const Saved: Story = { args: { actor: recordingAt('saved', { recorded, fileName }) } };

export const Unsaved: Story = { args: { actor: recordingAt('unsaved', file) } };
