import { AmountText } from '@bank/kit';
import { Text } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';

/** What the paying account has. */
export const Available = ({ account: { available, currencyCode } }: { account: Account }) => (
  <Text
    id="transfers.p2p.available"
    values={{ amount: <AmountText amount={available} currency={currencyCode} size="told" /> }}
  />
);
