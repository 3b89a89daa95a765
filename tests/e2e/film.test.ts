import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/e2e/heldReplies';
import type { HeldModel } from '../support/e2e/heldReplies';
import { madeUpId, saidBefore } from '../support/e2e/longChat';
import type { More } from '../support/e2e/longChat';
import { layKeyboardOver } from '../support/e2e/onScreenKeyboard';
import { awaitRest, watchView } from '../support/e2e/view';
import type { Sight } from '../support/e2e/view';

test.use({ visitor: 'member', viewport: { width: 390, height: 844 }, savesData: true });
test.describe.configure({ mode: 'parallel' });

const SLACK_PX = 1;
/** A view stands on whole pixels, and twice wraps what is cut. */
const TURN_SLACK_PX = 3;
const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });
const jump = (page: Page) => page.getByRole('button', { name: 'Jump to latest' });
const greeting = (page: Page) => log(page).getByText('Come in, come in');
const height = (page: Page) => log(page).evaluate((list) => list.scrollHeight);
const hours = (count: number) =>
  Array.from({ length: count }, (_, hour) => `In hour ${hour} it rained in the kitchen. `);

type Content = { count: number; loaded?: number; more?: More };
const contents: Readonly<Record<string, Content>> = {
  'short bubbles': { count: 400, more: (seq) => ({ text: `Long ago ${-seq}.` }) },
  'long replies': {
    count: 200,
    more: (seq) =>
      seq % 3 === 0
        ? {}
        : {
            text: hours(9)
              .map((hour, part) => `Long ago ${-seq}.${part}: ${hour.repeat(5)}`)
              .join('\n\n'),
          },
  },
  pictures: {
    count: 200,
    more: (seq) =>
      seq % 2 === 0 ? {} : { kind: 2, image_url: `/portraits/late-${-seq}.svg`, author: 'bot' },
  },
  '10 000 messages': { count: 10_100, loaded: 10_000 },
};

type Scene = {
  page: Page;
  context: BrowserContext;
  model: HeldModel;
  /** Lets older and newer pages come. */
  goOn: () => void;
  /** Lets pictures come. */
  show: () => void;
};

/** What is written takes the place of the suggestions, before the film begins. */
async function write(page: Page) {
  await box(page).fill('Which night was the longest?');
  await expect(page.getByRole('group', { name: 'Suggestions' })).toBeHidden();
  await awaitRest(log(page));
}

async function answer(page: Page, model: HeldModel, sentences: number) {
  const before = model.asked();
  await box(page).press('Enter');
  await expect.poll(() => model.asked()).toBe(before + 1);
  for (const sentence of hours(sentences)) model.say(sentence);
  model.end();
  await expect(stop(page)).toBeHidden();
}

async function atEnd({ page }: Scene) {
  await page.goto('/ines');
  await expect(greeting(page)).toBeVisible();
  await awaitRest(log(page));
}

async function goneBack(scene: Scene) {
  await atEnd(scene);
  await log(scene.page).hover();
  await scene.page.mouse.wheel(0, -1500);
  await expect(jump(scene.page)).toBeVisible();
  await awaitRest(log(scene.page));
}

type Moved = { frame: number; key: string; from: number; to: number };

/** Every row that was in sight in two frames, one after the other, and moved between them. */
const movements = (film: readonly Sight[]): Moved[] =>
  film.flatMap(({ rows }, frame) =>
    Object.entries(film[frame - 1]?.rows ?? {}).flatMap(([key, from]) => {
      const to = rows[key];
      return to === undefined || Math.abs(to - from) < SLACK_PX ? [] : [{ frame, key, from, to }];
    }),
  );

const endIsInSight = (film: readonly Sight[]): object[] =>
  film.flatMap(({ fromEnd }, frame) => (fromEnd > 2 ? [{ frame, fromEnd }] : []));

const nothing = (film: readonly Sight[]) => movements(film);
/** The end stays in sight: rows make room at the top, and none comes down. */
const keepsEnd = (film: readonly Sight[]) => [
  ...movements(film).filter(({ from, to }) => to > from),
  ...endIsInSight(film),
];
/** Rows go as one, and only where the hand draws them. */
const asOne = (film: readonly Sight[]) => {
  const moved = movements(film);
  const leader = new Map(moved.map(({ frame, from, to }) => [frame, to - from]));
  return [...leader].flatMap(([frame, by]) => {
    const { rows = {} } = film[frame] ?? {};
    const before = film[frame - 1]?.rows ?? {};
    return Object.entries(rows).flatMap(([key, to]) => {
      const from = before[key];
      const isOff = from !== undefined && (Math.abs(to - from - by) > SLACK_PX || by < 0);
      return isOff ? [{ frame, key, from, to, by }] : [];
    });
  });
};

type Row = {
  begin: (scene: Scene) => Promise<void>;
  act: (scene: Scene) => Promise<void>;
  faults: (film: readonly Sight[]) => unknown[];
};

/** After a turn and back, the rows that were in sight at first are where they were. */
const comesBack = (film: readonly Sight[]) => {
  const last = film.at(-1)?.rows ?? {};
  return Object.entries(film[0]?.rows ?? {}).filter(([key, from]) => {
    const to = last[key];
    return to === undefined || Math.abs(to - from) > TURN_SLACK_PX;
  });
};

