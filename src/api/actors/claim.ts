import { fromPromise } from 'xstate';
import type { ClaimReply } from '../../machines/claim/claimMachine';
import type { Client } from '../client';
import { parse } from '../parse';
import { claimSchema } from '../parseLedger';
import { UnexpectedAnswer } from '../problem';
import { parseProblem } from '../refusal';

/** `client` carries the access token. Calling again before it is due claims nothing. */
export const claimDesires = (client: Client) =>
  fromPromise<ClaimReply>(async ({ signal }) => {
    const { data, error, response } = await client.POST('/api/profile/claim_desires', { signal });
    if (parseProblem(error).code === 'email-unconfirmed') return { kind: 'unconfirmed' };
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(claimSchema, data);
  });
