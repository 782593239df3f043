import { call } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { SavingNote, useSaving } from '@bank/kit';
import { transactionReceipt } from '@bank/protocol/history';
import { Button } from '@bank/ui';
import { ReceiptText } from 'lucide-react';

/** The bank's paper about a completed transaction, in the reader's language; the app around the page saves it, or the browser does. */
export function ReceiptButton({ transactionId }: { transactionId: string }) {
  const { id: brand } = useBrand();
  const saving = useSaving();
  const save = () =>
    saving.save(`receipt-${transactionId}.pdf`, (onProgress) =>
      call(transactionReceipt, { brand, transactionId }, { onProgress }),
    );
  return (
    <>
      <Button
        variant="secondary"
        icon={<ReceiptText className="size-5" />}
        pending={saving.isPending}
        onClick={() => void save()}
      >
        <Text id="history.receipt" />
      </Button>
      <div className="order-last basis-full empty:hidden">
        <SavingNote saving={saving} making={<Text id="history.fetchingFile" />} />
      </div>
    </>
  );
}
