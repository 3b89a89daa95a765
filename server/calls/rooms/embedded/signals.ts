import { SignalRequest, SignalResponse } from '@livekit/protocol';
import type { WebSocket } from 'ws';

export type ToClient = Exclude<SignalResponse['message'], { case: undefined }>;
export type FromClient = SignalRequest['message'];

/** The line of one participant to the room, which may be replaced by another after it broke. */
export type Signals = {
  /** Nothing is sent while the line is broken. */
  send(message: ToClient): void;
  /** Takes a new line in the place of the one before. */
  take(socket: WebSocket): void;
  /** Closes the line after what was sent has left. */
  close(): void;
  /** Breaks the line, as a lost network does. */
  cut(): void;
  /** Milliseconds since the client was last heard of. */
  silentFor(): number;
};

export type SignalListener = {
  onMessage(message: FromClient): void;
  /** The line is broken, and none has taken its place. */
  onClose(): void;
};

export function createSignals({ onMessage, onClose }: SignalListener): Signals {
  let line: WebSocket | null = null;
  let heardAt = performance.now();
  return {
    send(message) {
      if (line === null || line.readyState !== line.OPEN) return;
      line.send(new SignalResponse({ message }).toBinary());
    },
    take(socket) {
      const before = line;
      line = socket;
      heardAt = performance.now();
      before?.terminate();
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        heardAt = performance.now();
        const request = readRequest(data, isBinary);
        if (request === null) socket.close();
        else if (line === socket) onMessage(request.message);
      });
      // What is wrong with a line shows in its end.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (line !== socket) return;
        line = null;
        onClose();
      });
    },
    close: () => line?.close(),
    cut: () => line?.terminate(),
    silentFor: () => performance.now() - heardAt,
  };
}

/** Null for what is no request. */
function readRequest(data: Buffer, isBinary: boolean): SignalRequest | null {
  try {
    return isBinary
      ? SignalRequest.fromBinary(data)
      : SignalRequest.fromJsonString(data.toString(), { ignoreUnknownFields: true });
  } catch {
    return null;
  }
}
