import type { Logger } from 'pino';
import type { Locale } from '../../locale';
import { guardStream } from '../../moderation/guardStream';
import { speaksOfSelfHarm } from '../../moderation/selfHarm/speaksOfSelfHarm';
import type { ReplyCharacter } from '../../replies/replyCharacter';
import type { HistoryEntry, ReplySource } from '../../replies/replySource';
import { packOf } from '../../replies/scripted/packs';
import type { Services } from '../../services';
import type { Company } from './company';

type Asked = {
  cast: ReplyCharacter;
  company: Company;
  /** Ends with what the user said. */
  history: readonly HistoryEntry[];
  locale: Locale;
  signal: AbortSignal;
};

/** A guarded piece ends where a sentence does, which shows by what comes after it. */
async function* spaced(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) yield `${piece} `;
}

/**
 * What the character answers, in pieces. A model's words are guarded as in a chat, and where the user
 * speaks of self-harm they are followed by who helps; those of the script name it themselves.
 */
export async function* answerTo(
  { clock, log, replySource }: Pick<Services, 'clock'> & { log: Logger; replySource: ReplySource },
  { cast, company: { user, memory }, history, locale, signal }: Asked,
): AsyncGenerator<string> {
  const heard = history.at(-1)?.text ?? '';
  const isInCrisis = speaksOfSelfHarm(heard);
  const request = {
    character: cast,
    user: { ...user, locale },
    memory,
    history,
    isSpoken: true,
    ...(isInCrisis && { isInCrisis }),
    signal,
  };
  if (replySource.kind === 'scripted') {
    yield* replySource.reply(request);
    return;
  }
  const context = { answers: heard, currentYear: clock.now().getUTCFullYear() };
  const said = spaced(guardStream(replySource.reply(request), context));
  if (!isInCrisis) {
    yield* said;
    return;
  }
  const { crisis, crisisHelp } = packOf(locale).common;
  try {
    yield* said;
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'an answer in a crisis failed');
    yield `${crisis[0] ?? ''} `;
  }
  // The chat shows who helps; a call has to say it.
  yield crisisHelp[0] ?? '';
}
