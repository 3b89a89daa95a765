import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createActor } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { reportMachine } from '../../machines/report/reportMachine';
import type { ReportSubject } from '../../machines/report/subject';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import { ReportDialog } from './ReportDialog';

const meta: Meta<typeof ReportDialog> = {
  title: 'report/ReportDialog',
  component: ReportDialog,
  parameters: { path: '/?report=1' },
  decorators: [shellDecorator({})],
  args: { onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof ReportDialog>;

function reportAt(
  value: 'editing' | 'sending',
  subject: ReportSubject,
  problem: FormProblem | null = null,
) {
  const context = {
    owner: nobody,
    subject,
    form: { reason: 'other' as const, text: '', email: '' },
    problem,
  };
  return createActor(reportMachine, {
    input: { owner: nobody },
    snapshot: reportMachine.resolveState({ value, context }),
  }).start();
}

export const Character: Story = {
  args: { actor: reportAt('editing', { kind: 'character', slug: 'ines' }) },
};

export const Message: Story = {
  args: { actor: reportAt('editing', { kind: 'message', messageId: 'message-1' }) },
};

export const Picture: Story = {
  args: {
    actor: reportAt('editing', { kind: 'galleryPicture', slug: 'ines', pictureId: 'ines-2' }),
  },
};

export const RealPerson: Story = {
  args: { isGuest: true, actor: reportAt('editing', { kind: 'picture', messageId: 'message-1' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Shows a real person' }));
    await expect(canvas.getByRole('link', { name: 'Ask us to remove it' })).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isGuest: true, actor: reportAt('editing', { kind: 'issue' }) },
};

export const Issue: Story = { args: { actor: reportAt('editing', { kind: 'issue' }) } };

export const Sending: Story = { args: { actor: reportAt('sending', { kind: 'issue' }) } };

export const Failed: Story = {
  args: { actor: reportAt('editing', { kind: 'issue' }, { kind: 'unreachable' }) },
};
