import { askerOf, bucketsOf, columnsOf, rateOf } from '../../../identity/paces/paces';
import type { Pace } from '../../../identity/paces/paces';
import type { Db } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import type { Subject } from './subjects';

/** Whose buckets a call takes from, as the SQL functions take them. */
export function askerColumns(
  pace: Pace,
  context: Pick<CallContext, 'caller' | 'ip' | 'config'>,
  link: string | null = null,
) {
  return [askerOf(context, link), ...columnsOf(bucketsOf(pace, context, link), rateOf(pace, context.config))] as const;
}

export interface Asked {
  /** The texts of the subjects that may not be asked about now. */
  refused: readonly string[];
  /** Seconds until one more may be. */
  waitS: number;
}

/**
 * Takes a token for each subject that is a new question, before anything is looked up: known and unknown cost the same (R0.56).
 * @param link the secret of the link that opens the call, where one does
 */
export async function askAbout(
  pace: Pace,
  subjects: readonly Subject[],
  context: Pick<CallContext, 'caller' | 'ip' | 'config' | 'clock'> & { db: Pick<Db, 'prepared'> },
  link: string | null = null,
): Promise<Asked> {
  const [asker, ...buckets] = askerColumns(pace, context, link);
  const [row] = await context.db.prepared<{ asked: Asked }>(
    'question-ask',
    'SELECT question_ask($1, $2, $3, $4, $5, $6, $7, $8) AS asked',
    [
      ...[asker, context.caller?.customerId ?? 0],
      ...[subjects.map(({ text }) => `${pace}: ${text}`), subjects.map(({ place }) => place ?? null)],
      ...buckets,
      new Date(context.clock.now()),
    ],
  );
  if (!row) throw new Error('question_ask answered nothing');
  return row.asked;
}

/** The same for the rows of a file of payments, as `jsonbOf` writes them. Rows of the subjects that are refused name nobody. */
export async function askAboutRows(
  rows: Uint8Array,
  context: Pick<CallContext, 'caller' | 'ip' | 'config' | 'clock' | 'db'>,
): Promise<Asked> {
  const [asker, ...buckets] = askerColumns('people', context);
  const [row] = await context.db.query<{ asked: Asked }>(
    'SELECT question_ask_rows($1, $2, $3, $4, $5, $6, $7) AS asked',
    [...[asker, context.caller?.customerId ?? 0, rows], ...buckets, new Date(context.clock.now())],
  );
  if (!row) throw new Error('question_ask_rows answered nothing');
  return row.asked;
}
