// @ts-check

/**
 * The browser's tests, one run after the other: voices break up on busy processors, so calls have them
 * to themselves. `id`: of the report, and of the folder with what a failed test leaves.
 */
export const browserRuns = [
  { name: 'Calls', id: 'calls', args: ['--project=calls', '--workers=1'] },
  { name: 'Browser', id: 'browser', args: ['--project=desktop', '--project=phone'] },
];
