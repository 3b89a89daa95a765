// @ts-check
// A process of its own, as making sound blocks: reads a job as JSON, writes an MP3, or the
// WAV of one piece.
import { spawn } from 'node:child_process';
import { createMp3Encoder } from 'wasm-media-encoders';

/** Mono, kilobits per second, all frames alike: a second takes 5000 bytes. */
const BITRATE = 40;
const SAMPLES_AT_ONCE = 65_536;

/** @returns {Promise<Buffer>} */
async function readInput() {
  const parts = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** @param {string} command @param {string} voice @param {string} text @returns {Promise<Buffer>} */
function speakByCommand(command, voice, text) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, ['-v', voice, '-b', '1', '--stdin', '--stdout'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    /** @type {Buffer[]} */
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(parts));
      else reject(new Error(`espeak-ng ended with ${code}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });
}

/** @param {string} voice @param {string} text @returns {Promise<Uint8Array>} */
async function speakByWasm(voice, text) {
  const { default: startEspeak } = await import('espeak-ng');
  const { FS } = await startEspeak({
    arguments: ['-v', voice, '-b', '1', '-f', 'text', '-w', 'sound'],
    preRun: [
      (/** @type {import('espeak-ng').ESpeakNg} */ module) => module.FS.writeFile('text', text),
    ],
    print() {},
    printErr() {},
  });
  return FS.readFile('sound');
}

/**
 * The samples of a mono 16-bit WAV, and their rate; its header may not state the length.
 * @param {Uint8Array} file
 */
function readWav(file) {
  const wav = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const at = wav.indexOf('data', 12, 'latin1') + 8;
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || at < 8) throw new Error('That is no sound');
  const samples = new Float32Array(Math.floor((wav.length - at) / 2));
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = wav.readInt16LE(at + index * 2) / 32_768;
  }
  return { samples, rate: wav.readUInt32LE(24) };
}

/** @type {{ command: string | null, voice: string, pieces: string[], format: 'mp3' | 'wav' }} */
const { command, voice, pieces, format } = JSON.parse((await readInput()).toString('utf8'));
const encoder = await createMp3Encoder();
let isReady = false;
for (const piece of pieces) {
  const file = await (command === null
    ? speakByWasm(voice, piece)
    : speakByCommand(command, voice, piece));
  if (format === 'wav') {
    process.stdout.write(file);
    break;
  }
  const { samples, rate } = readWav(file);
  if (!isReady)
    encoder.configure({ sampleRate: toSampleRate(rate), channels: 1, bitrate: BITRATE });
  isReady = true;
  for (let from = 0; from < samples.length; from += SAMPLES_AT_ONCE) {
    const sound = encoder.encode([samples.subarray(from, from + SAMPLES_AT_ONCE)]);
    process.stdout.write(Buffer.from(sound));
  }
}
if (isReady) process.stdout.write(Buffer.from(encoder.finalize()));

/** @param {number} rate */
function toSampleRate(rate) {
  if (rate === 22_050 || rate === 16_000 || rate === 44_100) return rate;
  throw new Error(`Nobody speaks at ${rate} samples a second`);
}
