import { voiceMachine } from '../../src/machines/voice/voiceMachine';
import type { VoiceInput } from '../../src/machines/voice/voiceMachine';
import { someCharacter } from '../support/fixtures/someCharacters';
import type { Run, World } from '../support/machines';
import { member } from './unblurRun';

export const speaker = someCharacter(0);

export const heldVoice = (world: World) =>
  voiceMachine.provide({ actors: { prepareVoice: world.held(), sound: world.openPort() } });

export const voiceRun = (input: Partial<VoiceInput> = {}) =>
  ({
    machine: heldVoice,
    input: ({ owner }) => ({
      owner,
      messageId: 'message-2',
      speaker,
      allowance: member(0, true),
      ...input,
    }),
    delays: { pollInterval: 1_000, patience: 120_000 },
  }) satisfies Run<typeof voiceMachine>;
