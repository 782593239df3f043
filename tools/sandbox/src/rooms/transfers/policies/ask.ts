import type { Output, Parsed } from '@bank/protocol';
import type { approvalPolicyAsk, PolicyRule } from '@bank/protocol/approval-policies';
import type { Tx } from '../../../platform/db';
import type { BankEvent } from '../../../platform/events';
import type { CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { InvalidFields } from '../../../platform/refusal';
import type { MayRefuse } from '../../../platform/refusal';
import { applyChange, changedEvent, companyOf } from './apply';
import { noticeOf } from './notice';
import { refused } from './texts';

/** How many policies a company may have. */
const MOST_POLICIES = 20;

/** How many people must be able to approve before a company may have a policy: its maker is never one of them. */
const FEWEST_PEOPLE = 2;

type AskProblem = 'policyKnown' | 'policyWaits' | 'tooFewPeople' | 'amountMissing' | 'noCurrency' | 'tooManyPolicies';

/** Asks for a change, which a second person must approve; the end of a policy counts at once where there is none (R2.4.72). */
export const askChange: Handler<typeof approvalPolicyAsk> = async ({ policyId, rule }, context) => {
  if (policyId === undefined && rule === undefined) throw new InvalidFields('rule');
  const { userId, customerId } = callerOf(context);
  const events: BankEvent[] = [changedEvent(customerId)];
  const isDone = await context.db.transaction(async (tx) => {
    const { isPersonal, name: company } = await companyOf(tx, customerId);
    if (isPersonal) throw refused(context, 'notBusiness');
    const before = policyId === undefined ? null : await ruleOf(tx, policyId, customerId);
    if (policyId !== undefined && before === null) throw refused(context, 'noPolicy');
    const after = rule === undefined ? null : await accepted(tx, rule, policyId, context);
    await assertFree(tx, policyId, context);
    const id = context.ids.next();
    const now = new Date(context.clock.now());
    await tx.query(
      `INSERT INTO approval_policy_change (id, customer_id, policy_id, before, after, asked_by, asked_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, request_ends($7))`,
      [id, customerId, policyId ?? null, before && JSON.stringify(before), after && JSON.stringify(after), userId, now],
    );
    const [others] = await tx.query<{ ids: number[] }>(
      'SELECT ARRAY(SELECT a FROM company_approvers($1) a WHERE NOT same_person(a, $2)) AS ids',
      [customerId, userId],
    );
    const asked = others?.ids ?? [];
    // Nobody else could approve it, and payments that the policy asks others for would be refused for good.
    if (asked.length === 0) await applyChange(tx, id, userId, now);
    const notices = await Promise.all(
      asked.map((other) => noticeOf(tx, 'asked', { to: other, by: userId, customerId, company })),
    );
    events.push(...(await context.outbox.notify(tx, ...notices)));
    return asked.length === 0;
  });
  context.publish(events);
  return { isDone } satisfies Output<typeof approvalPolicyAsk>;
};

async function ruleOf(tx: Tx, policyId: string, customerId: number): Promise<PolicyRule | null> {
  const [row] = await tx.query<{ rule: PolicyRule }>(
    'SELECT policy_rule(y) AS rule FROM approval_policy y WHERE id = $1 AND customer_id = $2',
    [policyId, customerId],
  );
  return row?.rule ?? null;
}

/** The rule as it will be kept. @throws Refusal when the company cannot have it */
async function accepted(
  tx: Tx,
  rule: NonNullable<Parsed<typeof approvalPolicyAsk>['rule']>,
  policyId: string | undefined,
  context: CallContext & MayRefuse<AskProblem>,
): Promise<PolicyRule> {
  const { customerId } = callerOf(context);
  const [facts] = await tx.query<{
    decimals: number | null;
    fits: boolean;
    from: string;
    people: number;
    policies: number;
    isKnown: boolean;
  }>(
    `SELECT (SELECT decimals FROM currency WHERE code = $3) AS decimals, money_text($2::numeric) AS from,
       $2::numeric >= 0 AND scale(trim_scale($2::numeric)) <= coalesce((SELECT decimals FROM currency WHERE code = $3), 8) AS fits,
       approving_people($1, NULL) AS people,
       (SELECT count(*)::int FROM approval_policy WHERE customer_id = $1)
         + (SELECT count(*)::int FROM approval_policy_change
             WHERE customer_id = $1 AND state = 'waiting' AND expires_at > $7 AND policy_id IS NULL) AS policies,
       EXISTS (SELECT FROM approval_policy y WHERE y.customer_id = $1 AND y.basis = $4 AND y.from_amount = $2::numeric
           AND y.currency = $3 AND y.only_currency = $5 AND (y.id IS DISTINCT FROM $6 OR y.approvers = $8))
         OR EXISTS (SELECT FROM approval_policy_change c WHERE c.customer_id = $1 AND c.state = 'waiting' AND c.expires_at > $7
           AND (c.after ->> 'basis', (c.after ->> 'from')::numeric, c.after ->> 'currencyCode', (c.after ->> 'onlyThisCurrency')::boolean)
             = ($4, $2::numeric, $3, $5)) AS "isKnown"`,
    [
      customerId,
      rule.from,
      rule.currencyCode,
      rule.basis,
      rule.onlyThisCurrency,
      policyId ?? null,
      new Date(context.clock.now()),
      rule.approvers,
    ],
  );
  if (!facts || facts.decimals === null) throw refused(context, 'noCurrency', { field: 'currencyCode' });
  if (!facts.fits) throw refused(context, 'amountMissing', { field: 'from' });
  if (facts.people < FEWEST_PEOPLE) throw refused(context, 'tooFewPeople');
  if (facts.isKnown) throw refused(context, 'policyKnown', { field: 'from' });
  if (policyId === undefined && facts.policies >= MOST_POLICIES) {
    throw refused(context, 'tooManyPolicies', { values: { most: String(MOST_POLICIES) } });
  }
  return { ...rule, from: facts.from };
}

/** One change of a policy waits at a time. @throws Refusal policyWaits */
async function assertFree(
  tx: Tx,
  policyId: string | undefined,
  context: CallContext & MayRefuse<AskProblem>,
): Promise<void> {
  if (policyId === undefined) return;
  const waiting = await tx.query(
    `SELECT FROM approval_policy_change WHERE policy_id = $1 AND state = 'waiting' AND expires_at > $2`,
    [policyId, new Date(context.clock.now())],
  );
  if (waiting.length > 0) throw refused(context, 'policyWaits');
}
