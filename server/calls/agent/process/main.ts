import { dispose } from '@livekit/rtc-node';
import * as v from 'valibot';
import { orderSchema } from '../protocol';
import type { Report } from '../protocol';
import { runCall } from './call';
import type { RunningCall } from './call';
import { enterRoom } from './room';

// A separate process: native code in it may crash, which ends all calls but not the server.
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
