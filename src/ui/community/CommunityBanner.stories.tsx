import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { communityAt } from '../../../tests/support/fixtures/community';
import { shellProps } from '../../../tests/support/fixtures/shell';
import { Shell } from '../shell/Shell';
import { CommunityBanner } from './CommunityBanner';

const meta = {
  title: 'community/CommunityBanner',
  component: CommunityBanner,
  args: { actor: communityAt('shown') },
} satisfies Meta<typeof CommunityBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

/** Nothing around it moves when it closes. */
export const AtTheFoot: Story = {
  args: { actor: communityAt('shown') },
  render: (args) => (
    <Shell {...shellProps} invitation={<CommunityBanner {...args} />}>
      <div style={{ blockSize: '150vh' }} />
    </Shell>
  ),
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('contentinfo').getBoundingClientRect().top + scrollY;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this invitation' }));
    await expect(canvas.queryByRole('region', { name: 'Meet the others' })).toBeNull();
    await expect(top()).toBe(before);
  },
};
