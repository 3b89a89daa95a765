import { access, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { readScenario, scenarioText, slugOf } from '../../inspector/scenarios/scenarioFile.ts';
import { answering, bodyOf, mayWrite, refusal } from './ownWrites.ts';
import type { Answer } from './ownWrites.ts';

/** A folder of machines, and the name of the file in it. */
const place = /^\/(?<folder>[a-zA-Z]+)\/(?<slug>[a-z\d-]+)\.scenario\.json$/;

/** Writes scenarios beside their machines; one that is there already stays as it is. */
export function scenarioAnswers(machines: string): Connect.NextHandleFunction {
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (!mayWrite(request)) return refusal(403, 'Only the inspector of this machine writes it.');
    const { folder, slug } = place.exec(request.url ?? '')?.groups ?? {};
    if (folder === undefined || slug === undefined) return refusal(404, 'There is no such place.');
    const read = readScenario((await bodyOf(request)) ?? '');
    if ('reason' in read) return refusal(422, read.reason);
    if (slugOf(read.scenario.name) !== slug) return refusal(422, 'Its file has another name.');
    const inFolder = path.join(machines, folder);
    try {
      await access(inFolder);
    } catch {
      return refusal(404, 'There is no such folder of machines.');
    }
    const body = scenarioText(read.scenario);
    try {
      await writeFile(path.join(inFolder, `${slug}.scenario.json`), body, { flag: 'wx' });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
        return refusal(409, 'A scenario of this name is there already.');
      throw error;
    }
    return { status: 200, body };
  };
  const write = answering(answer);
  // The inspector's own modules for scenarios are read from the same address.
  return (request, response, next) =>
    request.method === 'POST' ? write(request, response, next) : next();
}

/** Lets the inspector keep scenarios, with `npm run flows`. */
export function scenarioFiles(project: string): Plugin {
  return {
    name: 'flows-scenarios',
    configureServer({ middlewares }) {
      middlewares.use('/inspector/scenarios', scenarioAnswers(path.join(project, 'src/machines')));
    },
  };
}
