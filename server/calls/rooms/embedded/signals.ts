import { SignalRequest, SignalResponse } from '@livekit/protocol';
import type { WebSocket } from 'ws';

export type ToClient = Exclude<SignalResponse['message'], { case: undefined }>;
export type FromClient = SignalRequest['message'];

/** A participant's connection to the room, which another may replace after it broke. */
export type Signals = {
  /** Sends nothing while the connection is broken. */
  send(message: ToClient): void;
  /** Replaces the connection by a new one. */
  take(socket: WebSocket): void;
  /** Closes the connection once everything was sent. */
  close(): void;
  /** Breaks the connection, as a lost network does. */
  cut(): void;
  /** Milliseconds since the client last sent anything. */
  silentFor(): number;
};

export type SignalListener = {
  onMessage(message: FromClient): void;
  /** The connection broke, and none has replaced it. */
  onClose(): void;
};

export function createSignals({ onMessage, onClose }: SignalListener): Signals {
  let connection: WebSocket | null = null;
  let heardAt = performance.now();
  return {
    send(message) {
      if (connection === null || connection.readyState !== connection.OPEN) return;
      connection.send(new SignalResponse({ message }).toBinary());
    },
    take(socket) {
      const before = connection;
      connection = socket;
      heardAt = performance.now();
      before?.terminate();
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        heardAt = performance.now();
        const request = readRequest(data, isBinary);
        if (request === null) socket.close();
        else if (connection === socket) onMessage(request.message);
      });
      // A connection error shows when the connection closes.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (connection !== socket) return;
        connection = null;
        onClose();
      });
    },
    close: () => connection?.close(),
    cut: () => connection?.terminate(),
    silentFor: () => performance.now() - heardAt,
  };
}

/** Null if it is not a request. */
function readRequest(data: Buffer, isBinary: boolean): SignalRequest | null {
  try {
    return isBinary
      ? SignalRequest.fromBinary(data)
      : SignalRequest.fromJsonString(data.toString(), { ignoreUnknownFields: true });
  } catch {
    return null;
  }
}
