import { responseCode } from '@bank/protocol';
import type { GlobalPaymentData, IdenticalBatch } from '@bank/protocol/transfers-global-batch';
import type { Tx } from '../../../platform/db';
import { Refusal } from '../../../platform/refusal';
import type { MayRefuse } from '../../../platform/refusal';
import { say } from './texts';

/** R3.4.2: a batch is compared with those of so many days. */
const DAYS = 90;
/** Enough to see what happened; a dialog shows no more. */
const MOST_DIFFERENCES = 100;

interface Like {
  batchId: string;
  batchName: string;
  date: string;
}

type Difference = IdenticalBatch['differences'][number];

/** The customer's latest batch that pays the same people the same amounts, unless it was given up. */
export async function identicalTo(tx: Tx, batchId: string, nowMs: number): Promise<IdenticalBatch | null> {
  const [like] = await tx.query<Like>(
    `SELECT o.id AS "batchId", o.name AS "batchName", instant_text(o.at) AS date
     FROM global_batch b JOIN global_batch o ON o.customer_id = b.customer_id AND o.fingerprint = b.fingerprint AND o.id <> b.id
       LEFT JOIN payment p ON p.rail = 'batch' AND p.details ->> 'batchId' = o.id
     WHERE b.id = $1 AND o.at > $2 AND o.rejected_at IS NULL AND coalesce(p.status, '') NOT IN ('rejected', 'cancelled', 'expired')
     ORDER BY o.at DESC LIMIT 1`,
    [batchId, new Date(nowMs - DAYS * 86_400_000)],
  );
  return like ? { ...like, differences: await differences(tx, like.batchId, batchId) } : null;
}

/** Pairs the rows that pay the same, in the order of each file, and says what else they differ in. */
async function differences(tx: Tx, before: string, now: string): Promise<Difference[]> {
  const pairs = await tx.query<{ payment: number; before: GlobalPaymentData; now: GlobalPaymentData }>(
    `WITH numbered AS (
       SELECT batch_id, n, data, data ->> 'beneficiaryEmail' AS email, coalesce(amount::text, data ->> 'amount') AS amount,
         data ->> 'currencyCode' AS currency,
         row_number() OVER (PARTITION BY batch_id, data ->> 'beneficiaryEmail', coalesce(amount::text, data ->> 'amount'), data ->> 'currencyCode' ORDER BY n) AS nth
       FROM global_row WHERE batch_id IN ($1, $2) AND state <> 'deleted')
     SELECT y.n AS payment, x.data AS before, y.data AS now
     FROM numbered x JOIN numbered y ON x.batch_id = $1 AND y.batch_id = $2
       AND (x.email, x.amount, x.currency, x.nth) = (y.email, y.amount, y.currency, y.nth)
     WHERE x.data <> y.data ORDER BY y.n LIMIT $3`,
    [before, now, MOST_DIFFERENCES],
  );
  return pairs.flatMap(({ payment, ...pair }) =>
    COMPARED.flatMap((field) =>
      pair.before[field] === pair.now[field]
        ? []
        : [{ payment, field, before: pair.before[field], now: pair.now[field] }],
    ),
  );
}

/** The others are what makes two rows alike. */
const COMPARED = ['beneficiaryName', 'beneficiaryType', 'beneficiaryCountryCode', 'description'] as const;

/** Code 92 with the batch and the differences beside it. */
export function identical(context: { lang: string } & MayRefuse<'identicalBatch'>, found: IdenticalBatch): Refusal {
  return new Refusal(responseCode.confirmationNeeded, say(context.lang, 'identicalBatch'), {
    reason: 'identicalBatch',
    fields: found,
  });
}
