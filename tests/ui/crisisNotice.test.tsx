import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { spokenLocales, type SpokenLocale } from '../../common/locales';
import { chatItems } from '../../src/ui/chat/chatItems';
import { CrisisNotice } from '../../src/ui/chat/CrisisNotice';
import { helpLines } from '../../src/ui/chat/helpLines';
import { fromUser } from '../support/fixtures/chats';
import { renderView } from '../support/fixtures/views';

const note = () => screen.getByRole('note', { name: "You don't have to face this alone" });

test('names who listens, by links that call, and that the character is no replacement', () => {
  renderView(<CrisisNotice name="Inês" isShort={false} />);
  const links = within(note()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['988', 'tel:988'],
    ['116 123', 'tel:116123'],
    ['911', 'tel:911'],
    ['999', 'tel:999'],
    ['findahelpline.com (opens in a new tab)', 'https://findahelpline.com'],
  ]);
  expect(links.at(-1)).toHaveAttribute('rel', 'noopener noreferrer');
  expect(note()).toHaveTextContent('Samaritans, United Kingdom and Ireland');
  expect(note()).toHaveTextContent('Inês is an AI character and cannot take the place');
});

test('is short where it was whole not long before, and still names who listens', () => {
  renderView(<CrisisNotice name="Inês" isShort />);
  expect(within(note()).getAllByRole('link').length).toBe(3);
  expect(note()).toHaveTextContent(/^There is still somebody to talk to: ?988/);
});

test('is whole once a day, and again when the message that had it is gone', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 19, hours)).toISOString();
  const dark = (seq: number, hours: number) =>
    fromUser(seq, 'I want to die', { notice: 'crisis', createdAt: at(hours) });
  const said = [fromUser(1, 'Hello', { createdAt: at(0) }), dark(2, 1), dark(3, 2), dark(4, 25)];
  const notices = (messages: typeof said) =>
    chatItems(messages).flatMap((item) => (item.kind === 'message' ? [item.notice] : []));
  expect(notices(said)).toEqual([null, 'whole', 'short', 'whole']);
  expect(notices(said.filter(({ seq }) => seq !== 2))).toEqual([null, 'whole', 'short']);
});

/** As the scripted character names them too, see server/replies. */
const known: Readonly<Record<SpokenLocale, readonly string[]>> = {
  en: ['988', '116 123', '911', '999'],
  de: ['0800 111 0 111', '142', '143', '112'],
  es: ['024', '800 911 2000', '988', '112', '911'],
  ru: ['112'],
  ch: ['12356', '120', '110'],
};

test.each(spokenLocales)('has the lines of the readers of %s', (locale) => {
  const { listening, emergency } = helpLines[locale];
  expect([...listening, ...emergency].map(({ number }) => number)).toEqual(known[locale]);
  expect(emergency.length).toBeGreaterThan(0);
});