const newMessage = (page: Page) => page.getByRole('button', { name: '1 new message' });

const table: Readonly<Record<string, Row>> = {
  'follows a reply at the end': {
    begin: async (scene) => {
      await atEnd(scene);
      await write(scene.page);
    },
    act: async ({ page, model, show }) => {
      show();
      await answer(page, model, 8);
      await expect(page.getByRole('group', { name: 'Suggestions' })).toBeVisible();
    },
    faults: keepsEnd,
  },
  'has gone back while a reply is written': {
    begin: async (scene) => {
      const { page, model } = scene;
      await atEnd(scene);
      await write(page);
      await box(page).press('Enter');
      await expect(stop(page)).toBeVisible();
      await expect.poll(() => model.asked()).toBeGreaterThan(0);
      await log(page).hover();
      await page.mouse.wheel(0, -1500);
      await expect(jump(page)).toBeVisible();
      await awaitRest(log(page));
    },
    act: async ({ page, model, show }) => {
      show();
      for (const sentence of hours(30)) model.say(sentence);
      model.end();
      await expect(newMessage(page)).toBeVisible();
      await expect(stop(page)).toBeHidden();
    },
    faults: nothing,
  },
  'came by a link': {
    begin: async ({ page }) => {
      await page.goto(`/ines?message=${madeUpId(-120)}`);
      await expect(
        log(page)
          .getByText(/^Long ago 120\./)
          .first(),
      ).toBeInViewport();
    },
    // Long replies fill so much room that none are loaded beyond them.
    act: async ({ page, goOn, show }) => {
      show();
      goOn();
      await expect(log(page).getByText(/Loading (older|newer) messages/)).toHaveCount(0);
      await awaitRest(log(page));
    },
    faults: nothing,
  },
  'meets older messages': {
    begin: async (scene) => {
      await atEnd(scene);
      await log(scene.page).focus();
      const waits = log(scene.page).getByText('Loading older messages');
      await expect(async () => {
        await scene.page.keyboard.press('Home');
        await expect(waits).toBeInViewport({ timeout: 500 });
      }).toPass();
      await awaitRest(log(scene.page));
    },
    act: async ({ page, goOn, show }) => {
      const before = await height(page);
      show();
      goOn();
      await expect.poll(() => height(page)).toBeGreaterThan(before + 1000);
    },
    faults: nothing,
  },
  'opens and closes the keyboard at the end': {
    begin: atEnd,
    act: openKeyboard,
    faults: endIsInSight,
  },
  'has gone back and opens the keyboard': {
    begin: goneBack,
    act: openKeyboard,
    faults: nothing,
  },
  'has gone back and turns the phone there and back': {
    begin: async (scene) => {
      scene.show();
      await goneBack(scene);
    },
    act: async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await awaitRest(log(page));
      await page.setViewportSize({ width: 390, height: 844 });
      await awaitRest(log(page));
    },
    faults: comesBack,
  },
  'has gone back while another tab writes': {
    begin: goneBack,
    act: async ({ page, context, model, show }) => {
      show();
      const other = await context.newPage();
      await other.goto('/ines');
      await box(other).fill('Which night was the longest?');
      await answer(other, model, 30);
      await expect(newMessage(page)).toBeVisible();
    },
    faults: nothing,
  },
  'scrolls back by the wheel': {
    begin: atEnd,
    act: async ({ page, goOn, show }) => {
      goOn();
      show();
      await log(page).hover();
      for (let turn = 0; turn < 12; turn += 1) {
        await page.mouse.wheel(0, -400);
        await awaitRest(log(page));
      }
    },
    faults: asOne,
  },
};

async function openKeyboard({ page, show }: Scene) {
  const tall = () => log(page).evaluate((list) => list.clientHeight);
  const before = await tall();
  show();
  const putAway = await layKeyboardOver(page, { height: 500, top: 0 });
  await expect.poll(tall).toBeLessThan(before - 200);
  await putAway();
  await expect.poll(tall).toBe(before);
}

async function stage(page: Page, context: BrowserContext, model: HeldModel, content: Content) {
  let goOn = () => {};
  let show = () => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const shown = new Promise<void>((resolve) => (show = resolve));
  await page.route('**/late-*.svg', async (route) => {
    await shown;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="2400"><rect width="900" height="2400" fill="#a64"/></svg>',
    });
  });
  await saidBefore(page, content.count, mayGoOn, content.more, content.loaded);
  return { page, context, model, goOn, show };
}

for (const [what, content] of Object.entries(contents)) {
  for (const [who, { begin, act, faults }] of Object.entries(table))
    test(
      `${what}: nothing moves but by the reader's hand for one who ${who}`,
      { tag: ['@anyScreen', '@deep'] },
      async ({ page, context, model }, info) => {
        const scene = await stage(page, context, model, content);
        await begin(scene);
        const view = await watchView(log(page));
        await act(scene);
        const film = await view.stop();
        info.annotations.push({ type: 'frames', description: String(film.length) });
        expect(film.length).toBeGreaterThan(3);
        expect(faults(film)).toEqual([]);
      },
    );
}
