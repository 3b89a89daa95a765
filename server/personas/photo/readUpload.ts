import type { IncomingMessage } from 'node:http';
import { PHOTO_BYTES } from '../../../common/limits';

const WITHIN_MS = 60_000;

/** The upload: complete, too large, or broken off. */
export type Upload = Buffer | 'too-large' | 'broken-off';

/** Reads a body of at most 5 MB, whatever its headers say, and keeps no more of it. */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > PHOTO_BYTES) return 'too-large';
  if (request.destroyed) return 'broken-off';
  const pieces: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    const end = (upload: Upload) => {
      clearTimeout(patience);
      request.off('data', take);
      resolve(upload);
    };
    const take = (piece: Buffer) => {
      length += piece.length;
      if (length <= PHOTO_BYTES) pieces.push(piece);
      else {
        pieces.length = 0;
        end('too-large');
      }
    };
    const patience = setTimeout(() => {
      end('broken-off');
      request.socket.destroy();
    }, WITHIN_MS);
    request.on('data', take);
    request.once('end', () => end(Buffer.concat(pieces)));
    request.once('close', () => end('broken-off'));
    request.once('error', () => end('broken-off'));
  });
}
