// @ts-check

/**
 * The browser tests, one run after another: voices break up on busy processors, so the calls run
 * alone. `id`: names the report, and the folder for a failed test's artefacts. `deepArgs`: in
 * `npm run test:deep`, where a test runs on both screens.
 * @type {{ name: string, id: string, args: string[], deepArgs?: string[] }[]}
 */
export const browserRuns = [
  { name: 'Calls', id: 'calls', args: ['--project=calls', '--workers=1'] },
  {
    name: 'Browser',
    id: 'browser',
    args: ['--project=browser'],
    deepArgs: ['--project=desktop', '--project=phone'],
  },
];
