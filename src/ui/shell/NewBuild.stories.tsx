import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { shellProps } from '../../../tests/support/fixtures/shell';
import { buildWatchMachine } from '../../machines/buildWatch/buildWatchMachine';
import { NewBuild } from './NewBuild';
import { Shell } from './Shell';

const input = { navigation: nobody };
const snapshot = buildWatchMachine.resolveState({ value: { outdated: 'noticed' }, context: input });

const meta = {
  title: 'shell/NewBuild',
  component: NewBuild,
  args: { actor: createActor(buildWatchMachine, { input, snapshot }).start() },
} satisfies Meta<typeof NewBuild>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverPage: Story = {
  render: (args) => (
    <Shell {...shellProps} notice={<NewBuild {...args} />}>
      {null}
    </Shell>
  ),
};

export const OverChat: Story = {
  render: (args) => (
    <Shell {...shellProps} layout="chat" isOffline notice={<NewBuild {...args} />}>
      {null}
    </Shell>
  ),
};
