import type { Account } from '@bank/protocol/accounts';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { chosenAccount } from '../transfer-rules';
import type { P2pValues } from './p2p-values';

interface FormWatchProps {
  onValues(values: P2pValues): void;
  /** Changes when more is known (an answer about the payee or the fee): what was filled in is then checked again. */
  recheck: unknown;
  accounts: readonly Account[];
}

/** Tells the screen what is typed, and keeps the fields that depend on others in step. Shows nothing. */
export function FormWatch({ onValues, recheck, accounts }: FormWatchProps) {
  const { watch, getValues, setValue, trigger } = useFormContext<P2pValues>();

  useEffect(() => {
    onValues(getValues());
    const subscription = watch((_, { name }) => {
      const values = getValues();
      // The payee receives the account's currency unless another is chosen afterwards.
      const account = name === 'accountId' ? chosenAccount(accounts, Number(values.accountId)) : undefined;
      if (account && account.currencyCode !== values.currency) setValue('currency', account.currencyCode);
      onValues(getValues());
    });
    return () => subscription.unsubscribe();
  }, [watch, getValues, setValue, onValues, accounts]);

  const known = useRef(recheck);
  useEffect(() => {
    if (known.current === recheck) return;
    known.current = recheck;
    const values = getValues();
    // Only what was filled in: nobody is told off for a field not reached yet.
    const filled = (['toEmail', 'amount'] as const).filter((name) => values[name] !== '');
    if (filled.length > 0) void trigger(filled);
  }, [recheck, getValues, trigger]);

  return null;
}
