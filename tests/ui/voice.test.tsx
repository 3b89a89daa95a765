import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { Conversation } from '../../src/ui/chat/Conversation';
import { characterProfile } from '../support/fixtures/characters';
import { conversationAt, fromUser, message } from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { localeShown } from '../support/fixtures/locale';
import { voiceAt } from '../support/fixtures/media';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

function show(...args: Parameters<typeof voiceAt> | []) {
  const voice = args.length === 0 ? null : voiceAt(...args);
  const messages = [fromUser(6, 'Hello'), message(7)];
  const voices = voice === null ? {} : { 'message-7': voice };
  const actor = conversationAt({}, { messages, voices });
  const sent = vi.spyOn(voice ?? actor, 'send').mockImplementation(() => undefined);
  renderView(
    <Conversation actor={actor} locale={localeShown()} character={characterProfile('ines')} />,
    '/ines',
  );
  return { sent };
}

const log = () => within(screen.getByRole('log'));
const press = (name: string) => userEvent.click(log().getByRole('button', { name }));

test('a reply can be heard, a text of one’s own cannot', async () => {
  const { sent } = show();
  await press('Listen');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'voice.begin', messageId: 'message-7' });
});

test.each([
  ['silent', 'Listen', 'voice.play'],
  ['paywalled', 'See Premium', 'voice.play'],
  [{ preparing: 'waiting' }, 'Stop', 'voice.pause'],
  [{ failed: 'broken' }, 'Try again', 'voice.play'],
  [{ audible: 'buffering' }, 'Pause', 'voice.pause'],
  [{ audible: 'playing' }, 'Pause', 'voice.pause'],
  [{ audible: 'paused' }, 'Play', 'voice.play'],
  [{ audible: 'ended' }, 'Play', 'voice.play'],
] as const)('at %j its button is "%s"', async (rest, name, type) => {
  const { sent } = show(rest);
  await press(name);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type });
});

test.each([
  ['paywalled', 'status', 'Voice messages are part of Premium.'],
  [{ preparing: 'asking' }, 'status', 'Preparing the voice message'],
  [{ failed: 'unknown' }, 'alert', 'Your profile could not be loaded.'],
  [{ failed: 'broken' }, 'alert', 'The voice message could not be loaded.'],
] as const)('at %j it says so', (rest, role, text) => {
  show(rest);
  const player = within(log().getByRole('group', { name: 'Voice of Inês' }));
  expect(player.getByRole(role)).toHaveTextContent(text);
});

test('the place has a name and a time, and is sought by keyboard or pointer', () => {
  const { sent } = show({ audible: 'playing' }, { at: 3.2, duration: 65 });
  const place = log().getByRole('slider', { name: 'Position in the voice message' });
  expect(place).toHaveAttribute('aria-valuetext', '0:03 of 1:05');
  fireEvent.change(place, { target: { value: '10' } });
  expect(sent).toHaveBeenLastCalledWith({ type: 'voice.seek', at: 10 });
});

test('the speed is named as the numbers of the product are', async () => {
  const { sent } = show({ audible: 'paused' }, { rate: 1.25 });
  await press('Speed 1,25×');
  expect(sent).toHaveBeenLastCalledWith({ type: 'voice.faster' });
});

test('what the browser did not start is heard by a tap', async () => {
  const { sent } = show({ audible: 'blocked' });
  const [first, second] = log().getAllByRole('button', { name: 'Tap to hear' });
  if (first === undefined || second === undefined) throw new Error('There are two ways.');
  await userEvent.click(first);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'voice.play' });
});
