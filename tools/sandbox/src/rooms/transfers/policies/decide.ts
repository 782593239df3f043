import type { approvalPolicyDecide } from '@bank/protocol/approval-policies';
import type { BankEvent } from '../../../platform/events';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { applyChange, changedEvent, companyOf } from './apply';
import { noticeOf } from './notice';
import { refused } from './texts';

interface Waiting {
  askedBy: number;
  isOwn: boolean;
  mayApprove: boolean;
  /** Whether the company may still have what it becomes: a policy needs two people who can approve. */
  isPossible: boolean;
}

/** A second person approves or declines a change; who asked for it may only take it back (R2.4.72). */
export const decideChange: Handler<typeof approvalPolicyDecide> = async ({ changeId, isApproved }, context) => {
  const { userId, customerId } = callerOf(context);
  const events: BankEvent[] = [changedEvent(customerId)];
  await context.db.transaction(async (tx) => {
    const { name: company } = await companyOf(tx, customerId);
    const now = new Date(context.clock.now());
    const [waiting] = await tx.query<Waiting>(
      `SELECT asked_by AS "askedBy", same_person($3, asked_by) AS "isOwn", may_approve($3, $2) AS "mayApprove",
         after IS NULL OR approving_people($2, NULL) >= 2 AS "isPossible"
       FROM approval_policy_change WHERE id = $1 AND customer_id = $2 AND state = 'waiting' AND expires_at > $4 FOR UPDATE`,
      [changeId, customerId, userId, now],
    );
    if (!waiting) throw refused(context, 'noChange');
    const { askedBy, isOwn, mayApprove, isPossible } = waiting;
    if (!mayApprove) throw refused(context, 'mayNotApprove');
    if (isOwn && isApproved) throw refused(context, 'ownChange');
    if (isApproved && !isPossible) throw refused(context, 'tooFewPeople');
    if (isApproved) await applyChange(tx, changeId, userId, now);
    else {
      await tx.query('UPDATE approval_policy_change SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1', [
        changeId,
        isOwn ? 'withdrawn' : 'declined',
        userId,
        now,
      ]);
    }
    if (isOwn) return;
    const notice = await noticeOf(tx, isApproved ? 'approved' : 'declined', {
      to: askedBy,
      by: userId,
      customerId,
      company,
    });
    events.push(...(await context.outbox.notify(tx, notice)));
  });
  context.publish(events);
};
