import { call } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { SavingNote, useSaving } from '@bank/kit';
import { invoiceFile } from '@bank/protocol/invoices';
import { Button } from '@bank/ui';
import { Download } from 'lucide-react';

/** The bank's paper of an invoice, in the reader's language. */
export function PaperButton({ id }: { id: number }) {
  const { id: brand } = useBrand();
  const saving = useSaving();
  const save = () =>
    saving.save(`invoice-${id}.pdf`, (onProgress) => call(invoiceFile, { brand, invoiceId: id }, { onProgress }));
  return (
    <>
      <Button
        variant="quiet"
        icon={<Download className="size-5" />}
        pending={saving.isPending}
        onClick={() => void save()}
      >
        <Text id="invoices.paper" />
      </Button>
      <div className="order-last basis-full empty:hidden">
        <SavingNote saving={saving} making={<Text id="invoices.fetching" />} />
      </div>
    </>
  );
}
