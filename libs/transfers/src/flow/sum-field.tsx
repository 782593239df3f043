import { Text, useLocale, useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { FormAmountField } from '@bank/ui';
import type { ReactNode } from 'react';
import { Available } from './available';

interface SumFieldProps {
  /** The field of the form that takes the amount. */
  name: string;
  id: string;
  /** The account that pays; what it has stands beside the label. */
  account: Account | undefined;
  currency: string;
  decimals: number;
  /** What stands in the field behind the number, in place of the currency. */
  unit?: ReactNode;
  description?: ReactNode;
  /** The amount is agreed and cannot be typed. */
  isFixed?: boolean;
}

/** How much a payment is, large, beside what the paying account has. The same for every kind. */
export function SumField({ account, unit, description, isFixed = false, ...field }: SumFieldProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <FormAmountField
      {...field}
      readOnly={isFixed}
      size="huge"
      label={t('transfers.p2p.amount')}
      aside={account && <Available account={account} />}
      unit={unit}
      locale={locale}
      readAs={(amount) => <Text id="transfers.flow.readAs" values={{ amount }} />}
      description={description}
    />
  );
}
