import type { BankPayee } from '@bank/protocol/payees';
import type { BankAccountOwner } from '@bank/protocol/transfers-external';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
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

/** Fills the form; amount, note and, if it can, the paying account stay. */
export function useFill({ fromAccountId, amount, note }: ExternalValues) {
  const { setValue } = useFormContext<ExternalValues>();
  return ({ name, countryCode, currencyCode, type, extraParams, ...more }: Filled) => {
    const { permission = '3d', cardMask = '' } = more;
    const values = {
      ...emptyValues(more.fromAccountId ?? fromAccountId, currencyCode),
      ...{ permission, beneficiaryName: name, countryCode, type, cardMask, amount, note },
    };
    for (const [field, value] of [...Object.entries(values), ...Object.entries(extraParams)]) {
      setValue(field, value, { shouldDirty: true });
    }
  };
}

/** `/transfer/external?payee=…`: "pay again" of the book. It is taken out of the address, so that a reload keeps what was typed since. */
export function usePayeeOfAddress(accounts: readonly BankPayee[], fill: (payee: BankPayee) => void) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get('payee');
  const payee = accounts.find(({ payeeId }) => payeeId === wanted);
  useEffect(() => {
    if (!payee) return;
    fill(payee);
    const rest = new URLSearchParams(search);
    rest.delete('payee');
    void navigate({ search: rest.toString() }, { replace: true });
    // Once for each payee that an address names: the rest changes with every letter.
  }, [payee?.payeeId]);
}
