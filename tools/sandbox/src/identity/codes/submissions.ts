import { responseCode } from '@bank/protocol';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { Refusal } from '../../platform/refusal';
import { countOne } from './count';
import { spanOf } from './span';
import { say } from './texts';

/** Every submission writes to the recipient of a link: one in wrong hands must not fill their mailbox, nor use up what they have for good. */
const PER_HOUR = 5;
const PER_DAY = 20;

/** Counts what is submitted under a link (R0.49). @throws Refusal `tooManySends`, and nothing is counted */
export async function countSubmission(
  tx: Tx,
  context: CallContext & MayRefuse<'tooManySends'>,
  paymentId: string,
): Promise<void> {
  const { lang } = context;
  const bucket = { name: `link of ${paymentId}`, hourly: PER_HOUR, daily: PER_DAY };
  const waitS = await countOne(tx, context, { purpose: 'link', kind: 'submitted', buckets: [bucket] });
  if (waitS === null) return;
  throw new Refusal(responseCode.verify, say(lang, 'tooManySends', { span: spanOf(lang, waitS) }), {
    reason: 'tooManySends',
  });
}
