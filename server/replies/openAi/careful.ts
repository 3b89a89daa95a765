import { ReplyUnavailable } from '../../model/replyUnavailable';
import type { ReplyFault } from '../../model/replyUnavailable';
import type { ReplyRequest } from '../replySource';
import type { Heard } from './heard';
import { languageIn, languagesFor } from './languageIn';
import { namesPicture } from './pictureMarks';
import { Sayable } from './sayable';
import type { Flaw } from './sayable';
import { wholeSentences } from './wholeSentences';
import type { Habits } from './wholeSentences';

const ASKED_AT_MOST = 2;
/** UTF-16 units in which a language can be told. */
const ENOUGH_FOR_LANGUAGE = 12;

const faults: Readonly<Record<Flaw, [ReplyFault, string]>> = {
  empty: ['protocol', 'The endpoint sent an empty reply'],
  'cut-off': ['protocol', 'The endpoint sent an empty reply'],
  'out-of-character': ['refused', 'The model refused to answer'],
  repeated: ['protocol', 'The model repeats itself'],
  language: ['protocol', 'The model answers in another language'],
};

type Asked = { request: ReplyRequest; habits: Habits; isLast: boolean };

function isForeign(opening: string, { history, user }: ReplyRequest): boolean {
  const language = languageIn(opening);
  const wanted = languagesFor(history, user.locale);
  return language !== null && wanted !== null && !wanted.has(language);
}

/** Yields what may be said of one answer; returns a flaw only if nothing was. */
async function* readAnswer(
  source: AsyncIterable<Heard>,
  { request, habits, isLast }: Asked,
): AsyncGenerator<string, Flaw | null, undefined> {
  let sayable = new Sayable(request);
  let opening: string | null = '';
  let isCutOff = false;
  const onTool = (tool: string) => {
    if (namesPicture(tool)) sayable.hasPicture = true;
  };
  const sentences = wholeSentences(source, { habits, onTool });
  try {
    for (;;) {
      const next = await sentences.next();
      if (next.done === true) {
        ({ isCutOff } = next.value);
        break;
      }
      if (next.value === null) {
        // It is shown already, and cannot be taken back.
        if (opening === null) throw new ReplyUnavailable('protocol', 'The model thought aloud');
        sayable = new Sayable(request);
        opening = '';
        continue;
      }
      const said = sayable.read(next.value);
      if (said === null || (opening !== null && sayable.flaw !== null && !isLast)) break;
      if (opening === null) {
        if (said !== '') yield said;
        continue;
      }
      opening += said;
      if (opening.trim().length < ENOUGH_FOR_LANGUAGE) continue;
      if (!isLast && isForeign(opening, request)) return 'language';
      yield opening.trimStart();
      opening = null;
    }
    if (opening !== null && sayable.flaw !== null && !isLast) return sayable.flaw;
    const rest = opening?.trim() === '' ? sayable.repeated.trimStart() : opening?.trimStart();
    if (rest !== undefined && rest !== '') {
      if (!isLast && isForeign(rest, request)) return 'language';
      yield rest;
      opening = null;
    }
    if (sayable.hasPicture) request.offersPicture?.();
    if (opening === null || (isLast && sayable.hasPicture && request.offersPicture !== undefined))
      return null;
    return sayable.flaw ?? (isCutOff ? 'cut-off' : 'empty');
  } catch (error) {
    // Refused in the answer itself; an endpoint that refuses the call will do so again.
    const isRefusal = error instanceof ReplyUnavailable && error.reason === 'refused';
    if (!isRefusal || error.status !== null || opening === null || isLast) throw error;
    return 'out-of-character';
  } finally {
    await sentences.return({ isCutOff });
  }
}

/**
 * A model's answer as it may be said, in sentences: in character, in the user's language, nothing
 * twice, ending with a whole sentence. One with a flaw at its beginning is asked for once more.
 */
export async function* careful(
  request: ReplyRequest,
  ask: (flaw: Flaw | null) => AsyncIterable<Heard>,
  habits: Habits,
): AsyncGenerator<string, void, undefined> {
  let flaw: Flaw | null = null;
  for (let asked = 1; asked <= ASKED_AT_MOST; asked += 1) {
    const isLast = asked === ASKED_AT_MOST;
    flaw = yield* readAnswer(ask(flaw), { request, habits, isLast });
    if (flaw === null) return;
  }
  const [reason, message] = faults[flaw ?? 'empty'];
  throw new ReplyUnavailable(reason, message);
}
