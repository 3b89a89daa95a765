import { expect } from 'vitest';
import { after, done, fault, testChart } from '../support/machines';
import { member, unblurRun, veilUrl } from './unblurRun';

const clear = (id: string) => done(id, { kind: 'revealed', imageUrl: `/media/a?signature=${id}` });

const alphabet = [
  { type: 'unblur.request' },
  { type: 'unblur.cleared', imageUrl: '/media/a?signature=told' },
  { type: 'picture.shown' },
  { type: 'picture.broken' },
  { type: 'picture.retry' },
  { type: 'allowance.changed', allowance: member(2) },
  { type: 'allowance.changed', allowance: member(102) },
  { type: 'allowance.changed', allowance: member(0, true) },
  { type: 'allowance.changed', allowance: { status: 'unknown' } },
  { type: 'allowance.changed', allowance: { status: 'guest' } },
  clear('unblurImage'),
  done('unblurImage', { kind: 'notEnough' }),
  done('unblurImage', { kind: 'gone' }),
  fault('unblurImage'),
  after('requestTimeout', 'unblur.requesting'),
  clear('renewImage'),
  done('renewImage', { kind: 'gone' }),
  fault('renewImage'),
  after('requestTimeout', 'unblur.revealed.renewing'),
];

for (const [name, input] of [
  ['unblur', {}],
  ['unblur, of what came clear', { veilUrl: null, imageUrl: '/media/a?signature=page' }],
] as const)
  testChart(name, {
    ...unblurRun(input),
    code: `unblurRun(${JSON.stringify(input)})`,
    alphabet: alphabet.filter(
      ({ type }) => name === 'unblur' || !/unblurImage|unblur\.requesting|unblur\.req/.test(type),
    ),
    isPart: name !== 'unblur',
    invariant: (snapshot) => {
      const { imageUrl, status, allowance, veilUrl: veil } = snapshot.context;
      const isRevealed = snapshot.matches('revealed');
      expect(snapshot.hasTag('veiled')).toBe(!isRevealed);
      // The clear picture is nowhere before it is revealed.
      expect(imageUrl !== null).toBe(isRevealed);
      if (!isRevealed) expect(veil).toBe(veilUrl);
      expect(status === 402).toBe(snapshot.matches('paywalled'));
      expect(status === 500).toBe(snapshot.matches({ failed: 'unknown' }));
      if (snapshot.matches('requesting'))
        expect(snapshot.can({ type: 'unblur.request' })).toBe(false);
      if (snapshot.matches({ failed: 'unknown' })) expect(allowance.status).not.toBe('member');
      if (snapshot.hasTag('lost')) expect(snapshot.can({ type: 'picture.retry' })).toBe(true);
    },
  });
