import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { chatMachine } from '../../src/machines/chat/chatMachine';
import { ChatPage } from '../../src/ui/chat/ChatPage';
import { characterProfile } from '../support/fixtures/characters';
import { nobody } from '../support/fixtures/chats';
import { localeShown } from '../support/fixtures/locale';
import { renderView } from '../support/fixtures/views';

test('a chat that was deleted says so, and leads to a new one or to the list', async () => {
  const input = { owner: nobody, slug: 'ines', isAuthorized: true, goal: null };
  const snapshot = chatMachine.resolveState({
    value: { page: 'removed', texts: 'current' },
    context: { ...input, card: null, character: characterProfile('ines'), chat: null },
  });
  const actor = createActor(chatMachine, { input, snapshot }).start();
  const sent = vi.spyOn(actor, 'send').mockImplementation(() => undefined);
  renderView(<ChatPage actor={actor} locale={localeShown()} wasLoggedIn={false} />, '/ines');
  expect(screen.getByRole('status')).toHaveTextContent(
    'This chat was deletedYour conversation with Inês is gone. To bring it back, undo the deletion in your list of chats.',
  );
  expect(screen.getByRole('link', { name: 'Back to chats' })).toHaveAttribute('href', '/chat');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new chat' }));
  expect(sent.mock.calls).toEqual([[{ type: 'chat.begin' }]]);
});
