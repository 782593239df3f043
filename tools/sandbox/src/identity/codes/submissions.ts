import { responseCode } from '@bank/protocol';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { Refusal } from '../../platform/refusal';
import { spanOf } from './span';
import { say } from './texts';

/** Every submission writes to the recipient of a link: one in wrong hands must not fill their mailbox, nor use up what they have for good. */
const PER_HOUR = 5;
const PER_DAY = 20;

/** Counts what is submitted under a link (R0.49). @throws Refusal `tooManySends`, and nothing is counted */
export async function countSubmission(
  tx: Tx,
  { clock, lang }: CallContext & MayRefuse<'tooManySends'>,
  paymentId: string,
): Promise<void> {
  const [row] = await tx.query<{ waitS: number | null }>(
    `SELECT (code_take('link', 'submitted', ARRAY[$1], ARRAY[$2::int], ARRAY[$3::int], NULL, $4) ->> 'waitS')::int AS "waitS"`,
    [`link of ${paymentId}`, PER_HOUR, PER_DAY, new Date(clock.now())],
  );
  const waitS = row?.waitS ?? null;
  if (waitS === null) return;
  throw new Refusal(responseCode.verify, say(lang, 'tooManySends', { span: spanOf(lang, waitS) }), {
    reason: 'tooManySends',
  });
}
