import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { MemoryDialog } from '../../src/ui/memory/MemoryDialog';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { memoryAt, summary } from '../support/fixtures/memory';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

const show = (...place: Parameters<typeof memoryAt>) => {
  const actor = memoryAt(...place);
  const heard = vi.spyOn(actor, 'send');
  renderView(<MemoryDialog actor={actor} onClose={vi.fn()} />);
  return heard;
};

test('each note says what it is and where it comes from', () => {
  show({ listed: 'idle' });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toMatch(/^AnaYour name · Learned on /);
  expect(rows[1]).toMatch(/^You live in LeedsFact · Corrected by you on /);
  expect(rows[3]).toMatch(/^I am veganPreference · Added by you on /);
});

test('a note is put right in its place; a long one is not sent', async () => {
  const heard = show({ listed: 'idle' });
  await userEvent.click(screen.getByRole('button', { name: 'Correct: You live in Leeds' }));
  const field = screen.getByRole('textbox', { name: 'Correct the note' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('You live in Leeds');
  await userEvent.clear(field);
  await userEvent.paste('x'.repeat(201));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('A note must contain no more than 200 characters')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, ' You live in York {Enter}');
  expect(heard).toHaveBeenLastCalledWith({
    type: 'memory.save',
    form: { kind: 'fact', note: 'You live in York' },
  });
});

test('a note is forgotten after a question', async () => {
  const heard = show({ listed: 'idle' });
  await userEvent.click(screen.getByRole('button', { name: 'Forget: Ana' }));
  const row = within(screen.getAllByRole('listitem')[0] ?? document.body);
  expect(row.getByText(/no longer reads it/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Keep' }));
  expect(heard).toHaveBeenLastCalledWith({ type: 'memory.cancel' });
  await userEvent.click(screen.getByRole('button', { name: 'Forget: Ana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(heard).toHaveBeenLastCalledWith({ type: 'memory.confirm' });
});

test('the summary of a long chat is read, and forgotten after a question', async () => {
  const heard = show({ listed: 'idle' }, { summary, notes: [] });
  const section = within(screen.getByRole('region', { name: 'Your chat so far' }));
  expect(section.getByText(summary)).toBeVisible();
  expect(screen.queryByText('No memories yet')).toBeNull();
  expect(screen.getByRole('button', { name: 'Forget everything' })).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Forget the summary' }));
  expect(section.getByText(/no longer reads the older ones/)).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Forget' }));
  expect(heard).toHaveBeenLastCalledWith({ type: 'memory.confirm' });
});

test('a secret is refused at its field', () => {
  show({ listed: 'writing' }, { problem: { kind: 'fields', errors: { note: 'invalid' } } });
  expect(screen.getByText('Passwords, card numbers and addresses are not kept here')).toBeVisible();
});

test('nothing yet is explained', () => {
  show({ listed: 'idle' }, { notes: [] });
  expect(screen.getByText('No memories yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Forget everything' })).toBeNull();
  expect(screen.getByText(/Up to 50 notes/)).toBeVisible();
});

test('L2 a note that cannot be judged now stays in its field', () => {
  const form = { kind: 'fact', note: 'You live in York' } as const;
  show({ listed: 'writing' }, { form, problem: { kind: 'unchecked' } });
  expect(screen.getByText(/^We can’t check your text right now/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue(form.note);
});
