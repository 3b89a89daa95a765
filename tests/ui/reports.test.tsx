import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { reportMachine } from '../../src/machines/report/reportMachine';
import { RemovalPage } from '../../src/ui/removal/RemovalPage';
import { ReportDialog } from '../../src/ui/report/ReportDialog';
import { ReportsPage } from '../../src/ui/reports/ReportsPage';
import { nobody } from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import {
  everyState,
  removalAt,
  removalForm,
  removalReceipt,
  reportsAt,
} from '../support/fixtures/reports';
import { memberSession } from '../support/fixtures/sessionAt';
import { createProfile } from '../support/fixtures/sessions';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

const session = memberSession(createProfile());
/** Beside the list of the settings' parts. */
const rowsShown = () =>
  screen.getAllByRole('listitem').filter((row) => row.closest('nav') === null);

const issue = () => {
  const subject = { kind: 'issue' as const };
  const form = { reason: 'other' as const, text: '', email: '' };
  const actor = createActor(reportMachine, {
    input: { owner: nobody },
    snapshot: reportMachine.resolveState({
      value: 'editing',
      context: { owner: nobody, subject, form, problem: null },
    }),
  }).start();
  return { actor, heard: vi.spyOn(actor, 'send') };
};

test('a member is promised an answer; a guest may say where it goes', async () => {
  const { actor, heard } = issue();
  const { rerender } = renderView(<ReportDialog actor={actor} onClose={vi.fn()} />);
  expect(screen.getByText('We will contact you by email')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /email/ })).toBeNull();

  rerender(<ReportDialog actor={actor} isGuest onClose={vi.fn()} />);
  expect(screen.queryByText('We will contact you by email')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What happened?' }), 'It is slow');
  const email = screen.getByRole('textbox', { name: 'Your email, if you want an answer' });
  await userEvent.type(email, 'ada{Enter}');
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.type(email, '@example.org{Enter}');
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    type: 'report.submit',
    form: { reason: 'other', text: 'It is slow', email: 'ada@example.org' },
  });
});

test('each report says how it stands and what was answered', () => {
  const actor = reportsAt({ shown: 'idle' }, { entries: everyState(), next: null });
  renderView(<ReportsPage session={session} actor={actor} />);
  const rows = rowsShown();
  const states = ['Received', 'In review', 'Done', 'Nothing changed'];
  for (const [index, row] of rows.entries())
    expect(within(row).getByText(states[index] ?? '')).toBeVisible();
  expect(rows).toHaveLength(4);
  expect(rows[3]).toHaveTextContent('We found nothing of the kind.');
  expect(within(rows[1] ?? document.body).getByRole('link', { name: 'Inês' })).toBeVisible();
});

test('what failed is tried again, and older ones are asked for', async () => {
  const failed = reportsAt('failed');
  const heard = vi.spyOn(failed, 'send');
  const { rerender } = renderView(<ReportsPage session={session} actor={failed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(heard).toHaveBeenCalledWith({ type: 'reports.retry' });
  const shown = reportsAt({ shown: 'idle' }, { entries: everyState(), next: 'older' });
  const sent = vi.spyOn(shown, 'send');
  rerender(<ReportsPage session={session} actor={shown} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(sent).toHaveBeenCalledWith({ type: 'reports.more' });
});

test('a removal is asked for whole, and under a statement', async () => {
  const actor = removalAt('editing');
  const heard = vi.spyOn(actor, 'send');
  renderView(<RemovalPage actor={actor} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  await userEvent.type(field('Where is the picture?'), removalForm.place);
  await userEvent.type(field('What does it show?'), removalForm.text);
  await userEvent.type(field('Your full name'), removalForm.name);
  await userEvent.type(field('How can we reach you?'), removalForm.email);
  const send = screen.getByRole('button', { name: 'Request removal' });
  await userEvent.click(send);
  const statement = screen.getByRole('checkbox');
  expect(statement).toHaveFocus();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.click(statement);
  await userEvent.click(send);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'removal.submit', form: removalForm });
});

test('a request that arrived shows its number and when it is decided', () => {
  const context = { form: removalForm, receipt: removalReceipt };
  renderView(<RemovalPage actor={removalAt('received', context)} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(removalReceipt.receipt);
  expect(status).toHaveTextContent(removalForm.email);
  expect(status.querySelector('time')).toHaveAttribute('datetime', removalReceipt.dueAt);
});
