import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ChatListPage } from '../../src/ui/chatList/ChatListPage';
import { MessageHits } from '../../src/ui/chatSearch/MessageHits';
import { listAt } from '../support/fixtures/chatLists';
import { chatSummary, fromUser, message } from '../support/fixtures/chats';
import { searchAt } from '../support/fixtures/chatSearches';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

test('below chats that were found, a search that failed takes a line and can be tried again', () => {
  const host = searchAt('failed', { text: 'rain' });
  renderView(<MessageHits host={host} />, '/chat');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(/^The search did not work\. .*Try again$/);
  expect(within(alert).queryByRole('heading')).not.toBeInTheDocument();
});

test.each([
  ['of the character', message(9, { text: '*waves* Come **in**' }), 'waves Come in'],
  ['of the user', fromUser(9, '*waves* No **salt**, 2 * 3'), 'You: waves No salt, 2 * 3'],
  [
    'by telephone',
    message(9, { author: 'user', kind: 'call', text: '', seconds: 3_723 }),
    'Audio call, 1:02:03',
  ],
  ['as a picture', message(9, { kind: 'blurImage', imageUrl: '/veil.webp', text: '' }), 'Picture'],
  ['not at all', message(9, { state: 'failed', text: '' }), 'The reply was cut off.'],
  ['of marks alone', fromUser(9, '***'), 'You: ***'],
])('what was said last, %s, stands in the list without its marks', (_, lastMessage, text) => {
  const actor = listAt({ shown: 'idle' }, { chats: [chatSummary({ lastMessage })] });
  renderView(<ChatListPage actor={actor} reminder={null} />, '/chat');
  expect(screen.getByText(text)).toBeVisible();
});
