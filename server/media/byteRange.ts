import type { ByteRange } from '../storage/storage';

/**
 * The single range that a `Range` header asks for (RFC 9110, 14.2): null if the whole file is to be
 * sent, as for none, several, or another unit; `unsatisfiable` if it starts past the end.
 */
export function readRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const last = Math.min(Number(to), length);
    return last === 0 ? 'unsatisfiable' : { start: length - last, end: length - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  if (start >= length) return 'unsatisfiable';
  return { start, end: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
