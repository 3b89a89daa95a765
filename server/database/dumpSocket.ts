import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { StartFault } from '../base/startFaults';
import { socketPathOf } from './folderLock';

const REQUEST = 'database\n';
const ASK_WITHIN_MS = 5_000;
const LINE_END = 10;
const PIECE_BYTES = 1_048_576;

/** Reads a database piece by piece. */
export async function* piecesOf(database: Blob): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < database.size; at += PIECE_BYTES) {
    yield new Uint8Array(await database.slice(at, at + PIECE_BYTES).arrayBuffer());
  }
}

/**
 * Answers a caller at the data folder's socket, which only the folder's owner can reach, with the
 * whole database: its length, a newline, and its bytes. Drops callers who do not ask for it.
 */
export async function answerDump(socket: Socket, dump: () => Promise<Blob>): Promise<void> {
  socket.setTimeout(ASK_WITHIN_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  const [asked] = await once(socket, 'data');
  if (String(asked) !== REQUEST) {
    socket.destroy();
    return;
  }
  socket.setTimeout(0);
  const database = await dump();
  socket.write(`${database.size}\n`);
  await pipeline(piecesOf(database), socket);
}

async function* readDump(socket: Socket): AsyncGenerator<Buffer, void> {
  let head = Buffer.alloc(0);
  let left: number | null = null;
  const chunks: AsyncIterable<Buffer> = socket;
  for await (const chunk of chunks) {
    let rest = chunk;
    if (left === null) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(LINE_END);
      if (end < 0) continue;
      left = Number(head.subarray(0, end));
      rest = head.subarray(end + 1);
    }
    left -= rest.length;
    yield rest;
  }
  if (left !== 0) {
    throw new StartFault('The server did not hand over its whole database: look into its log.');
  }
}

/** The database of the process that holds the folder; null if none answers. */
export async function askForDump(folder: string): Promise<AsyncIterable<Buffer> | null> {
  const socket = connect(socketPathOf(folder));
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!isOpen) return null;
  socket.write(REQUEST);
  return readDump(socket);
}
