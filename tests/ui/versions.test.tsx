import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { conversationMachine } from '../../src/machines/conversation/conversationMachine';
import type { Message } from '../../src/machines/conversation/message';
import type { Choice } from '../../src/machines/conversation/versions';
import { Announcer } from '../../src/ui/chat/Announcer';
import {
  chatSummary,
  conversationSnapshot,
  fromUser,
  message,
  nobody,
} from '../support/fixtures/chats';
import { renderView } from '../support/fixtures/views';

type Request = Choice & { chatId: string };

const answers = [
  message(2, { id: 'first', text: '*nods* The **first**.', version: 1, versions: 2 }),
  message(3, { id: 'second', text: 'The second.', version: 2, versions: 2 }),
] as const;

test('a version that is chosen is said aloud, with its place and without its marks', async () => {
  const chooseVersion = fromPromise<Message, Request>(({ input }) =>
    Promise.resolve(answers[input.version === 1 ? 0 : 1]),
  );
  const actor = createActor(conversationMachine.provide({ actors: { chooseVersion } }), {
    input: { owner: nobody, chat: chatSummary(), goal: null },
    snapshot: conversationSnapshot({}, { messages: [fromUser(1, 'Well?'), answers[1]] }),
  }).start();
  renderView(<Announcer actor={actor} name="Inês" />);
  const heard = screen.getByRole('status');
  expect(heard.textContent).toBe('');
  act(() => actor.send({ type: 'version.choose', messageId: 'second', version: 1 }));
  await waitFor(() => expect(heard).toHaveTextContent(/^Answer 1 of 2 Inês: nods The first\.$/));
  act(() => actor.send({ type: 'version.choose', messageId: 'first', version: 2 }));
  await waitFor(() => expect(heard).toHaveTextContent(/^Answer 2 of 2 Inês: The second\.$/));
});
