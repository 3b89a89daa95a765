import { dispose } from '@livekit/rtc-node';
import * as v from 'valibot';
import { orderSchema } from '../protocol';
import type { Report } from '../protocol';
import { runCall } from './call';
import type { RunningCall } from './call';
import { enterRoom } from './room';

// A process of its own, as what is native in it may fall, and takes all calls with it but no server.
const calls = new Map<string, RunningCall>();

function report(news: Report): void {
  if (news.type === 'over') calls.delete(news.call);
  if (process.connected) process.send?.(news);
}

process.on('message', (message) => {
  const order = v.parse(orderSchema, message);
  if (order.type === 'enter') calls.set(order.call, runCall(order, report, enterRoom));
  else calls.get(order.call)?.take(order);
});
process.on('disconnect', () => {
  void dispose().finally(() => process.exit(0));
});
report({ type: 'ready' });
