import type { BrowserContext, Page, Request } from '@playwright/test';
import { eventsPath } from '../support/e2e/chats';
import { signUp } from '../support/e2e/member';
import type { Member } from '../support/e2e/member';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const messagesPath = '**/api/chat/*/messages';
const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/;

const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const fromInes = (page: Page) => page.getByRole('log').getByText(/^Inês, \d/);
/** Characters quote what they are told, so only the whole text is a message. */
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });
const waiting = (page: Page) => page.getByRole('log').getByText('Waiting to be sent');

async function write(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('');
}

/** What the messages of a chat say, in the order in which they are shown. */
const saidIn = (page: Page, texts: readonly string[]) =>
  page
    .getByRole('log')
    .getByText(new RegExp(`^(?:${texts.join('|')})$`))
    .allInnerTexts();

/** The ids of the messages that the pages of a context send, each as often as it is sent. */
async function sentIds(context: BrowserContext) {
  const ids: string[] = [];
  // What a request carries can be read only where requests are intercepted.
  await context.route(messagesPath, (route) => route.fallback());
  context.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/messages')) return;
    ids.push(request.postDataJSON().client_id);
  });
  return ids;
}

async function logIn(page: Page, { email, password }: Member) {
  await page.goto('/?login=1');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function logOut(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/');
}

test(
  'C1 what was written offline is sent in its order, once, by a page that opens no chat',
  { tag: '@anyScreen' },
  async ({ page, context, faults }) => {
    faults.expect(lost);
    const ids = await sentIds(context);
    const texts = ['Into the tunnel', 'and out of it', 'with the sea on the left'];
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    await context.setOffline(true);
    for (const text of texts) await write(page, text);
    await expect(waiting(page)).toHaveCount(3);
    expect(await saidIn(page, texts)).toEqual(texts);
    expect(ids).toEqual([]);
    await page.close();

    await context.setOffline(false);
    const gallery = await context.newPage();
    await gallery.goto('/');
    await expect.poll(() => ids.length).toBe(3);
    await gallery.getByRole('link', { name: /^Inês, \d\d$/ }).click();
    await expect(said(gallery, texts[2] ?? '')).toBeVisible();
    await expect(waiting(gallery)).toHaveCount(0);
    expect(await saidIn(gallery, texts)).toEqual(texts);
    await expect(box(gallery)).toHaveValue('');
    expect(new Set(ids).size).toBe(3);
  },
);

test(
  'C1 a message that was not sent stands at its place after a reload, and belongs to its writer',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, member, request, faults }) => {
    faults.expect(lost);
    await context.route(messagesPath, (route) => route.abort());
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    await write(page, 'For you alone');
    await expect(page.getByText('Not sent. Check your connection.')).toBeVisible();
    await page.reload();
    await expect(said(page, 'For you alone')).toBeVisible();
    await expect(box(page)).toHaveValue('');

    const other = await signUp(request);
    await logOut(page);
    await logIn(page, other);
    await context.unroute(messagesPath);
    const ids = await sentIds(context);
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    await write(page, 'I am somebody else');
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible();
    await expect(said(page, 'For you alone')).toHaveCount(0);
    expect(ids.length).toBe(1);

    await logOut(page);
    await logIn(page, member);
    await expect.poll(() => ids.length).toBe(2);
    await page.goto('/ines');
    await expect(said(page, 'For you alone')).toHaveCount(1);
    await expect(box(page)).toHaveValue('');
  },
);

test(
  'C1 two tabs show what each of them writes offline, and it is sent once',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, faults }) => {
    faults.expect(lost);
    const texts = ['Here first', 'then there'];
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/ines');
      await expect(fromInes(tab)).toHaveCount(1);
    }
    await context.setOffline(true);
    await write(page, texts[0] ?? '');
    await expect(waiting(other)).toHaveCount(1);
    await write(other, texts[1] ?? '');
    await expect(waiting(page)).toHaveCount(2);
    await context.setOffline(false);
    for (const tab of [page, other]) {
      await expect(waiting(tab)).toHaveCount(0);
      await expect(said(tab, texts[1] ?? '')).toBeVisible();
      expect(await saidIn(tab, texts)).toEqual(texts);
    }
  },
);

test(
  'C2 a message whose answer was lost goes again, and is there once',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, faults }) => {
    faults.expect(lost);
    const ids = await sentIds(context);
    // Without the line only the answer to the call can tell that the server has the message.
    await page.route(eventsPath, (route) => route.abort());
    await page.route(
      messagesPath,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    await write(page, 'Did you get this?');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await expect.poll(() => ids.length).toBe(2);
    await expect(page.getByText('Sending')).toBeHidden();
    expect(new Set(ids).size).toBe(1);
    await page.reload();
    await expect(said(page, 'Did you get this?')).toHaveCount(1);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  },
);

test(
  'C4 a message from the day before yesterday is asked about, and may be thrown away',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context, faults }) => {
    faults.expect(lost);
    const ids = await sentIds(context);
    await page.goto('/ines');
    await expect(fromInes(page)).toHaveCount(1);
    await context.setOffline(true);
    await write(page, 'See you tonight');
    await write(page, 'at eight');
    await page.close();
    await context.setOffline(false);

    const later = await context.newPage();
    await later.clock.install({ time: Date.now() + 2 * 24 * 60 * 60 * 1_000 });
    await later.goto('/ines');
    const question = 'This has been waiting for more than a day. Do you still want to send it?';
    await expect(later.getByText(question)).toHaveCount(2);
    expect(ids).toEqual([]);
    await later.getByRole('button', { name: 'Delete' }).first().click();
    await expect(said(later, 'See you tonight')).toBeHidden();
    await later.getByRole('log').getByRole('button', { name: 'Send' }).click();
    await expect(later.getByText(question)).toHaveCount(0);
    await expect.poll(() => ids.length).toBe(1);
    await later.reload();
    await expect(said(later, 'at eight')).toHaveCount(1);
    await expect(said(later, 'See you tonight')).toHaveCount(0);
  },
);
