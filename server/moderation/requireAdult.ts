import type { Logger } from 'pino';
import { problems } from '../http/problem';
import type { Judged, MinorFound, MinorJudge } from './minorJudge';

type Judging = { log: Logger; minorJudge: MinorJudge | null; stopping: AbortSignal };

/**
 * What the model makes of texts in which the rules found nothing; without a model they are all there
 * is. `unread`: no clear verdict could be had in time.
 */
export async function findMinor(
  { log, minorJudge, stopping }: Judging,
  judged: Judged,
): Promise<MinorFound | 'unread' | null> {
  if (minorJudge === null) return null;
  // What is thrown may repeat what the user wrote, so it stays out of the log.
  return minorJudge(judged, stopping).catch(() => {
    if (!stopping.aborted) log.warn({ as: judged.as }, 'a text was not judged by the model');
    return 'unread' as const;
  });
}

/**
 * Has the model judge texts before they are kept, after the rules let them pass. Throws where they
 * describe a minor, and where nobody can say so now: then the same may be tried again.
 */
export async function requireAdult(services: Judging, judged: Judged): Promise<void> {
  const [first = ''] = Object.keys(judged.texts);
  const found = await findMinor(services, judged);
  if (found === 'unread') throw problems.unchecked(first);
  if (found !== null) throw problems.inappropriate(found.field ?? first);
}
