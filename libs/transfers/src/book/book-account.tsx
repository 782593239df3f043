import { query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { extraAnswers, NameCheckLine, Row, Rows } from '@bank/kit';
import { type BankPayee, payeeList } from '@bank/protocol/payees';
import type { RecentTransfer } from '@bank/protocol/transfers-recent';
import { beneficiariesList, type ExternalWay } from '@bank/protocol/transfers-external';
import { Avatar } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { ExternalValues } from '../external/external-values';
import { useAddressWord } from '../flow/use-address-word';
import { isPayable } from './payable';
import { useFill } from './use-fill';

interface BookAccountProps {
  values: ExternalValues;
  /** The way that the money goes; undefined while the bank has named none. */
  chosen: Pick<ExternalWay, 'fields'> | undefined;
  /** Those that are offered as paid lately; none is offered twice. */
  recent: readonly RecentTransfer[];
}

/** Accounts of the book to fill the form from, and once an account is there, whether it belongs to the name (R2.7.165, R2.7.167). */
export function BookAccount({ values, chosen, recent }: BookAccountProps) {
  const { setValue } = useFormContext<ExternalValues>();
  const { data } = useQuery(query(payeeList, undefined, { lazy: true }));
  const { data: beneficiaries } = useQuery(query(beneficiariesList, undefined, { lazy: true }));
  const templates = beneficiaries?.templates ?? [];
  const fill = useFill(values);
  const accounts = (data?.payees ?? []).filter((payee) => payee.kind === 'bank');
  // "Pay again" of the book.
  useAddressWord('payee', (id) => {
    const payee = accounts.find(({ payeeId }) => payeeId === id);
    return payee ? () => fill(payee) : null;
  });
  if (values.permission === 'own') return null;
  if (values.countryCode === '') {
    const others = accounts.filter(
      (payee) =>
        isPayable(payee, templates) &&
        !recent.some(({ name, ending }) => name === payee.name && ending === payee.accountNumber.slice(-4)),
    );
    return <SavedAccounts accounts={others} typed={values.beneficiaryName} onChoose={fill} />;
  }
  if (!chosen) return null;
  return (
    <NameCheckLine
      name={values.beneficiaryName}
      target={{
        kind: 'bank',
        countryCode: values.countryCode,
        extraParams: extraAnswers(chosen.fields, values),
      }}
      onTake={(name) => setValue('beneficiaryName', name, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

/** More than a glance takes in are found in the book. */
const SHOWN = 4;

interface SavedAccountsProps {
  accounts: readonly BankPayee[];
  typed: string;
  onChoose(payee: BankPayee): void;
}

function SavedAccounts({ accounts, typed, onChoose }: SavedAccountsProps) {
  const sought = typed.trim().toLowerCase();
  const found = accounts.filter(({ name }) => name.toLowerCase().includes(sought)).slice(0, SHOWN);
  if (found.length === 0) return null;
  return (
    <section>
      <h2 id="saved-accounts" className="field-label mb-1">
        <Text id="transfers.external.saved" />
      </h2>
      <Rows kind="plain" labelledBy="saved-accounts">
        {found.map((payee) => (
          <Row
            key={payee.payeeId}
            token={<Avatar name={payee.name} />}
            title={payee.name}
            note={`•••• ${payee.accountNumber.slice(-4)}`}
            aside={<ChevronRight aria-hidden="true" className="text-muted size-5" />}
            onPress={() => onChoose(payee)}
          />
        ))}
      </Rows>
    </section>
  );
}
