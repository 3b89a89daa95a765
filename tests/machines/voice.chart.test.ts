import { expect } from 'vitest';
import { after, done, fault, testChart } from '../support/machines';
import { member } from './unblurRun';
import { voiceRun } from './voiceRun';

testChart('voice', {
  ...voiceRun(),
  code: 'voiceRun()',
  alphabet: [
    { type: 'voice.play' },
    { type: 'voice.pause' },
    { type: 'voice.yield' },
    { type: 'voice.seek', at: 3 },
    { type: 'voice.faster' },
    { type: 'allowance.changed', allowance: member(9) },
    { type: 'allowance.changed', allowance: member(9, true) },
    { type: 'allowance.changed', allowance: { status: 'unknown' } },
    { type: 'allowance.changed', allowance: { status: 'guest' } },
    done('prepareVoice', { kind: 'processing' }),
    done('prepareVoice', { kind: 'ready', audioUrl: '/media/voice?signature=a' }),
    done('prepareVoice', { kind: 'premium' }),
    done('prepareVoice', { kind: 'failed' }),
    fault('prepareVoice'),
    after('pollInterval', 'voice.preparing.waiting'),
    { type: 'sound.playing' },
    { type: 'sound.waiting' },
    { type: 'sound.paused' },
    { type: 'sound.ended' },
    { type: 'sound.blocked' },
    { type: 'sound.failed' },
    { type: 'sound.progress', at: 3, duration: 12 },
    { type: 'sound.rated', rate: 1.25 },
  ],
  invariant: (snapshot) => {
    const { status, audioUrl, renewals } = snapshot.context;
    expect(status === 402).toBe(snapshot.matches('paywalled'));
    expect(status === 500).toBe(snapshot.matches({ failed: 'unknown' }));
    if (snapshot.matches('audible')) expect(audioUrl).not.toBe(null);
    expect(snapshot.hasTag('player')).toBe(!snapshot.matches('silent'));
    // Whatever can be heard can be held.
    for (const state of ['buffering', 'playing'])
      if (snapshot.matches({ audible: state })) {
        expect(snapshot.can({ type: 'voice.pause' })).toBe(true);
        expect(snapshot.can({ type: 'voice.yield' })).toBe(true);
      }
    if (snapshot.matches({ audible: 'playing' })) expect(renewals).toBe(0);
    expect(renewals).toBeLessThanOrEqual(1);
  },
});
