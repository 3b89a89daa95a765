import * as v from 'valibot';
import type { ClaimReply } from '../machines/claim/claimMachine';

export const claimSchema = v.pipe(
  v.object({ claimed: v.boolean(), next_at: v.string() }),
  v.transform((body): ClaimReply => ({ isClaimed: body.claimed, nextAt: body.next_at })),
);
