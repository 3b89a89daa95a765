import { fromCallback } from 'xstate';
import type { RoomCommand, RoomInput, RoomNews } from '../../machines/call/call';

export type EnterRoom = (
  input: RoomInput,
  tell: (news: RoomNews) => void,
  signal: AbortSignal,
) => (command: RoomCommand) => void;

/** The room; its code is large, so it is loaded with the first call. */
export const lazyRoom = (load: () => Promise<EnterRoom>) =>
  fromCallback<RoomCommand, RoomInput>(({ input, receive, sendBack }) => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (news: RoomNews) => {
      if (!signal.aborted) sendBack(news);
    };
    let act: ((command: RoomCommand) => void) | null = null;
    receive((command) => {
      if (act !== null) act(command);
      // Nobody is in the room yet.
      else if (command.type === 'room.leave')
        tell({ type: 'room.ended', cause: 'user', seconds: 0 });
    });
    load().then(
      (enter) => {
        if (!signal.aborted) act = enter(input, tell, signal);
      },
      () => tell({ type: 'room.unreachable' }),
    );
    return () => controller.abort();
  });
