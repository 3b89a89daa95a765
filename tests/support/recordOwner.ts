import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

/** An owner that keeps every notice it is sent, in order. */
export const recordOwner = <TNotice extends EventObject>() => {
  const notices: TNotice[] = [];
  const ref = createActor(
    fromCallback<TNotice>(({ receive }) => {
      receive((notice) => notices.push(notice));
    }),
  ).start();
  return { ref, notices };
};
