import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createEndpointSpeaker } from './endpointSpeaker';
import { createEspeakSpeaker } from './espeakSpeaker';
import type { Speaker } from './speaker';
import type { SpeechConfig } from './settings';

async function findCommand(): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const file = join(folder, 'espeak-ng');
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}

function hasWasm(): boolean {
  try {
    return import.meta.resolve('espeak-ng') !== '';
  } catch {
    return false;
  }
}

/**
 * The configured endpoint, else eSpeak NG if installed, else its WebAssembly build, which is an
 * optional dependency; null: no speech.
 */
export async function createSpeaker({ speech }: SpeechConfig): Promise<Speaker | null> {
  if (speech !== null) return createEndpointSpeaker(speech);
  const command = await findCommand();
  return command === null && !hasWasm() ? null : createEspeakSpeaker(command);
}
