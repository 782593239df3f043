import { useFormat, useText } from '@bank/i18n';
import type { BookPayee } from '@bank/protocol/payees';
import { type SummaryItem, SummaryList } from '@bank/ui';
import { detailOf } from '../payee-rules';

/** Where the money of the payee goes. */
export function PayeeFacts({ payee }: { payee: BookPayee }) {
  const t = useText();
  const format = useFormat();
  if (payee.kind === 'person') {
    return <SummaryList items={[{ id: 'email', label: t('kit.email'), value: payee.email }]} />;
  }
  const { bankName, countryCode, currencyCode, scheme, extraParams } = payee;
  const country = format.displayName('region', countryCode);
  const items: (SummaryItem | false)[] = [
    {
      id: 'account',
      label: t(extraParams['iban'] ? 'payees.iban' : 'payees.accountNumber'),
      value: <span className="tabular-nums">{detailOf(payee)}</span>,
    },
    bankName !== null && { id: 'bank', label: t('payees.bank'), value: bankName },
    { id: 'country', label: t('payees.country'), value: country },
    { id: 'way', label: t('payees.way'), value: `${scheme}, ${currencyCode}` },
  ];
  return <SummaryList items={items.filter((item) => item !== false)} />;
}
