import { fieldMessage } from '@bank/kit';
import { decimalsOf, isAmount, isNegative } from '@bank/money';
import type { MessageId } from '@bank/i18n';
import type { Input } from '@bank/protocol';
import type { approvalPolicyAsk, PolicyBasis, PolicyRule } from '@bank/protocol/approval-policies';
import { check, object, string } from 'zod/mini';

type Sentences = Readonly<Record<PolicyBasis, readonly [one: MessageId, two: MessageId]>>;

const SENTENCES: Sentences = {
  payment: ['transfers.policies.payment1', 'transfers.policies.payment2'],
  day: ['transfers.policies.day1', 'transfers.policies.day2'],
};

/** What a policy asks, as one sentence with an {amount} (R2.4.70). */
export const sentenceOf = ({ basis, approvers }: Pick<PolicyRule, 'basis' | 'approvers'>): MessageId =>
  SENTENCES[basis][approvers > 1 ? 1 : 0];

/** The fields of the form; all of them are texts, as fields are. */
export interface PolicyValues {
  basis: string;
  from: string;
  currency: string;
  scope: string;
  approvers: string;
}

export const valuesOf = (rule: PolicyRule | null, currency: string): PolicyValues => ({
  basis: rule?.basis ?? 'payment',
  from: rule?.from ?? '',
  currency: rule?.currencyCode ?? currency,
  scope: rule?.onlyThisCurrency === true ? 'only' : 'all',
  approvers: String(rule?.approvers ?? 1),
});

/** The rule that the fields say. */
export const ruleOf = ({
  basis,
  from,
  currency,
  scope,
  approvers,
}: PolicyValues): NonNullable<Input<typeof approvalPolicyAsk>['rule']> => ({
  basis: basis === 'day' ? 'day' : 'payment',
  from,
  currencyCode: currency,
  onlyThisCurrency: scope === 'only',
  approvers: approvers === '2' ? 2 : 1,
});

/** Zero counts: then every payment needs another user. */
export const isFrom = (text: string, currency: string): boolean =>
  isAmount(text) && !isNegative(text) && (text.split('.')[1]?.length ?? 0) <= decimalsOf(currency);

export const policySchema = object({
  basis: string(),
  from: string(),
  currency: string(),
  scope: string(),
  approvers: string(),
}).check(
  check(({ value, issues }) => {
    if (isFrom(value.from, value.currency)) return;
    issues.push({
      code: 'custom',
      path: ['from'],
      message: fieldMessage('transfers.policies.fromInvalid'),
      input: value,
    });
  }),
);
