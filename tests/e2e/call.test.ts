import {
  call,
  expect,
  expectEnd,
  expectLevel,
  expectMicrophoneOff,
  hangUp,
  loudestPlayed,
  openCall,
  test,
} from '../support/e2e/calls';

test.use({ visitor: 'member', savesData: true, permissions: ['microphone'] });

test('a call: refused the microphone, hears and is heard, outlasts broken lines, and the chat keeps it', async ({
  page,
  context,
  callServer,
  faults,
}) => {
  faults.expect(/WebSocket|reading from signal stream|leave request|before connected/);
  callServer.words.answer('I am just back from the market.');
  await page.goto('/ines');
  await page.getByRole('link', { name: 'Call Inês' }).click();
  await context.clearPermissions();
  await page.getByRole('button', { name: 'Call Inês' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Allow it in the address bar/);
  await expect(page.getByRole('button', { name: 'Call Inês' })).toBeEnabled();
  expect(await page.evaluate(() => window.microphones.states())).toEqual([]);

  await context.grantPermissions(['microphone']);
  const id = await call(page);
  await expect.poll(() => loudestPlayed(page)).toBeGreaterThan(0.02);
  const captions = page.getByRole('region', { name: 'What is being said' });
  await expect(captions.getByText(/^Inês \S/).first()).toBeVisible();

  // Once the greeting is over she speaks to answer: both are waited for at once.
  await expect(page.getByText('Inês is listening')).toBeVisible();
  // A pause of the microphone makes two sentences of one, and the other end answers the same to both.
  const soon = { timeout: 60_000 };
  await Promise.all([
    expect(captions.getByText('You I am just back from the market.').first()).toBeVisible(soon),
    expect(page.getByText('Inês is speaking')).toBeVisible(soon),
  ]);
  const { loudness = -Infinity, seconds = 0 } = callServer.words.asked.at(-1) ?? {};
  expect(loudness).toBeGreaterThan(-45);
  expect(seconds).toBeGreaterThan(0.8);
  await expect.poll(() => loudestPlayed(page)).toBeGreaterThan(0.02);

  // The smallest phones, and one that is held across.
  for (const size of [
    { width: 320, height: 480 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect(hangUp(page)).toBeInViewport({ ratio: 1 });
  }

  // It is taken up again, also where it has to be made anew.
  for (const isRefused of [false, true]) {
    await callServer.order({ type: 'refuseResume', isRefused });
    await callServer.order({ type: 'drop', call: id });
    await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
    await expect(page.getByText(/^Inês is (?:listening|speaking|thinking)/)).toBeVisible();
  }
  await callServer.order({ type: 'refuseResume', isRefused: false });
  await hangUp(page).click();
  await expectEnd(page, 'You hung up.');
  await page.getByRole('link', { name: 'Back to the chat', exact: true }).click();
  await expect(page.getByRole('log').getByText(/^Audio call, 0:\d\d$/)).toBeVisible();
});

test('who has hung up can call again at once', { tag: '@deep' }, async ({ page }) => {
  await openCall(page);
  await call(page);
  await hangUp(page).click();
  await expectEnd(page, 'You hung up.');
  await call(page, 'Call again');
  await hangUp(page).click();
  await expectEnd(page, 'You hung up.');
});

test(
  'without a microphone nobody is called until there is one',
  { tag: '@deep' },
  async ({ page }) => {
    await openCall(page);
    await page.evaluate(() => window.microphones.refuse('NotFoundError'));
    await page.getByRole('button', { name: 'Call Inês' }).click();
    await expect(page.getByRole('alert')).toHaveText(/No microphone was found/);
    await page.evaluate(() => window.microphones.refuse(null));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectLevel(page);
    await call(page);
    await hangUp(page).click();
    await expectEnd(page, 'You hung up.');
  },
);

test(
  'a microphone that is pulled out ends no call, and another is taken',
  { tag: '@deep' },
  async ({ page, faults }) => {
    // LiveKit's own word where the first is gone before it was quite sent.
    faults.expect(/could not update mute status for unpublished track/);
    await openCall(page);
    await call(page);
    await page.evaluate(() => {
      window.microphones.refuse('NotFoundError');
      window.microphones.unplug();
    });
    await expect(page.getByRole('alert')).toHaveText(/No microphone was found/);
    await expect(page.getByText(/^Inês is (?:listening|speaking|thinking)/)).toBeVisible();
    await page.evaluate(() => window.microphones.refuse(null));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectLevel(page);
    await page.evaluate(() => window.microphones.unplug());
    await expect
      .poll(() => page.evaluate(() => window.microphones.states()))
      .toEqual(['ended', 'ended', 'live']);
    await hangUp(page).click();
    await expectEnd(page, 'You hung up.');
  },
);

test(
  'where the browser plays nothing without a click, a button is there for it',
  { tag: '@deep' },
  async ({ page }) => {
    // As Safari does: each playing wants a click of its own.
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      let isClicked = false;
      document.addEventListener(
        'click',
        () => {
          isClicked = true;
          setTimeout(() => (isClicked = false));
        },
        { capture: true },
      );
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        if (isClicked) return play.call(this);
        this.pause();
        return Promise.reject(new DOMException('Nobody clicked.', 'NotAllowedError'));
      };
    });
    await openCall(page);
    await call(page);
    const listen = page.getByRole('button', { name: 'Hear Inês' });
    await expect(listen).toBeVisible();
    expect(await loudestPlayed(page)).toBe(0);
    await listen.click();
    await expect(listen).toBeHidden();
    await expect.poll(() => loudestPlayed(page)).toBeGreaterThan(0.02);
    await hangUp(page).click();
    await expectEnd(page, 'You hung up.');
  },
);

