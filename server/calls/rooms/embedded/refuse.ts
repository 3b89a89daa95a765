import type { Duplex } from 'node:stream';

export function refuse(
  socket: Duplex,
  status: '401 Unauthorized' | '403 Forbidden' | '404 Not Found',
): void {
  // A client that does not hang up in turn would delay the server's stop.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
