import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { PHOTO_BYTES } from '../../../common/limits';

const WITHIN_MS = 60_000;

/** The upload: complete, too large, or broken off. */
export type Upload = Buffer | 'too-large' | 'broken-off';

/** Reads a body of at most 5 MB, whatever its headers say, and keeps no more of it. */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > PHOTO_BYTES) return 'too-large';
  const pieces: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    const patience = setTimeout(() => request.socket.destroy(), WITHIN_MS);
    request.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= PHOTO_BYTES) pieces.push(piece);
      else {
        pieces.length = 0;
        resolve('too-large');
      }
    });
    finished(request, (error) => {
      clearTimeout(patience);
      resolve(error ? 'broken-off' : Buffer.concat(pieces));
    });
  });
}
