import { describe, expect, it } from 'vitest';
import { atRate, bytesOf, fromWav, joined, toWav } from '../../../server/speech/sound';

const samples = Int16Array.from([0, 1, -1, 32_767, -32_768, 1_000]);

describe('a WAV', () => {
  it('is as its reference has it, and is read back', () => {
    const wav = toWav({ samples, rate: 16_000 });
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    expect(wav.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt16LE(34)]).toEqual([1, 1, 16]);
    expect([wav.readUInt32LE(24), wav.readUInt32LE(28)]).toEqual([16_000, 32_000]);
    expect(wav.readUInt32LE(40)).toBe(12);
    expect(wav.subarray(44)).toEqual(bytesOf(samples));
    expect(fromWav(wav)).toEqual({ samples, rate: 16_000 });
  });

  it('is read where its header knows no length, has other parts, and stands anywhere in memory', () => {
    const whole = toWav({ samples, rate: 22_050 });
    const streamed = Buffer.from(whole);
    streamed.writeUInt32LE(0xffffffff, 4);
    streamed.writeUInt32LE(0xffffffff, 40);
    expect(fromWav(streamed)).toEqual({ samples, rate: 22_050 });
    const list = Buffer.from('LIST\u0003\0\0\0abc\0', 'latin1');
    const more = Buffer.concat([whole.subarray(0, 36), list, whole.subarray(36)]);
    const shifted = Buffer.concat([Buffer.from('x'), more]).subarray(1);
    expect(fromWav(shifted)).toEqual({ samples, rate: 22_050 });
  });

  it('of two channels is read by the left one', () => {
    const both = toWav({ samples: Int16Array.from([5, 90, 6, 91]), rate: 8_000 });
    both.writeUInt16LE(2, 22);
    expect(fromWav(both).samples).toEqual(Int16Array.from([5, 6]));
  });

  it.each([
    ['no WAV', Buffer.from('<html>no sound at all, and longer than a header</html>')],
    ['nothing', Buffer.alloc(0)],
    ['a header alone', toWav({ samples, rate: 8_000 }).subarray(0, 36)],
    ['eight bits', Buffer.from(toWav({ samples, rate: 8_000 })).fill(8, 34, 35)],
  ])('is not %s', (_name, file) => {
    expect(() => fromWav(file)).toThrow(RangeError);
  });
});

describe('samples', () => {
  it('keep their length and pitch at another rate', () => {
    const tone = Int16Array.from({ length: 22_050 }, (_, at) =>
      Math.round(8_000 * Math.sin((2 * Math.PI * 440 * at) / 22_050)),
    );
    const other = atRate({ samples: tone, rate: 22_050 }, 24_000);
    expect(other.samples.length).toBe(24_000);
    let farthest = 0;
    other.samples.forEach((sample, at) => {
      const wanted = 8_000 * Math.sin((2 * Math.PI * 440 * at) / 24_000);
      farthest = Math.max(farthest, Math.abs(sample - wanted));
    });
    expect(farthest).toBeLessThan(100);
    expect(atRate(other, 24_000)).toBe(other);
  });

  it('are joined in their order', () => {
    const parts = [Int16Array.from([1, 2]), Int16Array.from([]), Int16Array.from([3])];
    expect(joined(parts)).toEqual(Int16Array.from([1, 2, 3]));
  });
});
