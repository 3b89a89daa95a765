import { fromPromise } from 'xstate';
import type { LedgerPage } from '../../machines/ledger/entry';
import type { Client } from '../client';
import { parse } from '../parse';
import { ledgerPageSchema } from '../parseLedger';
import { UnexpectedAnswer } from '../problem';

/** `client` carries the access token. */
export const loadEntries = (client: Client) =>
  fromPromise<LedgerPage, { cursor: string | null }>(async ({ input: { cursor }, signal }) => {
    const query = cursor === null ? {} : { c: cursor };
    const { data, response } = await client.GET('/api/ledger', { params: { query }, signal });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(ledgerPageSchema, data);
  });
