import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { claimDesires } from '../../src/api/actors/claim';
import { loadEntries } from '../../src/api/actors/ledger';
import { createClient } from '../../src/api/client';
import type { components } from '../../src/api/schema';
import { json, problem } from '../support/fakeFetch';

/** As the contract has it: a field that is missing here does not compile. */
const body: components['schemas']['LedgerPage'] = {
  results: [
    {
      id: '12',
      amount: -3,
      balance: 97,
      reason: 'unblur',
      bot: { slug: 'ines', name: 'Inês' },
      created_at: '2026-01-10T20:15:00.000Z',
    },
    {
      id: '11',
      amount: 100,
      balance: 100,
      reason: 'daily-claim',
      bot: null,
      created_at: '2026-01-10T20:14:00.000Z',
    },
  ],
  next_param: 'older',
};

function answering(answer: Response) {
  const sent: string[] = [];
  const client = createClient(async (request) => {
    sent.push(`${request.method} ${request.url.replace('https://api.test', '')}`);
    return answer;
  }, 'https://api.test');
  const load = (cursor: string | null) =>
    toPromise(createActor(loadEntries(client), { input: { cursor } }).start());
  const claim = () => toPromise(createActor(claimDesires(client)).start());
  return { sent, load, claim };
}

describe('the list of changes', () => {
  it('is read page by page', async () => {
    const { sent, load } = answering(json(body));
    expect(await load(null)).toEqual({
      entries: [
        {
          id: '12',
          amount: -3,
          balance: 97,
          reason: 'unblur',
          character: { slug: 'ines', name: 'Inês' },
          createdAt: '2026-01-10T20:15:00.000Z',
        },
        {
          id: '11',
          amount: 100,
          balance: 100,
          reason: 'daily-claim',
          character: null,
          createdAt: '2026-01-10T20:14:00.000Z',
        },
      ],
      next: 'older',
    });
    expect(sent).toEqual(['GET /api/ledger']);
  });

  it('goes on where the last page ended', async () => {
    const { sent, load } = answering(json({ results: [], next_param: null }));
    expect(await load('a b')).toEqual({ entries: [], next: null });
    expect(sent).toEqual(['GET /api/ledger?c=a%20b']);
  });

  it('shows a change whose reason is of a later day', async () => {
    const later = { ...body, results: [{ ...body.results[0], reason: 'inheritance' }] };
    const { entries } = await answering(json(later)).load(null);
    expect(entries).toMatchObject([{ id: '12', reason: null, amount: -3 }]);
  });

  it.each([problem(503, 'unavailable'), json({ results: [{ id: 12 }], next_param: null })])(
    'is a fault where the answer is none',
    async (answer) => {
      await expect(answering(answer).load(null)).rejects.toThrow();
    },
  );
});

describe('the claim of the day', () => {
  const nextAt = '2026-01-11T20:14:00.000Z';

  it.each([true, false])('says when the next is due; claimed: %s', async (isClaimed) => {
    const { sent, claim } = answering(json({ claimed: isClaimed, next_at: nextAt }));
    expect(await claim()).toEqual({ kind: 'answered', isClaimed, nextAt });
    expect(sent).toEqual(['POST /api/profile/claim_desires']);
  });

  it('A12 tells that the address has to be confirmed', async () => {
    const { claim } = answering(problem(403, 'email-unconfirmed'));
    expect(await claim()).toEqual({ kind: 'unconfirmed' });
  });

  it('M1 is not repeated by itself when the server fails', async () => {
    const { sent, claim } = answering(problem(503, 'unavailable'));
    await expect(claim()).rejects.toThrow('503');
    expect(sent).toEqual(['POST /api/profile/claim_desires']);
  });
});
