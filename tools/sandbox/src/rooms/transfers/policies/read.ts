import type { Output } from '@bank/protocol';
import type { approvalPolicyList } from '@bank/protocol/approval-policies';
import type { CallContext, Caller } from '../../../platform/handler';

type Policies = Output<typeof approvalPolicyList>;

/** The policies of the company, the smallest amount first, and the changes that still wait. */
export async function readPolicies({ userId, customerId }: Caller, { db, clock }: CallContext): Promise<Policies> {
  const [row] = await db.prepared<Policies>(
    'approval-policies',
    `SELECT
       (SELECT coalesce(jsonb_agg(policy_answer(y) ORDER BY y.basis DESC, y.approvers, y.from_amount, y.id), '[]')
          FROM approval_policy y WHERE y.customer_id = $1) AS policies,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'before', c.before, 'after', c.after,
            'askedBy', u.first_name || ' ' || u.last_name, 'askedAt', instant_text(c.asked_at),
            'expiresAt', instant_text(c.expires_at), 'isOwn', same_person($2, c.asked_by)) ORDER BY c.asked_at, c.id), '[]')
          FROM approval_policy_change c JOIN app_user u ON u.id = c.asked_by
         WHERE c.customer_id = $1 AND c.state = 'waiting' AND c.expires_at > $3) AS changes,
       approving_people($1, NULL) AS people,
       (SELECT coalesce(jsonb_agg(a.currency ORDER BY a.first_id), '[]')
          FROM (SELECT currency, min(id) AS first_id FROM account WHERE customer_id = $1 AND status = 2 GROUP BY currency) a) AS currencies`,
    [customerId, userId, new Date(clock.now())],
  );
  return row ?? { policies: [], changes: [], people: 0, currencies: [] };
}
