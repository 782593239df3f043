import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { asFailure, DetailsPane, LoadFailure } from '@bank/kit';
import { invoiceGet, type InvoiceType } from '@bank/protocol/invoices';
import { EmptyState, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { InvoiceDetails } from './invoice-details';
import { RejectForm } from './reject-form';

interface InvoicePaneProps {
  id: number;
  type: InvoiceType;
  /** The reader is asked why. */
  isRejecting: boolean;
  onReject(isRejecting: boolean): void;
  onClose(): void;
}

/** One invoice: beside the list where there is room, else as a sheet over it (R1.9.1). */
export function InvoicePane({ id, ...props }: InvoicePaneProps) {
  const t = useText();
  return (
    <DetailsPane
      key={id}
      title={t('invoices.numbered', { id: String(id) })}
      closeLabel={t('invoices.close')}
      onClose={props.onClose}
    >
      <Content id={id} {...props} />
    </DetailsPane>
  );
}

function Content({ id, type, isRejecting, onReject }: Omit<InvoicePaneProps, 'onClose'>) {
  const t = useText();
  const { data, error, refetch } = useQuery(query(invoiceGet, { id, type }, { lazy: true }));
  if (data) {
    if (isRejecting) return <RejectForm invoice={data.invoice} onDone={() => onReject(false)} />;
    return <InvoiceDetails invoice={data.invoice} onReject={() => onReject(true)} />;
  }
  if (!error) return <Skeleton shape="line" count={6} label={t('kit.loading')} />;
  if (asFailure(error).reason === 'unknownInvoice') {
    return (
      <EmptyState icon={<SearchX />} title={<Text id="invoices.unknown" />}>
        <Text id="invoices.unknownBody" />
      </EmptyState>
    );
  }
  return <LoadFailure title="invoices.failedOne" error={error} onRetry={refetch} />;
}
