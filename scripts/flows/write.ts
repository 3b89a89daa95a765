import { writeFile } from 'node:fs/promises';
import { revisionCharts, workingCharts } from './revision';

const [file, revision] = process.argv.slice(2);
const charts = await (revision === undefined ? workingCharts() : revisionCharts(revision));
const text = `${JSON.stringify(charts)}\n`;
if (file === undefined || file === '-') process.stdout.write(text);
else await writeFile(file, text);
