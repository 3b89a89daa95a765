import type { Logger } from 'pino';
import type { SelfHarmJudge } from '../../moderation/selfHarm/modelJudge';

/** After this the help is given with the next answer, so that the call does not go silent. */
const WAITS_MS = 3_000;

/** Whether the user speaks of self-harm: the rules decide at once, the model beside the answer. */
export type CrisisWatch = {
  /** Whether to answer with care; `findsSelfHarm`: the rules found something in the text. */
  hear(text: string, findsSelfHarm: boolean): boolean;
  /** Whether the user still has to be told who can help; waits a moment for the model. */
  owesHelp(): Promise<boolean>;
  helpWasTold(): void;
};

type Parts = { log: Logger; selfHarmJudge: SelfHarmJudge | null; ended: AbortSignal };

export function createCrisisWatch({ log, selfHarmJudge, ended }: Parts): CrisisWatch {
  let isOwed = false;
  /** The model found something in an earlier text, whose answer was already under way. */
  let isCareDue = false;
  let judging: Promise<void> = Promise.resolve();

  async function judge(text: string, by: SelfHarmJudge): Promise<void> {
    try {
      if (!(await by(text, ended))) return;
      isOwed = true;
      isCareDue = true;
    } catch {
      // The error may repeat what the user said, so it stays out of the log.
      if (!ended.aborted) log.warn('what was said in a call was judged by the rules alone');
    }
  }

  return {
    hear(text, findsSelfHarm) {
      const isCareful = findsSelfHarm || isCareDue;
      isCareDue = false;
      if (findsSelfHarm) isOwed = true;
      else if (selfHarmJudge !== null) judging = judge(text, selfHarmJudge);
      return isCareful;
    },
    async owesHelp() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, WAITS_MS);
      });
      await Promise.race([judging, late]);
      clearTimeout(timer);
      return isOwed;
    },
    helpWasTold() {
      isOwed = false;
    },
  };
}
