// @ts-check

/**
 * The browser tests, one run after another: voices break up on busy processors, so the calls run
 * alone. `id`: names the report, and the folder for a failed test's artefacts.
 */
export const browserRuns = [
  { name: 'Calls', id: 'calls', args: ['--project=calls', '--workers=1'] },
  { name: 'Browser', id: 'browser', args: ['--project=desktop', '--project=phone'] },
];
