import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from './Button';
import { Dialog } from './Dialog';

const meta: Meta = { title: 'kit/Dialog' };
export default meta;

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>A page below</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open ? (
        <Dialog
          title="Start over?"
          onClose={() => setOpen(false)}
          footer={<Button variant="primary">Start over</Button>}
        >
          <p>The conversation so far is kept aside, and a new one begins.</p>
        </Dialog>
      ) : null}
    </main>
  );
}

export const Open: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Start over?' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};
