import { useText } from '@bank/i18n';
import { FormTextField } from '@bank/ui';
import { FIELD_IDS } from './p2p-kind';
import { PayeeNote } from './payee-note';
import { RecentPayees } from './recent-payees';
import type { Payee } from './use-payee';

interface PayeeFieldsProps {
  payee: Payee;
  typed: string;
  /** Of an invoice: nobody else can be paid. */
  isFixed: boolean;
}

/** Who gets the money: an address, or one of the people paid last. */
export function PayeeFields({ payee, typed, isFixed }: PayeeFieldsProps) {
  const t = useText();
  return (
    <>
      <FormTextField
        name="toEmail"
        id={FIELD_IDS.toEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isFixed}
        label={t('transfers.p2p.payeeEmail')}
        description={<PayeeNote payee={payee} />}
      />
      {!isFixed && <RecentPayees typed={typed} />}
    </>
  );
}
