import type { Logger } from 'pino';
import { problems } from '../http/problem';
import type { Judged, MinorFound, MinorJudge } from './minorJudge';

type Judging = { log: Logger; minorJudge: MinorJudge | null; stopping: AbortSignal };

/**
 * Asks the model about texts that the rules passed; without a model only the rules decide.
 * `unread`: no clear verdict in time.
 */
export async function findMinor(
  { log, minorJudge, stopping }: Judging,
  judged: Judged,
): Promise<MinorFound | 'unread' | null> {
  if (minorJudge === null) return null;
  // The error may repeat what the user wrote, so it stays out of the log.
  return minorJudge(judged, stopping).catch(() => {
    if (!stopping.aborted) log.warn({ as: judged.as }, 'a text was not judged by the model');
    return 'unread' as const;
  });
}

/**
 * Has the model judge texts before they are stored, after the rules passed them. Throws if they
 * describe a minor, or if no verdict is available now: then the user may try again.
 */
export async function requireAdult(services: Judging, judged: Judged): Promise<void> {
  const [first = ''] = Object.keys(judged.texts);
  const found = await findMinor(services, judged);
  if (found === 'unread') throw problems.unchecked(first);
  if (found !== null) throw problems.inappropriate(found.field ?? first);
}
