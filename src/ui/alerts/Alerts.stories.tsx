import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, SimulatedClock } from 'xstate';
import { alertsMachine } from '../../machines/alerts/alertsMachine';
import type { AlertRequest } from '../../machines/alerts/alertMachine';
import { Alerts } from './Alerts';

const meta = { title: 'alerts/Alerts', component: Alerts } satisfies Meta<typeof Alerts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Alerts whose timer only moves by hand, so that they stay for the whole story. */
function alertsOf(...requests: readonly AlertRequest[]) {
  const clock = new SimulatedClock();
  const actor = createActor(alertsMachine, { clock }).start();
  for (const alert of requests) actor.send({ type: 'alerts.show', alert });
  return { actor, clock };
}

const counting = alertsOf({ content: 'profileSaved' }, { content: 'localeFailed', type: 'error' });

export const Counting: Story = {
  args: { actor: counting.actor },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findAllByRole('status')).toHaveLength(1);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    if (globals.locale !== 'en') return;
    await expect(canvas.getByText(/^That language could not be loaded\./)).toBeVisible();
  },
};

const held = alertsOf({ content: 'sessionExpired', type: 'warning' });
for (const alert of held.actor.getSnapshot().context.shown) alert.send({ type: 'alert.hold' });

/** Stays as long as the pointer is over it. */
export const Held: Story = {
  args: { actor: held.actor },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
    held.clock.increment(60_000);
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
