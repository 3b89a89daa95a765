import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Locale } from '../../common/locales';
import { fromWav } from './sound';
import { SpeechUnavailable } from './speaker';
import type { Speaker } from './speaker';

/** The same path from the source and from its build. */
const script = fileURLToPath(new URL('../../server/speech/process/speak.mjs', import.meta.url));

const WITHIN_MS = 180_000;

/** Where the program's name of a language is not ours. */
const languages: Partial<Record<Locale, string>> = { en: 'en-us', ch: 'cmn' };
const variants = { female: 'f3', male: 'm3', 'non-binary': 'f5' } as const;

type Job = { program: string; given: string[]; input: string; signal: AbortSignal };

/** Runs a process without a shell or the text as an argument; returns what it wrote. */
function run({ program, given, input, signal }: Job): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'] },
      signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', () => {
      reject(new SpeechUnavailable('The process was ended, or could not be started'));
    });
    child.on('close', (code) => {
      const sound = Buffer.concat(parts);
      if (code === 0 && sound.length > 0) resolve(sound);
      else reject(new SpeechUnavailable(`The process ended with ${code ?? 'a signal'}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Speech by eSpeak NG: `command` is the installed program; null: its WebAssembly build. */
export const createEspeakSpeaker = (command: string | null): Speaker => {
  const runScript = (job: object, signal: AbortSignal) =>
    run({ program: process.execPath, given: [script], input: JSON.stringify(job), signal });

  return {
    id: 'espeak-ng',
    voiceOf: (gender, locale) => `${languages[locale] ?? locale}+${variants[gender]}`,
    speak: ({ pieces, voice, signal }) =>
      runScript({ command, voice, pieces, format: 'mp3' }, signal),
    async say({ text, voice, signal }) {
      const given = ['-v', voice, '-b', '1', '--stdin', '--stdout'];
      const file = await (command === null
        ? runScript({ command, voice, pieces: [text], format: 'wav' }, signal)
        : run({ program: command, given, input: text, signal }));
      return fromWav(file);
    },
  };
};
