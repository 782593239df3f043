import { Text, useLocale } from '@bank/i18n';
import { FormAmountField } from '@bank/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AmountFacts } from './amount-error';
import './sides.css';

interface SideFieldProps {
  name: string;
  /** The field of the other amount. */
  other: string;
  id: string;
  facts: AmountFacts;
  /** What the bank computed; '' where this is the given side, or nothing is known. */
  computed: string;
  isPending: boolean;
  label: string;
  aside?: ReactNode;
  unit?: ReactNode;
  description?: ReactNode;
}

/** One of the two amounts of a payment: typing in it empties the other one, which the bank then computes (R0.94, R0.112). */
export function SideField({ other, facts, isPending, ...field }: SideFieldProps) {
  const locale = useLocale();
  const giveSide = useGivenSide();
  return (
    <FormAmountField
      {...field}
      size="huge"
      currency={facts.currency}
      decimals={facts.decimals}
      locale={locale}
      placeholder=" "
      aria-busy={isPending}
      className={clsx(isPending && 'side-pending')}
      readAs={(amount) => <Text id="transfers.flow.readAs" values={{ amount }} />}
      onTyped={() => giveSide(other)}
    />
  );
}

/** Makes one side the given one: what the other one held, and what was said of it, is gone. */
export function useGivenSide() {
  const { setValue, clearErrors } = useFormContext<Record<string, string>>();
  return (other: string) => {
    setValue(other, '');
    clearErrors(other);
  };
}
