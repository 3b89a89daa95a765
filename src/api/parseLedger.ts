import * as v from 'valibot';
import { ledgerReasons } from '../../common/contract';
import { fromWire } from '../../common/wire';
import type { ClaimReply } from '../machines/claim/claimMachine';
import type { LedgerEntry, LedgerPage } from '../machines/ledger/entry';

export const claimSchema = v.pipe(
  v.object({ claimed: v.boolean(), next_at: v.string() }),
  v.transform((body): ClaimReply => ({
    kind: 'answered',
    isClaimed: body.claimed,
    nextAt: body.next_at,
  })),
);

const entrySchema = v.pipe(
  v.object({
    id: v.string(),
    amount: v.number(),
    balance: v.number(),
    // A newer server may know reasons that this build does not.
    reason: v.fallback(v.nullable(v.picklist(ledgerReasons)), null),
    bot: v.nullable(v.object({ slug: v.string(), name: v.string() })),
    created_at: v.string(),
  }),
  v.transform((body): LedgerEntry => fromWire(body)),
);

export const ledgerPageSchema = v.pipe(
  v.object({ results: v.array(entrySchema), next_param: v.nullable(v.string()) }),
  v.transform((body): LedgerPage => ({ entries: body.results, next: body.next_param })),
);
