import type { Logger } from 'pino';
import type { Locale } from '../../../common/locales';
import { guardStream } from '../../moderation/guardStream';
import type { ReplyCharacter } from '../../replies/replyCharacter';
import type { HistoryEntry, ReplySource } from '../../replies/replySource';
import { packOf } from '../../replies/scripted/packs';
import type { TextRules } from '../../textRules/textRules';
import type { CallContext } from './callContext';

type Asked = {
  character: ReplyCharacter;
  context: CallContext;
  /** Ends with the user's latest words. */
  history: readonly HistoryEntry[];
  /** The answer must be given with care. */
  isInCrisis: boolean;
  locale: Locale;
  userId: string;
  signal: AbortSignal;
};

/** A guarded piece ends with a sentence; the space after it shows that. */
async function* spaced(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) yield `${piece} `;
}

/**
 * What the character answers, in pieces. A model's words are guarded as in a chat; in a crisis
 * there is an answer even if the model gives none.
 */
export async function* answerTo(
  { log, replySource, textRules }: { log: Logger; replySource: ReplySource; textRules: TextRules },
  {
    character,
    context: { user, memory, summary },
    history,
    isInCrisis,
    locale,
    userId,
    signal,
  }: Asked,
): AsyncGenerator<string> {
  const heard = history.at(-1)?.text ?? '';
  const isAskedIfAi = replySource.kind === 'model' && (await textRules.asksIfAi(heard, locale));
  const request = {
    userId,
    character,
    user: { ...user, locale },
    memory,
    ...(summary !== null && replySource.kind === 'model' && { summary }),
    history,
    isSpoken: true,
    ...(isInCrisis && { isInCrisis }),
    ...(isAskedIfAi && { isAskedIfAi }),
    signal,
  };
  if (replySource.kind === 'scripted') {
    yield* replySource.reply(request);
    return;
  }
  const said = spaced(guardStream(replySource.reply(request), { answers: heard }, textRules.check));
  if (!isInCrisis) {
    yield* said;
    return;
  }
  try {
    yield* said;
  } catch {
    // An endpoint's message may repeat what the user said, so it stays out of the log.
    signal.throwIfAborted();
    log.warn('an answer in a crisis failed');
    yield packOf(locale).common.crisis[0] ?? '';
  }
}
