import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { Conversation } from '../../src/ui/chat/Conversation';
import { characterProfile } from '../support/fixtures/characters';
import { conversationAt, message, someMessages } from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { localeShown } from '../support/fixtures/locale';
import { memberWith, unblurAt, withPrivatePicture } from '../support/fixtures/media';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

const imageUrl = '/media/ines-1?expires=1&signature=a';

function show(...args: Parameters<typeof unblurAt>) {
  const picture = unblurAt(...args);
  const sent = vi.spyOn(picture, 'send');
  const actor = conversationAt({}, withPrivatePicture(someMessages, picture));
  renderView(
    <Conversation actor={actor} locale={localeShown()} character={characterProfile('ines')} />,
    '/ines',
  );
  return { picture, actor, sent };
}

const log = () => within(screen.getByRole('log'));
const unlock = () => log().getByRole('button', { name: /^Show it/ });

test('a veiled picture tells on its button what it costs, and below what is left', async () => {
  const { sent } = show('veiled');
  expect(log().getByText('Locked picture')).toBeVisible();
  expect(unlock()).toHaveAccessibleName('Show it · 3 desires');
  expect(unlock()).toHaveAccessibleDescription('You’ll have 97 left');
  expect(log().queryByRole('button', { name: 'Picture from Inês' })).not.toBeInTheDocument();
  await userEvent.click(unlock());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'unblur.request' });
});

test('the resulting balance follows the session', () => {
  const { picture } = show('veiled');
  act(() => picture.send({ type: 'allowance.changed', allowance: memberWith(1203) }));
  expect(unlock()).toHaveAccessibleDescription('You’ll have 1\u00a0200 left');
  act(() => picture.send({ type: 'allowance.changed', allowance: memberWith(2) }));
  expect(unlock()).toHaveAccessibleDescription('You have 2');
});

test('for premium it is included, and no price is named', () => {
  show('veiled', { allowance: memberWith(0, true) });
  expect(log().getByText(/included in Premium/)).toBeVisible();
  expect(unlock()).toHaveAccessibleName('Show it');
  expect(unlock()).not.toHaveAccessibleDescription();
});

test.each([
  ['paywalled', 'You do not have enough desires.', 'Get desires'],
  [{ failed: 'unknown' }, 'Your balance could not be loaded.', 'Try again'],
  [
    { failed: 'broken' },
    'The picture could not be unlocked. It is safe to try again: you never pay twice.',
    'Try again',
  ],
] as const)('at %j it says so, with a way on', async (rest, text, name) => {
  const { sent } = show(rest, { allowance: memberWith(2) });
  expect(log().getByText(text)).toBeVisible();
  await userEvent.click(log().getByRole('button', { name }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'unblur.request' });
});

test('M1 while it is asked for, further clicks do nothing', async () => {
  const { sent } = show('requesting');
  await userEvent.dblClick(unlock());
  expect(sent).not.toHaveBeenCalled();
  expect(log().getByText('Unlocking the picture')).toBeInTheDocument();
});

test('it clears in its place, says so and what is on it, and the focus goes on to it', async () => {
  const { picture, actor } = show('veiled');
  const setting = { place: 'tavern', hour: 'night' } as const;
  const name = 'Picture from Inês: in the tavern, late at night';
  unlock().focus();
  await act(async () => {
    actor.send({
      type: 'server.message',
      message: message(8, { kind: 'image', imageUrl, setting }),
    });
    await Promise.resolve();
  });
  const clear = log().getByRole('button', { name });
  expect(clear).toHaveFocus();
  expect(log().getByText('Picture unlocked.')).toBeInTheDocument();
  fireEvent.load(within(clear).getByRole('img'));
  expect(picture.getSnapshot().value).toEqual({ revealed: 'shown' });
  await userEvent.click(clear);
  const viewer = await screen.findByRole('dialog', { name });
  expect(within(viewer).getByText('Inês in the tavern, late at night')).toBeVisible();
});

test('the focus stays where the user has gone meanwhile', async () => {
  const { picture } = show('veiled');
  const field = screen.getByRole('textbox');
  field.focus();
  await act(async () => {
    picture.send({ type: 'unblur.cleared', imageUrl });
    await Promise.resolve();
  });
  expect(field).toHaveFocus();
});

test('a clear picture that cannot be loaded is told to its actor', () => {
  const { sent } = show({ revealed: 'reopening' }, { imageUrl });
  fireEvent.error(log().getByAltText('Picture from Inês'));
  expect(sent).toHaveBeenLastCalledWith({ type: 'picture.broken' });
  expect(log().getByText('The picture could not be loaded.')).toBeVisible();
});
