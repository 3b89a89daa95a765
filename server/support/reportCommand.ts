import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import { reportStates } from '../database/schema';
import { changeReport, changesOf, findReport, ReportFault } from './reportChange';
import { linesOf, pageOf } from './reportLines';
import { listReports, openStates } from './reportList';

export const usage = `npm run reports                       what waits for a decision, what is due first
npm run reports -- list [--all] [--state done]
npm run reports -- show R-0A1B2-C3D4E
npm run reports -- set R-0A1B2-C3D4E reviewing|done|refused [--note text] [--answer text] [--by name]

--note is for colleagues, --answer is mailed and shown to who has reported.`;

export type CommandParts = { database: Database; clock: Clock; user: string };

const stateSchema = v.picklist(reportStates);

function stateOf(text: string | undefined) {
  const parsed = v.safeParse(stateSchema, text);
  if (parsed.success) return parsed.output;
  throw new ReportFault(`${text ?? 'Nothing'} is no state. States: ${reportStates.join(', ')}.`);
}

function demand(receipt: string | undefined): string {
  if (receipt === undefined) throw new ReportFault(usage);
  return receipt;
}

const textOf = (given: string | undefined) => (given?.trim() ? given.trim() : null);

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        state: { type: 'string' },
        note: { type: 'string' },
        answer: { type: 'string' },
        by: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ReportFault(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Runs the command line's words; returns what to print. */
export async function runReports(
  args: string[],
  { database, clock, user }: CommandParts,
): Promise<string[]> {
  const { values, positionals } = read(args);
  const [verb = 'list', receipt, state] = positionals;
  if (values.help) return [usage];
  switch (verb) {
    case 'list': {
      const states = values.state === undefined ? openStates : [stateOf(values.state)];
      const found = await listReports(database, values.all ? reportStates : states);
      return linesOf(found, clock.now());
    }
    case 'show': {
      const report = await findReport(database, demand(receipt));
      return pageOf(report, await changesOf(database, report.id), clock.now());
    }
    case 'set': {
      const to = stateOf(state);
      const { note, answer, by } = values;
      const decision = {
        to,
        by: textOf(by) ?? user,
        note: textOf(note),
        answer: textOf(answer),
      };
      const isTold = await changeReport(database, demand(receipt), decision, clock.now());
      return isTold
        ? [`${receipt} is ${to}. Who reported it is told by mail, when the server runs.`]
        : [`${receipt} is ${to}. Nobody is told by mail.`];
    }
    default:
      throw new ReportFault(usage);
  }
}
