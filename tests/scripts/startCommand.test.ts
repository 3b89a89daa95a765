import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const startScript = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

function start(env: Record<string, string>) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, [startScript], options, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}

test('a port in use is one line with the way on', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const result = await start({ PORT: String(address.port), HOST: '127.0.0.1' });
  other.close();
  expect(result.code).toBe(1);
  expect(result.stdout).toBe('');
  expect(result.stderr.split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(`^Port ${address.port} is in use\\. .*PORT=${address.port + 1}.*npm start$`),
    ),
    '',
  ]);
});

test('a port that is none is one line', async () => {
  expect(await start({ PORT: 'eight' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT is eight: it must be a number from 0 to 65535.\n',
  });
});

test('a program that npm started ends when npm and its shell are gone', async () => {
  const module = new URL('../../scripts/endWithNpm.mjs', import.meta.url).href;
  const program = `
    import { endWithNpm } from '${module}';
    endWithNpm();
    setInterval(() => {}, 1000);
    process.once('SIGTERM', () => { process.stdout.write('ended'); process.exit(); });
    process.stdout.write('up ');
  `;
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$PROGRAM"; true'], {
    env: { NODE: process.execPath, PROGRAM: program, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed === 'up ') shell.kill('SIGKILL');
  });
  await once(shell, 'close');
  expect(printed).toBe('up ended');
});
