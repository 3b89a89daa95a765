import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scenarioAnswers } from '../../scripts/flows/scenarioFiles';
import { listenOnLoopback } from '../support/loopback';

let machines: string;
let origin: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  machines = await mkdtemp(path.join(tmpdir(), 'scenarios-'));
  await mkdir(path.join(machines, 'ageGate'));
  const answer = scenarioAnswers(machines);
  const server = createServer((request, response) =>
    answer(request, response, () => response.end('a module')),
  );
  origin = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
});

afterEach(async () => {
  await stop();
  await rm(machines, { recursive: true });
});

const text = `{
  "flow": "ageGate",
  "name": "Turned away",
  "input": null,
  "begins": ["ageGate.asking"],
  "steps": [
    {"step":{"do":"wait","ms":1},"leads":["ageGate.asking"]}
  ]
}
`;

const post = (place: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body,
  });

const place = 'ageGate/turned-away.scenario.json';

it('keeps a scenario beside its machine, and never writes over one', async () => {
  expect((await post(place, text)).status).toBe(200);
  expect(await readFile(path.join(machines, place), 'utf8')).toBe(text);
  const again = await post(place, text);
  expect([again.status, await again.text()]).toEqual([
    409,
    'A scenario of this name is there already.',
  ]);
});

it('leaves the modules of the inspector at that address to the server', async () => {
  expect(await (await fetch(`${origin}/scenarios.ts`)).text()).toBe('a module');
});

it.each([
  ['another site', place, text, { origin: 'https://elsewhere.example' }, 403],
  ['a form', place, text, { 'content-type': 'text/plain' }, 403],
  ['a place outside', '..%2Fturned-away.scenario.json', text, {}, 404],
  ['a folder that is not there', 'other/turned-away.scenario.json', text, {}, 404],
  ['another name', 'ageGate/other.scenario.json', text, {}, 422],
  ['what is no scenario', place, '{}', {}, 422],
])('takes nothing from %s', async (_, at, body, headers: Record<string, string>, status) => {
  expect((await post(at, body, headers)).status).toBe(status);
  expect(await readdir(path.join(machines, 'ageGate'))).toEqual([]);
});
