import { foldText } from '../../base/foldText';
import type { ReplyRequest } from '../replySource';
import { leavesCharacter } from './outOfCharacter';
import { withoutPictureMarks } from './pictureMarks';
import { sameness } from './repetition';
import { sentencesOf } from './sentencesOf';

/** What is wrong with an answer. */
export type Flaw = 'empty' | 'cut-off' | 'out-of-character' | 'repeated' | 'language';

/** The latest of the character's messages that an answer is compared with. */
const MESSAGES_COMPARED = 12;

/** Lines by which a model goes on with the conversation by itself. */
const turns = ['user:', 'human:', 'assistant:', '### ', '<|user', '[inst]'];

function knownSentences({ history, unwanted = [] }: ReplyRequest): ReadonlySet<string> {
  const said = history.filter(({ author }) => author === 'bot').slice(-MESSAGES_COMPARED);
  return new Set(
    [...said.map(({ text }) => text), ...unwanted]
      .flatMap(sentencesOf)
      .map(sameness)
      .filter((key) => key !== null),
  );
}

/** Decides, sentence by sentence, what is said of one answer. */
export class Sayable {
  flaw: Flaw | null = null;
  /** What was left out, as the character has said it before. */
  repeated = '';
  hasPicture = false;
  private hasBegun = false;
  private readonly before: ReadonlySet<string>;
  private readonly own = new Set<string>();

  constructor(private readonly request: ReplyRequest) {
    this.before = knownSentences(request);
  }

  /** What is said of a sentence; null: the answer ends before it. */
  read(sentence: string): string | null {
    if (turns.some((turn) => sentence.trimStart().toLowerCase().startsWith(turn))) return null;
    const { text, hasMark } = withoutPictureMarks(this.withoutName(sentence));
    if (hasMark) this.hasPicture = true;
    if (text.trim() === '') return this.hasBegun && !hasMark ? text : '';
    if (this.leaves(text)) {
      this.flaw ??= 'out-of-character';
      return this.hasBegun ? null : '';
    }
    const key = sameness(text);
    if (key !== null && this.own.has(key)) return null;
    if (key !== null && this.before.has(key)) {
      this.flaw ??= 'repeated';
      this.repeated += text;
      return '';
    }
    if (key !== null) this.own.add(key);
    this.hasBegun = true;
    return text;
  }

  private withoutName(sentence: string): string {
    const led = sentence.trimStart();
    const name = `${this.request.character.texts.name}:`;
    const isNamed = foldText(led.slice(0, name.length)) === foldText(name);
    return !this.hasBegun && isNamed ? led.slice(name.length) : sentence;
  }

  private leaves(text: string): boolean {
    const { isAskedIfAi = false, isInCrisis = false } = this.request;
    return !isAskedIfAi && !isInCrisis && leavesCharacter(text);
  }
}
