import type { BankPayee } from '@bank/protocol/payees';
import type { BankAccountOwner } from '@bank/protocol/transfers-external';
import { useFormContext } from 'react-hook-form';
import { emptyValues } from '../external/external-kind';
import type { ExternalValues } from '../external/external-values';

/** What fills the form: an account of the book, or that of an earlier payment. */
interface Filled extends Pick<BankPayee, 'name' | 'countryCode' | 'currencyCode' | 'type' | 'extraParams'> {
  permission?: BankAccountOwner;
  /** Where the account that is chosen does not pay this currency. */
  fromAccountId?: string;
  /** Of a card that is paid by its id: the number, masked. */
  cardMask?: string;
}

/** Fills the form; amounts, note and, if it can, the paying account stay. */
export function useFill({ fromAccountId, amount, debit, note }: ExternalValues) {
  const { setValue } = useFormContext<ExternalValues>();
  return ({ name, countryCode, currencyCode, type, extraParams, ...more }: Filled) => {
    const { permission = '3d', cardMask = '' } = more;
    const values = {
      ...emptyValues(more.fromAccountId ?? fromAccountId, currencyCode),
      ...{ permission, beneficiaryName: name, countryCode, type, cardMask, amount, debit, note },
    };
    for (const [field, value] of [...Object.entries(values), ...Object.entries(extraParams)]) {
      setValue(field, value, { shouldDirty: true });
    }
  };
}