test(
  'a connection that is not let in says so, and lets one try again',
  { tag: '@deep' },
  async ({ page, faults }) => {
    faults.expect(/WebSocket|401 \(Unauthorized\)/);
    await page.route('**/api/audio_chat/token', async (route) => {
      const answer = await route.fetch();
      const ticket = await answer.json();
      await route.fulfill({ response: answer, json: { ...ticket, token: `${ticket.token}x` } });
    });
    await openCall(page);
    await page.getByRole('button', { name: 'Call Inês' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^The call could not be connected/);
    await expectMicrophoneOff(page);
    await page.unroute('**/api/audio_chat/token');
    await call(page, 'Call again');
    await hangUp(page).click();
    await expectEnd(page, 'You hung up.');
  },
);

test('who is sent out of the room is told why', { tag: '@deep' }, async ({ page, callServer }) => {
  await openCall(page);
  let id = await call(page);
  for (const [reason, text] of [
    ['removed', 'You were removed from this call.'],
    ['room', 'The call was ended.'],
    ['shutdown', /^We are updating the app/],
  ] as const) {
    await callServer.order({ type: 'kick', call: id, reason });
    await expectEnd(page, text);
    id = await call(page, 'Call again');
  }
  await callServer.order({ type: 'kick', call: id, reason: 'elsewhere' });
  await expectEnd(page, /^The call continues in another tab/);
});

test(
  'the end of its time is told before it comes',
  { tag: '@deep' },
  async ({ page, callServer }) => {
    await openCall(page);
    const id = await call(page);
    await callServer.order({ type: 'limit', call: id, seconds: 4 });
    await expect(page.getByText('This call ends in')).toBeVisible();
    await expectEnd(page, /^You have reached the longest a call can be/);
  },
);

test('it ends with its chat', { tag: '@deep' }, async ({ page, request, member }) => {
  const headers = { authorization: `Bearer ${member.tokens.access}` };
  await openCall(page);
  await call(page);
  const chats = await (await request.get('/api/chats/available', { headers })).json();
  await request.delete(`/api/chat/${chats.results[0].id}`, { headers });
  await expectEnd(page, 'You were removed from this call.');
});

test(
  'it can be moved to another tab, which is asked before',
  { tag: '@deep' },
  async ({ page, context, faults }) => {
    faults.expect(/409 \(Conflict\)/);
    await openCall(page);
    await call(page);
    const other = await context.newPage();
    await openCall(other);
    await other.getByRole('button', { name: 'Call Inês' }).click();
    await expect(other.getByRole('alert')).toHaveText(/^You are already in a call/);
    await call(other, 'Move the call here');
    await expectEnd(page, /^The call continues in another tab/);
    await hangUp(other).click();
    await expectEnd(other, 'You hung up.');
  },
);

test(
  'where the server is gone, the connection is given up after a while',
  { tag: '@deep' },
  async ({ page, callServer, faults }) => {
    // LiveKit's client and the browser say in many words how a dead server answers.
    faults.expect(/WebSocket|40[14] \(|signal|reconnect|an error has occurred/i);
    await openCall(page);
    await call(page);
    await callServer.order({ type: 'die' });
    // How soon the client gives up is its own matter: the call does after half a minute.
    const lost = page.getByText(/^The connection was lost and did not come back/);
    await expect(page.getByText('Connection lost. Reconnecting…').or(lost)).toBeVisible();
    await expectEnd(page, /^The connection was lost and did not come back/, 35_000);
    await call(page, 'Call again');
    await hangUp(page).click();
    await expectEnd(page, 'You hung up.');
  },
);
