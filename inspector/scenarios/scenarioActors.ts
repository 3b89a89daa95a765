import { fromPromise } from 'xstate';
import { saveFile } from '../share/makeFile';
import { leadsOf } from './checkScenario';
import { scenarioText, slugOf } from './scenarioFile';
import { scenarioMachine } from './scenarioMachine';
import type { SaveScenarioInput } from './scenarioMachine';

const fileOf = (folder: string, name: string) => `${folder}/${slugOf(name)}.scenario.json`;

/** `npm run flows` writes the file; from a static host the browser saves it. */
const write = async (file: string, text: string): Promise<string> => {
  if (!import.meta.env.DEV) {
    saveFile(file.replace(/^.*\//, ''), new Blob([text], { type: 'application/json' }));
    return `${file}, as soon as you put the saved file there`;
  }
  const response = await fetch(`scenarios/${file}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  });
  if (!response.ok) throw new Error(await response.text());
  return file;
};

/** The machine, writing the file as this page can. */
export const scenarioLogic = scenarioMachine.provide({
  actors: {
    saveScenario: fromPromise<string, SaveScenarioInput>(
      async ({ input: { flow, folder, name, script } }) => {
        if (script === null) throw new Error('There are no steps.');
        const scenario = { flow, name: name.trim(), script, leads: leadsOf(flow, script) };
        return `src/machines/${await write(fileOf(folder, name), scenarioText(scenario))}`;
      },
    ),
  },
});
