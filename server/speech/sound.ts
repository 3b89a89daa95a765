/** Mono sound: samples from -32768 to 32767, `rate` of them per second. */
export type Sound = { samples: Int16Array; rate: number };

const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;
const PCM = 1;

/** The samples as little-endian bytes, as they are sent. */
export function bytesOf(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(samples.length * SAMPLE_BYTES);
  samples.forEach((sample, index) => bytes.writeInt16LE(sample, index * SAMPLE_BYTES));
  return bytes;
}

/** A mono 16-bit WAV file. */
export function toWav({ samples, rate }: Sound): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const length = samples.length * SAMPLE_BYTES;
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(HEADER_BYTES - 8 + length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(PCM, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * SAMPLE_BYTES, 28);
  header.writeUInt16LE(SAMPLE_BYTES, 32);
  header.writeUInt16LE(8 * SAMPLE_BYTES, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(length, 40);
  return Buffer.concat([header, bytesOf(samples)]);
}

type Format = { channels: number; rate: number };

function readFormat(wav: Buffer, at: number): Format {
  const [kind, channels] = [wav.readUInt16LE(at), wav.readUInt16LE(at + 2)];
  const bits = wav.readUInt16LE(at + 14);
  if (kind !== PCM || bits !== 8 * SAMPLE_BYTES || channels < 1 || channels > 2)
    throw new RangeError('Only samples of 16 bits in one or two channels are read');
  return { channels, rate: wav.readUInt32LE(at + 4) };
}

function readSamples(data: Buffer, { channels, rate }: Format): Sound {
  const step = channels * SAMPLE_BYTES;
  const samples = new Int16Array(Math.floor(data.length / step));
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = data.readInt16LE(index * step);
  return { samples, rate };
}

/**
 * Reads a 16-bit WAV file; of a stereo one, the left channel. A header without the length, as
 * programs write that stream their output, means: to the end. Throws RangeError for anything else.
 */
export function fromWav(file: Uint8Array): Sound {
  const wav = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || wav.toString('latin1', 8, 12) !== 'WAVE')
    throw new RangeError('That is no WAV');
  let format: Format | null = null;
  for (let at = 12; at + 8 <= wav.length;) {
    const name = wav.toString('latin1', at, at + 4);
    const length = wav.readUInt32LE(at + 4);
    const from = at + 8;
    if (name === 'fmt ' && length >= 16 && from + 16 <= wav.length) format = readFormat(wav, from);
    if (name === 'data' && format !== null)
      return readSamples(wav.subarray(from, Math.min(wav.length, from + length)), format);
    at = from + length + (length % 2);
  }
  throw new RangeError('There is no sound in it');
}

/** The same sound at another rate, by linear interpolation. */
export function atRate(sound: Sound, rate: number): Sound {
  if (sound.rate === rate) return sound;
  const { samples } = sound;
  const step = sound.rate / rate;
  const resampled = new Int16Array(Math.floor(samples.length / step));
  for (let index = 0; index < resampled.length; index += 1) {
    const place = index * step;
    const before = Math.floor(place);
    const left = samples[before] ?? 0;
    const right = samples[before + 1] ?? left;
    resampled[index] = Math.round(left + (right - left) * (place - before));
  }
  return { samples: resampled, rate };
}

export function joined(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
