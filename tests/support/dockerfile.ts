import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

/** The number that the image of Node gives its user. */
const NODE_USER = 1_000;
const isRoot = process.getuid?.() === 0;

type Instruction = { name: string; words: string };

/** What an image is in the end: a folder that stands for its root, and how it is started. */
export type Image = {
  root: string;
  folder: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
  /** The number of its user; null: the one who runs this. */
  user: number | null;
  /** What was done, in order. */
  done: string[];
};

const listSchema = v.pipe(v.array(v.string()), v.minLength(1));

export function readInstructions(text: string): Instruction[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', words = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      if (name === '') throw new Error(`This is no instruction: ${line}`);
      return { name, words };
    });
}

/** Whether a path of the context is kept out of it by .dockerignore. */
function ignoredBy(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Takes the steps of a Dockerfile one after the other, each stage in a folder of its own. */
export async function buildImage(context: string, into: string): Promise<Image> {
  const instructions = readInstructions(await readFile(join(context, 'Dockerfile'), 'utf8'));
  const isIgnored = ignoredBy(await readFile(join(context, '.dockerignore'), 'utf8'));
  const stages = new Map<string, Image>();
  let image: Image | null = null;

  async function begin(words: string): Promise<Image> {
    const [, stage = String(stages.size)] = /^\S+ AS (\S+)$/.exec(words) ?? [];
    const root = join(into, stage);
    await mkdir(root, { recursive: true });
    const empty = { command: [], healthCheck: [], user: null, done: [] };
    const begun = { root, folder: root, environment: {}, ...empty };
    stages.set(stage, begun);
    return begun;
  }

  async function copy(at: Image, words: string): Promise<void> {
    const [, stage, rest = words] = /^--from=(\S+) (.*)$/.exec(words) ?? [];
    const names = rest.split(' ');
    const target = names.at(-1) ?? '.';
    const from = stage === undefined ? context : (stages.get(stage)?.root ?? '');
    for (const name of names.slice(0, -1)) {
      const source = join(from, name);
      const isFolder = (await lstat(source)).isDirectory();
      const to = target.endsWith('/') && !isFolder ? join(target, basename(name)) : target;
      await cp(source, join(at.folder, to), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => stage !== undefined || !isIgnored(relative(context, path)),
      });
    }
  }

  /** With `node` for the name of a user that this machine may not have. */
  async function shell(at: Image, words: string): Promise<void> {
    const programs = join(into, 'programs');
    await mkdir(programs, { recursive: true });
    const owned = isRoot ? `exec /bin/chown ${NODE_USER}:${NODE_USER} "$@"` : 'exit 0';
    const chownOfNode = `#!/bin/sh\n[ "$1" = node:node ] || exit 1\nshift\n${owned}\n`;
    await writeFile(join(programs, 'chown'), chownOfNode);
    await chmod(join(programs, 'chown'), 0o755);
    const { PATH = '', HOME = '' } = process.env;
    await run('/bin/sh', ['-c', words], {
      cwd: at.folder,
      env: { PATH: `${programs}:${PATH}`, HOME, ...at.environment },
      maxBuffer: 64 * 1_048_576,
    });
  }

  for (const { name, words } of instructions) {
    if (name === 'FROM') {
      image = await begin(words);
      continue;
    }
    if (image === null) throw new Error(`${name} stands before FROM`);
    image.done.push(`${name} ${words}`);
    if (name === 'WORKDIR') {
      image.folder = join(image.root, words);
      await mkdir(image.folder, { recursive: true });
    } else if (name === 'COPY') await copy(image, words);
    else if (name === 'RUN') await shell(image, words);
    else if (name === 'ENV')
      for (const pair of words.split(' ')) {
        const [key = '', value = ''] = pair.split('=');
        image.environment[key] = value;
      }
    else if (name === 'USER') {
      if (words !== 'node') throw new Error(`Who is ${words}?`);
      image.user = isRoot ? NODE_USER : null;
    } else if (name === 'CMD') image.command = v.parse(listSchema, JSON.parse(words));
    else if (name === 'HEALTHCHECK')
      image.healthCheck = v.parse(listSchema, JSON.parse(words.slice(words.indexOf('['))));
    else if (name !== 'ARG' && name !== 'EXPOSE') throw new Error(`${name} is not known`);
  }
  if (image === null) throw new Error('The Dockerfile makes no image');
  return image;
}
