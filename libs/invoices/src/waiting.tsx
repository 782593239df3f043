import { query } from '@bank/api-client';
import { isolated, Text, useFormat } from '@bank/i18n';
import { AmountText, isOpenToPay, readerToday, type WaitingSource, type Waits } from '@bank/kit';
import { type Invoice, invoiceListReceived, invoiceStatusId } from '@bank/protocol/invoices';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { isOverdue, otherName, payAddress } from './invoice-rules';

/** More than home shows. */
const ASKED = 10;

/** The invoices that the customer can pay, those due first before the others. */
function useWaiting(): Waits {
  const { may } = useCustomer();
  const list = useQuery({
    ...query(invoiceListReceived, { pageNumber: 1, pageSize: ASKED, statusId: invoiceStatusId.unpaid }, { lazy: true }),
    enabled: may.seeBalances && may.sendP2p,
  });
  const invoices = (list.data?.invoices ?? []).filter(isOpenToPay).sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  return {
    tasks: invoices.map((invoice) => ({
      id: String(invoice.id),
      title: (
        <Text
          id="kit.waiting.invoice"
          values={{
            name: isolated(otherName(invoice) || invoice.payeeEmail),
            amount: <AmountText amount={invoice.openAmount} currency={invoice.currencyCode} />,
          }}
        />
      ),
      note: <Due invoice={invoice} />,
      to: payAddress(invoice),
      act: 'kit.pay',
    })),
    isPending: list.isLoading,
  };
}

function Due({ invoice }: { invoice: Invoice }) {
  const format = useFormat();
  const isLate = isOverdue(invoice, readerToday());
  return (
    <Text
      id={isLate ? 'kit.waiting.invoiceOverdue' : 'kit.waiting.invoiceNote'}
      values={{ date: format.date(invoice.dueDate, 'day') }}
    />
  );
}

export const waiting: WaitingSource = { kind: 'invoices', useWaiting };
