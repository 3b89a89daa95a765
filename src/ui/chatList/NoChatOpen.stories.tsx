import type { Meta, StoryObj } from '@storybook/react-vite';
import { listAt } from '../../../tests/support/fixtures/chatLists';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { someCharacter } from '../../../tests/support/fixtures/someCharacters';
import { ChatsPane } from './ChatsPane';
import styles from './ChatsPane.stories.module.css';
import { NoChatOpen } from './NoChatOpen';

const meta: Meta<typeof NoChatOpen> = {
  title: 'chatList/NoChatOpen',
  component: NoChatOpen,
  parameters: { path: '/chat' },
  args: { faces: [3, 4, 5].map((index) => someCharacter(index)), hasChats: true },
  decorators: [shellDecorator({ tab: 'chats', layout: 'panes' })],
  render: (args) => (
    <div className={styles.panes}>
      <ChatsPane
        actor={listAt({ shown: 'idle' }, args.hasChats ? {} : { chats: [] })}
        openSlug={undefined}
        reminder={null}
      />
      <NoChatOpen {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof NoChatOpen>;

export const Shown: Story = {};

export const FirstChat: Story = { args: { hasChats: false } };

export const NobodyNew: Story = { args: { faces: [] } };
