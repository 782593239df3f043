import { useFormat, useText } from '@bank/i18n';
import type { PolicyRule } from '@bank/protocol/approval-policies';
import { sentenceOf } from './policy-rules';

/** A policy in words: what it asks, and which payments it is about. */
export function usePolicyWords(): (rule: PolicyRule) => { sentence: string; scope: string } {
  const t = useText();
  const format = useFormat();
  return (rule) => ({
    sentence: t(sentenceOf(rule), { amount: format.amount(rule.from, rule.currencyCode) }),
    scope: rule.onlyThisCurrency
      ? t('transfers.policies.only', { currency: rule.currencyCode })
      : t('transfers.policies.all'),
  });
}
