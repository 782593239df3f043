import { query, useCall } from '@bank/api-client';
import { NameCheckLine } from '@bank/kit';
import { mailboxKey } from '@bank/protocol';
import { payeeList } from '@bank/protocol/payees';
import { payeeUpdate } from '@bank/protocol/payees-edit';
import { useQuery } from '@tanstack/react-query';

/**
 * The name that the customer's book has for an address, compared with the name that the bank has (R2.7.167). Taking the right spelling
 * writes it into the book. Nothing for an address that is not in the book.
 */
export function SavedName({ email }: { email: string }) {
  const { data } = useQuery(query(payeeList, undefined, { lazy: true }));
  const { run } = useCall(payeeUpdate, { invalidates: [payeeList] });
  const typed = mailboxKey(email);
  const saved = data?.payees.find((payee) => payee.kind === 'person' && mailboxKey(payee.email) === typed);
  if (!saved) return null;
  const target = { kind: 'person', email: typed } as const;
  return (
    <NameCheckLine
      name={saved.name}
      target={target}
      // The line keeps the offer when the bank refuses it: the payment itself is not concerned.
      onTake={(name) => void run({ payeeId: saved.payeeId, name, target }).catch(() => undefined)}
    />
  );
}
