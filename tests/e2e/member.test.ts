import { expectAccessible } from '../support/e2e/accessibility';
import { eventsPath } from '../support/e2e/chats';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

test(
  'X1 what looks like HTML, Markdown or a script stays text',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) <b>bold</b>';
    await page.goto('/ines');
    const messages = page.getByRole('log');
    await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(messages.getByText(text)).toBeVisible();
    await expect(messages.getByText('Sending')).toBeHidden();
    await expect(messages.locator('img[src="x"], b, a[href^="javascript"]')).toHaveCount(0);
  },
);

test(
  'what is written in a chat is refused, stopped, sent again or kept as a draft',
  { tag: '@deepOnPhone' },
  async ({ page, faults }) => {
    // A line that opens later finds the network back, and has a message sent again by itself.
    const line = page.waitForResponse(eventsPath);
    await page.goto('/ines');
    await line;
    const messages = page.getByRole('log');
    const box = page.getByRole('textbox', { name: 'Write a message' });

    await test.step('words that describe a minor are refused, and stay with who wrote them', async () => {
      faults.expect(/400/);
      await box.fill('I am 15 years old.');
      await box.press('Enter');
      await expect(page.getByText('Inappropriate content')).toBeVisible();
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(box).toHaveValue('I am 15 years old.');
    });

    await test.step('a reply can be stopped, and the chat begun anew', async () => {
      await box.fill('Tell me about the longest night you remember.');
      await box.press('Enter');
      await page.getByRole('button', { name: 'Stop the reply' }).click();
      await expect(page.getByText('Reply stopped')).toBeVisible();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Start over' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
      await expect(messages.getByText(/^Inês, \d/)).toHaveCount(1);
    });

    await test.step('a message that could not be sent waits at its place, and goes on retry', async () => {
      faults.expect(/503/);
      const send = '**/api/chat/*/messages';
      await page.route(send, (route) => route.fulfill({ status: 503, body: '' }));
      await box.fill('Can you hear me?');
      await box.press('Enter');
      await expect(page.getByText('Not sent. Check your connection.')).toBeVisible();
      await page.unroute(send);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Not sent. Check your connection.')).toBeHidden();
      await expect(messages.getByText(/^Inês, \d/)).toHaveCount(2, { timeout: 30_000 });
    });

    await test.step('a draft survives a reload, and is gone when it was sent', async () => {
      await box.fill('I was about to say');
      await page.reload();
      await expect(box).toHaveValue('I was about to say');
      await page.keyboard.press('Tab');
      await box.press('Enter');
      await expect(messages.getByText('I was about to say')).toBeVisible();
      await page.reload();
      await expect(messages.getByText('I was about to say')).toHaveCount(1);
      await expect(box).toHaveValue('');
    });
  },
);

test(
  'another language is spoken in an open chat at once, and the draft stays',
  { tag: '@deep' },
  async ({ page, isMobile }) => {
    const messages = page.getByRole('log');
    await page.goto('/ines');
    await expect(messages.getByText('Come in, come in')).toBeVisible();
    const written = 'Ich heiße Ada und wohne am Meer.';
    await page.getByRole('textbox', { name: 'Write a message' }).fill(written);

    if (isMobile) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Language English' }).click();
      await expectAccessible(page, '[role="menu"]');
    } else await page.getByRole('button', { name: /^Language: English/ }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();

    const tagline = page.getByText(
      'Zehn Tische, eine Gitarre, und das letzte Lied gehört immer dir',
    );
    await expect(tagline.first()).toBeVisible();
    await expect(messages.getByText('Komm rein, komm rein')).toBeVisible();
    await expect(messages.getByText('Come in, come in')).toBeHidden();
    const box = page.getByRole('textbox', { name: 'Nachricht schreiben' });
    await expect(box).toHaveValue(written);

    await box.press('Enter');
    await expect(messages.getByText(written)).toBeVisible();
    const reply = messages.getByRole('listitem').last();
    await expect(messages.getByText(/^Inês, \d/)).toHaveCount(2, { timeout: 30_000 });
    await expect(reply).toContainText(/\b(du|dir|dich|ich|und|der|die|das)\b/);
    await expect(reply).toContainText('Ada');

    await page.getByRole('link', { name: /^Inês Zehn Tische/ }).click();
    const profile = page.getByRole('dialog');
    await expect(profile.getByText('Inês führt eine Taverne im steilen Teil')).toBeVisible();
  },
);

test(
  'two tabs of one chat show the same',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, context }) => {
    await page.goto('/ines');
    const other = await context.newPage();
    await other.goto('/ines');
    await expect(other.getByRole('log').getByText(/^Inês, \d/)).toHaveCount(1);
    const box = page.getByRole('textbox', { name: 'Write a message' });
    await box.fill('Hello from the first tab');
    await box.press('Enter');
    await expect(other.getByText('Hello from the first tab')).toBeVisible();
    await expect(other.getByRole('log').getByText(/^Inês, \d/)).toHaveCount(2, { timeout: 30_000 });
  },
);

test(
  'name and age are kept, and an age below 18 is refused at its field',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/settings?part=profile');
    await page.getByRole('textbox', { name: 'Age' }).fill('17');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Age must be over 18')).toBeVisible();
    await page.getByRole('textbox', { name: 'Age' }).fill('34');
    await page.getByRole('textbox', { name: 'Name' }).fill('Robin Vale');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin Vale');
    await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('34');
    await expectAccessible(page);
  },
);

test('a start asks for each thing once', { tag: '@anyScreen' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  const line = page.waitForResponse(eventsPath);
  // Seconds after the start: whatever would be asked for again was by then.
  const last = page.waitForRequest(/assets\/afterwards-/);
  await page.goto('/');
  await Promise.all([line, last]);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(30);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});
