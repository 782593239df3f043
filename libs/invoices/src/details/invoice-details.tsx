import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, isOpenToPay, localDay, missingText } from '@bank/kit';
import type { Invoice } from '@bank/protocol/invoices';
import { useCustomer } from '@bank/session/calls';
import { Badge, Banner, Button, buttonClass, SummaryList } from '@bank/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isIncoming, isOpenToRemind, isPartlyPaid, otherName, payAddress } from '../invoice-rules';
import { InvoiceChip } from '../list/invoice-chip';
import { BillLines } from './bill-lines';
import { RemindButton } from './remind-button';
import { PaidSoFar } from './paid-so-far';
import { PaperButton } from './paper-button';

/** One invoice: how it stands, its facts, and what its reader can do with it. */
export function InvoiceDetails({ invoice, onReject }: { invoice: Invoice; onReject(): void }) {
  const t = useText();
  const format = useFormat();
  const { may } = useCustomer();
  const [today] = useState(() => localDay(new Date().toISOString()));
  const { id, currencyCode, amount, feePayment, total, noteBody, isFunding, isSystem, rejectNote, status, bill } =
    invoice;
  const isIn = isIncoming(invoice);
  const missing = isOpenToPay(invoice) ? may.missing.sendP2p : undefined;
  const money = (figure: string) => <AmountText amount={figure} currency={currencyCode} />;
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-2">
        <p className="text-muted text-sm">
          {isFunding ? (
            <Text id="invoices.funding.title" />
          ) : (
            <Text id={isIn ? 'invoices.fromWhom' : 'invoices.toWhom'} values={{ name: otherName(invoice) }} />
          )}
        </p>
        <p className="heading-face">
          <AmountText amount={amount} currency={currencyCode} size="large" />
        </p>
        <span className="flex flex-wrap gap-2">
          <InvoiceChip invoice={invoice} today={today} />
          {isSystem && (
            <Badge>
              <Text id="invoices.system" />
            </Badge>
          )}
        </span>
      </div>
      {status === 'awaitingPayment' && isIn && (
        <Banner tone="info">
          <Text id="invoices.awaitingNote" />
        </Banner>
      )}
      {isFunding && status === 'unpaid' && (
        <Banner tone="info">
          <Text id="invoices.funding.how" values={{ id: String(id) }} />
        </Banner>
      )}
      {bill && <BillLines bill={bill} currency={currencyCode} />}
      <SummaryList
        items={[
          ...(noteBody === '' ? [] : [{ id: 'note', label: t('invoices.note'), value: noteBody }]),
          ...(rejectNote === '' ? [] : [{ id: 'why', label: t('invoices.rejectNote'), value: rejectNote }]),
          { id: 'due', label: t('invoices.dueDate'), value: format.date(invoice.dueDate, 'day') },
          { id: 'sent', label: t('invoices.sentDate'), value: format.date(invoice.sentDate, 'day') },
          ...(invoice.remindedDate === null
            ? []
            : [
                {
                  id: 'reminded',
                  label: t('invoices.remindedDate'),
                  value: format.date(invoice.remindedDate, 'dayTime'),
                },
              ]),
          ...(invoice.updatedDate === invoice.sentDate
            ? []
            : [{ id: 'updated', label: t('invoices.updated'), value: format.date(invoice.updatedDate, 'dayTime') }]),
          ...(isFunding
            ? []
            : [{ id: 'other', label: t('kit.email'), value: isIn ? invoice.payeeEmail : invoice.payerEmail }]),
          ...(bill
            ? [
                { id: 'net', label: t('invoices.lines.net'), value: money(bill.net) },
                ...bill.taxes.map(({ rate, tax }) => ({
                  id: `tax-${rate}`,
                  label: t('invoices.lines.taxOf', { rate: format.percent(Number(rate) / 100) }),
                  value: money(tax),
                })),
              ]
            : []),
          ...(isFunding
            ? []
            : [{ id: 'fee', label: t(isIn ? 'kit.fee' : 'invoices.feeOfPayer'), value: money(feePayment) }]),
          {
            id: 'total',
            label: t(isIn ? 'invoices.total' : 'invoices.totalOfPayer'),
            value: money(total),
            strong: true,
          },
        ]}
      />
      {invoice.allowsParts && invoice.payments.length > 0 && <PaidSoFar invoice={invoice} />}
      {missing && <p className="text-muted text-sm">{missingText(missing, t)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {isOpenToPay(invoice) && !missing && (
          <Link to={payAddress(invoice)} className={buttonClass('primary')}>
            <Text id="kit.pay" />
          </Link>
        )}
        {isOpenToPay(invoice) && !isPartlyPaid(invoice) && may.rejectInvoices && (
          <Button variant="secondary" onClick={onReject}>
            <Text id="invoices.reject" />
          </Button>
        )}
        {isOpenToRemind(invoice) && may.rejectInvoices && <RemindButton invoice={invoice} />}
        <PaperButton id={id} />
      </div>
    </div>
  );
}
