import { expect, it } from 'vitest';
import { nextTask } from '../../src/browser/nextTask';

it('lets a task that waits already come before', async () => {
  const order: string[] = [];
  const { port1, port2 } = new MessageChannel();
  const waiting = new Promise<void>((resolve) => {
    port1.onmessage = () => {
      order.push('waiting');
      resolve();
    };
  });
  port2.postMessage(null);
  const next = nextTask().then(() => order.push('next'));
  await Promise.resolve().then(() => order.push('this task'));
  await Promise.all([waiting, next]);
  port1.close();
  expect(order).toEqual(['this task', 'waiting', 'next']);
});
