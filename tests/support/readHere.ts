import pino from 'pino';
import type { Clock } from '../../server/base/clock';
import { runTask } from '../../server/textRules/readers';
import type { TextReader } from '../../server/textRules/textReader';
import { createTextRules } from '../../server/textRules/textRules';
import type { TextRulesFor } from '../../server/textRules/textRules';

/** Reads texts in this process, where each may take its time: for tests and scripts. */
export const readHere: TextReader = {
  read: async (task) => runTask(task),
  findSlowRule: async () => null,
  close: async () => {},
};

export const textRulesHere = (clock: Clock): TextRulesFor =>
  createTextRules({
    clock,
    log: pino({ level: 'silent' }),
    reader: readHere,
    unreadTexts: { isGivenUp: () => false, add: async () => false },
    later: () => {},
  });
