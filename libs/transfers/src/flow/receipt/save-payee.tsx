import { query, useCall } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { mailboxKey } from '@bank/protocol';
import { payeeList } from '@bank/protocol/payees';
import { payeeCandidateList, payeeImport } from '@bank/protocol/payees-edit';
import type { CreatedPayment, Payee } from '@bank/protocol/payment';
import { Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, Star } from 'lucide-react';
import { AgainRow } from './again-row';

/** The payments whose payees the book takes (R2.7.166). */
const KEPT: readonly CreatedPayment['kind'][] = ['P2P', 'BankTransfer', 'Wire'];

/**
 * Keeps the payee of a payment in the book. The bank takes the details from the payment itself. The row is there for one who is in the
 * book, too, so that it does not come or go while the bank is asked.
 */
export function SavePayee({ payment: { kind, summary } }: { payment: CreatedPayment }) {
  const isKept = KEPT.includes(kind);
  const book = useQuery({ ...query(payeeList, undefined, { lazy: true }), enabled: isKept });
  // A list that was read before the payment does not know it.
  const found = useQuery({
    ...query(payeeCandidateList, undefined, { lazy: true }),
    enabled: isKept,
    staleTime: 0,
  });
  const { run, isPending, failure } = useCall(payeeImport, { invalidates: [payeeList, payeeCandidateList] });
  if (!isKept) return null;
  if (book.isLoading || found.isLoading) {
    return (
      <AgainRow icon={<Star />}>
        <Skeleton />
      </AgainRow>
    );
  }
  if (
    book.data?.payees.some((kept) => isSame(kept.kind === 'person' ? kept.email : kept.accountNumber, summary.payee))
  ) {
    return (
      <AgainRow icon={<Check className="text-positive" />}>
        <span role="status">
          <Text id="transfers.again.saved" />
        </span>
      </AgainRow>
    );
  }
  // The bank names the payee by the latest payment, which another tab may have made since.
  const candidate = found.data?.candidates.find(({ detail }) => isSame(detail, summary.payee));
  if (!candidate) return null;
  return (
    <>
      <AgainRow
        icon={<Star />}
        isPending={isPending}
        // The note below says why it failed.
        onPress={() => void run({ transactionIds: [candidate.transactionId] }).catch(() => undefined)}
      >
        <Text id="transfers.again.save" />
      </AgainRow>
      {failure && (
        <li>
          <FailureNote failure={failure} />
        </li>
      )}
    </>
  );
}

const plain = (detail: string) => detail.replace(/[\s-]/g, '').toLowerCase();

/** Whether an address or number of the book is that of the payee. */
function isSame(detail: string, paid: Payee): boolean {
  if (paid.kind === 'customer') return mailboxKey(detail) === mailboxKey(paid.email);
  return paid.kind === 'bankAccount' && plain(detail) === plain(paid.accountNumber);
}
