import { useAccountItems } from '@bank/kit';
import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import type { QuoteByEither } from '@bank/protocol/payment';
import { FormSelect, IconButton } from '@bank/ui';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AmountFacts } from '../flow/amount-error';
import { Available } from '../flow/available';
import { SideField } from '../flow/sides';
import { FIELD_IDS } from './account-kind';
import { type AccountValues, type Side, sideOf } from './account-values';

interface AmountSidesProps {
  values: AccountValues;
  from: Account | undefined;
  /** What money can leave, and what it can enter. */
  outOf: readonly Account[];
  into: readonly Account[];
  facts: Readonly<Record<Side, AmountFacts>>;
  /** What the bank computed for these accounts. */
  quote: QuoteByEither | undefined;
  /** The bank is computing. */
  isPending: boolean;
  /** Below what arrives. */
  limits: ReactNode;
}

/** What leaves beside what arrives, each with its account. Either is typed; the other one is the bank's (R0.94, R0.95). */
export function AmountSides({ values, from, outOf, into, facts, quote, isPending, limits }: AmountSidesProps) {
  const t = useText();
  const outItems = useAccountItems(outOf);
  const inItems = useAccountItems(into);
  const both = { given: sideOf(values), quote, isPending };
  return (
    <div className="sides">
      <div className="grid content-start gap-3">
        <FormSelect name="fromAccount" label={t('transfers.p2p.fromAccount')} items={outItems} />
        <SideField
          {...both}
          {...{ name: 'debit', other: 'toAmount', id: FIELD_IDS.debit, facts: facts.debit }}
          label={t('transfers.account.youMove')}
          aside={from && <Available account={from} />}
        />
      </div>
      <Swap values={values} outOf={outOf} into={into} />
      <div className="grid content-start gap-3">
        <FormSelect name="toAccount" label={t('transfers.account.toAccount')} items={inItems} />
        <SideField
          {...both}
          {...{ name: 'toAmount', other: 'debit', id: FIELD_IDS.toAmount, facts: facts.toAmount }}
          label={t('transfers.account.youGet')}
          description={limits}
        />
      </div>
    </div>
  );
}

/** Turns the move round. What was typed stays with its account, whose currency it is in. */
function Swap({ values, outOf, into }: Pick<AmountSidesProps, 'values' | 'outOf' | 'into'>) {
  const t = useText();
  const { setValue, clearErrors } = useFormContext<Record<string, string>>();
  const { fromAccount, toAccount, debit, toAmount } = values;
  const has = (accounts: readonly Account[], id: string) => accounts.some(({ accountId }) => String(accountId) === id);
  const canSwap = has(outOf, toAccount) && has(into, fromAccount);
  const swap = () => {
    const turned = { fromAccount: toAccount, toAccount: fromAccount, debit: toAmount, toAmount: debit };
    for (const [field, value] of Object.entries(turned)) setValue(field, value, { shouldDirty: true });
    clearErrors();
  };
  return (
    <IconButton
      label={t('transfers.account.swap')}
      icon={<ArrowLeftRight className="tablet:rotate-0 size-5 rotate-90" />}
      disabled={!canSwap}
      onClick={swap}
    />
  );
}
