import type { Database } from '../../database/database';
import type { Agents } from '../agentPort';
import { createAgents } from './agents';
import type { AgentsParts } from './agents';
import { readCallContext } from './callContext';
import { createTranscription } from './transcription';
import type { TranscriptionConfig } from './settings';

type Parts = Omit<AgentsParts, 'context' | 'transcribe'> & { database: Database };

/** The characters of calls, set up from the configuration. */
export function openAgents(
  { transcription }: TranscriptionConfig,
  { database, ...parts }: Parts,
): Agents {
  return createAgents({
    ...parts,
    context: (call) => readCallContext(database, call),
    transcribe: transcription === null ? null : createTranscription(transcription),
  });
}
