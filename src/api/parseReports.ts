import * as v from 'valibot';
import { fromWire } from '../../common/wire';
import type { RemovalReply } from '../machines/removal/removalMachine';
import type { ReportReason, ReportReply } from '../machines/report/reportMachine';
import type { ReportEntry, ReportPage } from '../machines/reports/reportEntry';

export const sentSchema = v.pipe(
  v.object({ is_answered: v.boolean() }),
  v.transform((body): ReportReply => ({ kind: 'sent', isAnswered: body.is_answered })),
);

export const removalSchema = v.pipe(
  v.object({ receipt: v.string(), due_at: v.string() }),
  v.transform((body): RemovalReply => ({
    kind: 'received',
    receipt: { receipt: body.receipt, dueAt: body.due_at },
  })),
);

const reasons = [
  'inappropriate',
  'minor',
  'real-person',
  'harmful',
  'spam',
  'technical',
  'payment',
  'other',
] as const satisfies readonly ReportReason[];

const entrySchema = v.pipe(
  v.object({
    id: v.string(),
    receipt: v.string(),
    kind: v.picklist(['issue', 'character', 'message', 'picture']),
    // A newer server may know reasons that this build does not.
    reason: v.fallback(v.picklist(reasons), 'other'),
    text: v.string(),
    state: v.picklist(['received', 'reviewing', 'done', 'refused']),
    answer: v.nullable(v.string()),
    bot: v.nullable(v.object({ slug: v.string(), name: v.string() })),
    created_at: v.string(),
  }),
  v.transform((body): ReportEntry => fromWire(body)),
);

export const reportPageSchema = v.pipe(
  v.object({ results: v.array(entrySchema), next_param: v.nullable(v.string()) }),
  v.transform((body): ReportPage => ({ entries: body.results, next: body.next_param })),
);
