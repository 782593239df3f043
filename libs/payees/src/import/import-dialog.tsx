import { query, useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, FailureNote, useNotify } from '@bank/kit';
import { payeeList } from '@bank/protocol/payees';
import { type PayeeCandidate, payeeCandidateList, payeeImport } from '@bank/protocol/payees-edit';
import { Button, Checkbox, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { BookUser } from 'lucide-react';
import { useState } from 'react';
import { grouped } from '../payee-rules';

/** Takes people and accounts that were paid lately into the book (R2.7.166). */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const found = useQuery(query(payeeCandidateList, undefined, { lazy: true }));
  return (
    <Dialog
      isOpen
      isTall
      size="sheet"
      title={<Text id="payees.importTitle" />}
      closeLabel={t('kit.close')}
      onClose={onClose}
    >
      <Answer of={found} failed="payees.failedImport" rows={4}>
        {({ candidates }) =>
          candidates.length === 0 ? (
            <EmptyState icon={<BookUser />} title={<Text id="payees.importEmpty" />}>
              <Text id="payees.importEmptyBody" />
            </EmptyState>
          ) : (
            <Choice candidates={candidates} onClose={onClose} />
          )
        }
      </Answer>
    </Dialog>
  );
}

function Choice({ candidates, onClose }: { candidates: readonly PayeeCandidate[]; onClose(): void }) {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { run, isPending, failure } = useCall(payeeImport, { invalidates: [payeeList, payeeCandidateList] });
  const choose = (transactionId: string, isChosen: boolean) =>
    setChosen(
      (before) => new Set([...before].filter((id) => id !== transactionId).concat(isChosen ? transactionId : [])),
    );
  const take = async () => {
    const done = await run({ transactionIds: [...chosen] }).catch(() => null);
    // The dialog shows the failure.
    if (!done) return;
    onClose();
    notify({ severity: 'success', title: t('payees.imported', { count: done.added }) });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">
        <Text id="payees.importLead" />
      </p>
      <FailureNote failure={failure} />
      <ul className="rows" aria-label={t('payees.importTitle')}>
        {candidates.map(({ transactionId, name, detail, at }) => (
          <li key={transactionId}>
            <Checkbox
              label={name}
              description={`${grouped(detail)} · ${format.date(at, 'day')}`}
              checked={chosen.has(transactionId)}
              onChange={({ target }) => choose(transactionId, target.checked)}
            />
          </li>
        ))}
      </ul>
      <Button wide pending={isPending} disabled={chosen.size === 0} onClick={() => void take()}>
        <Text id="payees.importTake" values={{ count: chosen.size }} />
      </Button>
    </div>
  );
}
