import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** What was painted in one frame, in pixels. */
export type Sight = {
  fromEnd: number;
  /** Of the row, below the top of the list; null when the row is not mounted. */
  top: number | null;
  /** Where what is read of each row in sight begins, by the row's key. */
  rows: Record<string, number>;
};

/**
 * Notes in every frame, as it is painted, how far a list is from its end and where its rows are.
 * A box of another width in each frame is observed last, so it is told of when all is in place. What
 * is there at the beginning and at the end has been painted and noted, however slow frames come.
 */
export async function watchView(list: Locator, row?: Locator) {
  const rowHandle = (await row?.elementHandle()) ?? null;
  const watch = await list.evaluateHandle(async (box, watched) => {
    const sights: Sight[] = [];
    const beat = document.body.appendChild(document.createElement('div'));
    beat.style.cssText = 'position:fixed;height:0;width:1px;visibility:hidden';
    const observer = new ResizeObserver(() => {
      const isThere = watched instanceof Element && watched.isConnected;
      const edge = box.getBoundingClientRect();
      const rows: Record<string, number> = {};
      for (const row of box.querySelectorAll<HTMLElement>('[data-row]')) {
        const { top, bottom } = row.getBoundingClientRect();
        if (bottom <= edge.top || top >= edge.bottom) continue;
        const words = row.querySelector('[data-words]') ?? row;
        rows[row.dataset['row'] ?? ''] = words.getBoundingClientRect().top - edge.top;
      }
      sights.push({
        rows,
        fromEnd: box.scrollHeight - box.scrollTop - box.clientHeight,
        top: isThere ? watched.getBoundingClientRect().top - edge.top : null,
      });
    });
    observer.observe(beat);
    let frame = requestAnimationFrame(function next() {
      beat.style.width = beat.style.width === '1px' ? '2px' : '1px';
      frame = requestAnimationFrame(next);
    });
    const noted = async (count: number) => {
      while (sights.length < count) await new Promise(requestAnimationFrame);
    };
    await noted(2);
    return {
      stop: async () => {
        await noted(sights.length + 2);
        cancelAnimationFrame(frame);
        observer.disconnect();
        beat.remove();
        return sights;
      },
    };
  }, rowHandle);
  return { stop: () => watch.evaluate((running) => running.stop()) };
}

/** A message in the middle of what is in sight. */
export async function saidInSight(log: Locator) {
  const text = await log.evaluate((list) => {
    const { top, height } = list.getBoundingClientRect();
    const said = [...list.querySelectorAll('[data-row]')].filter((row) =>
      row.textContent.includes('Long ago'),
    );
    const distance = (row: Element) => Math.abs(row.getBoundingClientRect().top - top - height / 3);
    const [row] = said.sort((one, other) => distance(one) - distance(other));
    return /Long ago \d+\./.exec(row?.textContent ?? '')?.[0] ?? '';
  });
  expect(text).not.toBe('');
  return log.getByText(text);
}

/** Waits until the messages have run on to where keys and fingers sent them. */
export async function awaitRest(log: Locator) {
  const isStill = () =>
    log.evaluate(
      (list) =>
        new Promise<boolean>((resolve) => {
          const from = list.scrollTop;
          let frames = 12;
          requestAnimationFrame(function next() {
            frames -= 1;
            if (frames === 0 || list.scrollTop !== from) resolve(list.scrollTop === from);
            else requestAnimationFrame(next);
          });
        }),
    );
  await expect.poll(isStill).toBe(true);
}
