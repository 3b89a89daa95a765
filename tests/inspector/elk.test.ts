import { expect, it } from 'vitest';
import { createElk } from '../../inspector/chart/elk';

/** A thread that never answers. */
class SilentWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  isOver = false;
  postMessage() {
    return undefined;
  }
  terminate() {
    this.isOver = true;
  }
}

it('says that the thread did not come, and begins another one for the next chart', async () => {
  const workers: SilentWorker[] = [];
  const elk = createElk(() => {
    const worker = new SilentWorker();
    workers.push(worker);
    return worker;
  });
  const first = elk.layout({ id: 'root' });
  const second = elk.layout({ id: 'root' });
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('failed to load');
  await expect(second).rejects.toThrow('failed to load');
  void elk.layout({ id: 'root' });
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, false]);
});
