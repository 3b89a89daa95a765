import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { AnyActorRef, EventObject } from 'xstate';
import { WelcomePage } from '../../src/ui/welcome/WelcomePage';
import { suggestionsAt, noneYet, welcomeAt } from '../support/fixtures/welcome';
import { characterProfile } from '../support/fixtures/characters';
import { renderView } from '../support/fixtures/views';

/** Hears what is sent to an actor, and keeps it where it rests. */
function listenTo<TActor extends AnyActorRef>(actor: TActor) {
  const sent = vi.fn<(event: EventObject) => void>();
  actor.send = sent;
  return { actor, sent };
}

const adult = { ...noneYet, age: 34 };

test.each([
  ['17', 'Age must be over 18'],
  ['9.5', 'Enter the age as a number'],
  ['abc', 'Enter the age as a number'],
  ['121', 'Enter an age of up to 120'],
  [' ', 'Enter the age as a number'],
])('an age of "%s" goes no further, and stays in the field', async (age, words) => {
  const { actor, sent } = listenTo(welcomeAt('age'));
  renderView(<WelcomePage actor={actor} />);
  const field = screen.getByRole('textbox', { name: 'Your age' });
  await userEvent.type(field, `${age}{Enter}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue(age);
  expect(sent).not.toHaveBeenCalled();
});

test('18 is an age for this place', async () => {
  const { actor, sent } = listenTo(welcomeAt('age'));
  renderView(<WelcomePage actor={actor} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your age' }), '18{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'age.submit', age: 18 });
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test.each([
  ['gender', 'Non-binary', { type: 'gender.choose', gender: 'non-binary' }],
  ['preference', /^Dominant/, { type: 'preference.choose', preference: 'dominant' }],
  ['preference', /^No preference/, { type: 'preference.choose', preference: 'no-preference' }],
] as const)('one touch answers: %s, %s', async (step, name, event) => {
  const { actor, sent } = listenTo(welcomeAt(step, { answers: adult }));
  renderView(<WelcomePage actor={actor} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(sent).toHaveBeenCalledExactlyOnceWith(event);
});

test('what was answered is marked, and can be kept', async () => {
  const answers = { ...adult, gender: 'male' } as const;
  const { actor, sent } = listenTo(welcomeAt('gender', { answers }));
  renderView(<WelcomePage actor={actor} />);
  expect(screen.getByRole('button', { name: 'Male', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(sent.mock.calls).toEqual([[{ type: 'step.pass' }], [{ type: 'step.back' }]]);
});

test('each step says how far it is, and begins with its question', () => {
  renderView(<WelcomePage actor={welcomeAt('preference', { answers: adult })} />);
  const progress = screen.getByRole('progressbar', { name: 'Progress' });
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 3 of 4');
  expect(screen.getByRole('heading', { name: 'What company do you like?' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
});

test('a character is chosen by a touch', async () => {
  const { actor, sent } = listenTo(welcomeAt('character', { answers: adult }));
  renderView(<WelcomePage actor={actor} />);
  await userEvent.click(screen.getByRole('button', { name: /^Odile, 52/ }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'character.choose', slug: 'odile' });
  expect(screen.getByRole('link', { name: 'See everybody' })).toHaveAttribute('href', '/');
});

test('characters who could not be had can be asked for again', async () => {
  const actor = welcomeAt('character', { answers: adult, suggestions: suggestionsAt('failed') });
  renderView(<WelcomePage actor={actor} />);
  expect(screen.getByText(/^The characters could not be loaded/)).toBeVisible();
  const suggestions = actor.getSnapshot().children.suggestions;
  if (suggestions === undefined) throw new Error('There are no suggestions');
  const { sent } = listenTo(suggestions);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'suggestions.retry' });
});

test('nobody can be chosen while those who suit the latest answer are loading', () => {
  const earlier = suggestionsAt('loading', { characters: [characterProfile('ines')] });
  renderView(
    <WelcomePage actor={welcomeAt('character', { answers: adult, suggestions: earlier })} />,
  );
  expect(screen.queryByRole('button', { name: /^Inês/ })).toBe(null);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
