import { expect } from 'vitest';
import { createMessage } from '../support/fixtures/conversations';
import { after, done, fault, testChart } from '../support/machines';
import { deletionRun } from './deletionRun';

testChart('deletion', {
  ...deletionRun,
  alphabet: [
    done('deleteMessage', { kind: 'deleted' }),
    done('deleteMessage', { kind: 'gone' }),
    fault('deleteMessage'),
    done('restoreMessage', { kind: 'restored', message: createMessage(2) }),
    done('restoreMessage', { kind: 'late' }),
    fault('restoreMessage'),
    after('undoTime', 'deletion.deleted.counting'),
    after('lastMoment', 'deletion.deleted.lingering'),
    { type: 'deletion.undo' },
    { type: 'deletion.retry' },
    { type: 'deletion.dismiss' },
    { type: 'deletion.hold' },
    { type: 'deletion.release' },
    { type: 'deletion.reverted' },
  ],
  facts: ({ status, value }) => JSON.stringify([status, value]),
  invariant: (snapshot) => {
    const isSilent = snapshot.matches('over') || snapshot.matches({ deleting: 'dismissed' });
    const looks = ['undoable', 'busy', 'failed'].filter((tag) => snapshot.hasTag(tag));
    expect(looks).toHaveLength(isSilent ? 0 : 1);
    expect(snapshot.can({ type: 'deletion.undo' })).toBe(snapshot.hasTag('undoable'));
    expect(snapshot.can({ type: 'deletion.retry' })).toBe(snapshot.hasTag('retryable'));
    if (snapshot.hasTag('failed')) expect(snapshot.can({ type: 'deletion.dismiss' })).toBe(true);
  },
});
