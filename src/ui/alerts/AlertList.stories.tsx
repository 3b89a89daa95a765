import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Alert } from '../../machines/alerts/alertMachine';
import { AlertList } from './AlertList';

const alert = (id: string, rest: Partial<Alert>): Alert => ({
  id,
  content: 'profileSaved',
  type: 'success',
  label: null,
  closable: true,
  data: {},
  ...rest,
});

const meta = {
  title: 'alerts/AlertList',
  component: AlertList,
  args: {
    alerts: [
      alert('a', {}),
      alert('b', { type: 'error', content: 'chatStartFailed' }),
      alert('c', { type: 'warning', content: 'sessionExpired' }),
      alert('e', { content: 'signedUp' }),
      alert('d', { type: 'info', content: 'networkLost', closable: false }),
    ],
    onHold: fn(),
    onRelease: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AlertList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    if (globals.locale !== 'en') return;
    const text = canvas.getByText('Failed to start new chat');
    await userEvent.hover(text);
    await expect(args.onHold).toHaveBeenCalledWith('b');
    await userEvent.unhover(text);
    await expect(args.onRelease).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] ?? text);
    await expect(args.onClose).toHaveBeenCalledWith('a');
  },
};

export const None: Story = { args: { alerts: [] } };
