import { Text, useText } from '@bank/i18n';
import { Rows } from '@bank/kit';
import type { BookPayee } from '@bank/protocol/payees';
import { useCustomer } from '@bank/session/calls';
import { Button, EmptyState, TextField } from '@bank/ui';
import { BookUser, Import, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { isFound } from '../payee-rules';
import { PayeeRow } from './payee-row';

interface PayeeBookProps {
  payees: readonly BookPayee[];
  onOpen(payeeId: string): void;
  onAdd(): void;
  onImport(): void;
}

/** The payees by name, narrowed by what is typed. The typed text stays out of the address: it names people. */
export function PayeeBook({ payees, onOpen, onAdd, onImport }: PayeeBookProps) {
  const t = useText();
  const { may } = useCustomer();
  const [typed, setTyped] = useState('');
  const fromRecent = may.keepBooks && (
    <Button variant="secondary" size="small" icon={<Import className="size-4" />} onClick={onImport}>
      <Text id="payees.import" />
    </Button>
  );
  if (payees.length === 0) {
    return (
      <EmptyState
        icon={<BookUser />}
        title={<Text id="payees.empty" />}
        action={
          may.keepBooks && (
            <span className="flex flex-wrap justify-center gap-2">
              <Button size="small" onClick={onAdd}>
                <Text id="payees.addFirst" />
              </Button>
              {fromRecent}
            </span>
          )
        }
      >
        <Text id="payees.emptyBody" />
      </EmptyState>
    );
  }
  const found = payees.filter((payee) => isFound(payee, typed));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        name="payee"
        type="search"
        label={t('payees.search')}
        placeholder={t('payees.searchHint')}
        maxLength={100}
        autoComplete="off"
        prefix={<Search className="size-5" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 ? (
        <EmptyState icon={<SearchX />} title={<Text id="payees.nothingFound" />}>
          <Text id="payees.nothingFoundBody" />
        </EmptyState>
      ) : (
        <Rows label={t('kit.place.payees')}>
          {found.map((payee) => (
            <PayeeRow key={payee.payeeId} payee={payee} onOpen={() => onOpen(payee.payeeId)} />
          ))}
        </Rows>
      )}
      <div>{fromRecent}</div>
    </div>
  );
}
