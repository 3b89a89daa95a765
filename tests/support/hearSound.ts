import { MPEGDecoder } from 'mpg123-decoder';

/** How loud an MP3 is (the root of the mean square of its samples, 1 at most), and how long. */
export async function hear(sound: Uint8Array): Promise<{ loudness: number; seconds: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(sound);
  decoder.free();
  const samples = channelData[0] ?? new Float32Array();
  const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
  return { loudness: Math.sqrt(squares / samples.length), seconds: samples.length / sampleRate };
}
