#!/usr/bin/env node
// @ts-check
// Stands in for `espeak-ng` on the PATH: takes what the manual page of espeak-ng documents (-v, -b,
// --stdin, --stdout), and hums for 60 ms a letter in place of speaking.
import { appendFileSync } from 'node:fs';

const given = process.argv.slice(2);
const parts = [];
for await (const part of process.stdin) parts.push(Buffer.from(part));
const text = Buffer.concat(parts).toString('utf8');
appendFileSync(`${import.meta.filename}.log`, `${JSON.stringify({ given, text })}\n`);
const [flag, voice = '', ...rest] = given;
const isKnown = flag === '-v' && /^(?:en-us|de|es|ru|cmn)\+[fm]\d$/.test(voice);
if (!isKnown || rest.join(' ') !== '-b 1 --stdin --stdout' || text.includes('fail'))
  process.exit(1);

const rate = 22_050;
const samples = Math.round(text.length * 0.06 * rate);
const wav = Buffer.alloc(44 + samples * 2);
wav.write('RIFF', 0, 'latin1');
wav.writeUInt32LE(36 + samples * 2, 4);
wav.write('WAVEfmt ', 8, 'latin1');
wav.writeUInt32LE(16, 16);
wav.writeUInt16LE(1, 20);
wav.writeUInt16LE(1, 22);
wav.writeUInt32LE(rate, 24);
wav.writeUInt32LE(rate * 2, 28);
wav.writeUInt16LE(2, 32);
wav.writeUInt16LE(16, 34);
wav.write('data', 36, 'latin1');
wav.writeUInt32LE(samples * 2, 40);
for (let index = 0; index < samples; index += 1)
  wav.writeInt16LE(
    Math.round(9_000 * Math.sin((index * 2 * Math.PI * 220) / rate)),
    44 + index * 2,
  );
process.stdout.write(wav);
