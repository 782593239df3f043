import { usePreferences } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';

/** What an account may spend, under the field that chooses it. As plain text, because a field's description is read out whole. */
export function Available({ account }: { account: Account }) {
  const t = useText();
  const format = useFormat();
  const isHidden = usePreferences((state) => state.hideBalances);
  const amount = isHidden ? t('kit.amount.hidden') : format.amount(account.available, account.currencyCode);
  return <Text id="transfers.p2p.available" values={{ amount: <b>{amount}</b> }} />;
}
