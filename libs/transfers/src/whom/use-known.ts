import { query } from '@bank/api-client';
import { payeeList } from '@bank/protocol/payees';
import { beneficiariesList } from '@bank/protocol/transfers-external';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookOf, dueOf, type Known, type KnownPayees, recentOf } from './known';
import { dueQuery, recentQuery } from './known-queries';

/** The payees that the bank knows, without those whom the user may not pay. The answer is the same one until a list changes. */
export function useKnown(): { known: KnownPayees; isLoading: boolean } {
  const { may } = useCustomer();
  const { sendP2p, sendOut } = may;
  const paid = useQuery(recentQuery());
  const book = useQuery(query(payeeList));
  const kept = useQuery(query(beneficiariesList));
  const invoices = useQuery({ ...dueQuery(), enabled: sendP2p && may.seeBalances });
  const known = useMemo(() => {
    const isOpen = ({ lead }: Known): boolean => (lead.filled ? sendP2p : sendOut);
    const recent = recentOf(paid.data?.transfers ?? []);
    const templates = kept.data?.templates ?? [];
    return {
      recent: recent.filter(isOpen),
      due: dueOf(invoices.data?.invoices ?? []).filter(isOpen),
      book: bookOf(book.data?.payees ?? [], { templates, recent }).filter(isOpen),
    };
  }, [sendP2p, sendOut, paid.data, book.data, kept.data, invoices.data]);
  return { known, isLoading: [paid, book, kept, invoices].some(({ isLoading }) => isLoading) };
}
