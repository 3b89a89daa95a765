import { readSeed } from '../../server/seed';
import { seededPayloads } from './seededPayloads';

process.stdout.write(JSON.stringify(Object.fromEntries(seededPayloads(readSeed()))));
