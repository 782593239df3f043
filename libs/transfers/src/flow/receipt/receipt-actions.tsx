import { call } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useText } from '@bank/i18n';
import { FailureNote, SavingNote, useAttempt, useCloseFlow, useNotify, useSaving } from '@bank/kit';
import { transactionReceipt } from '@bank/protocol/history';
import { Button } from '@bank/ui';
import { FileDown, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { asFile, shareReceipt } from './share-receipt';

interface ReceiptActionsProps {
  transactionId: string;
  /** The bank has a paper of it: its money has left. */
  hasPaper: boolean;
  /** Something else is to be decided first. */
  isSecond: boolean;
  /** What the payment is, in a few lines. */
  text: string;
  title: string;
}

/** The way out, and the receipt to keep and to give to others. */
export function ReceiptActions({ transactionId, hasPaper, isSecond, text, title }: ReceiptActionsProps) {
  const close = useCloseFlow();
  return (
    <div className="receipt-actions">
      <div className="flex items-center gap-3">
        <Button variant={isSecond ? 'secondary' : 'primary'} className="receipt-done" onClick={close}>
          <Text id="transfers.receipt.done" />
        </Button>
        {hasPaper && <Paper transactionId={transactionId} text={text} title={title} />}
      </div>
    </div>
  );
}

function Paper({ transactionId, text, title }: Pick<ReceiptActionsProps, 'transactionId' | 'text' | 'title'>) {
  const t = useText();
  const { id: brand } = useBrand();
  const saving = useSaving();
  const sharing = useAttempt();
  const notify = useNotify();
  const paper = useRef<Promise<File> | null>(null);
  const name = `receipt-${transactionId}.pdf`;
  // Fetched once: a browser shares only right after a press, which a slow bank outlasts.
  const file = () => {
    const fetched =
      paper.current ?? call(transactionReceipt, { brand, transactionId }).then((blob) => asFile(blob, name));
    paper.current = fetched;
    fetched.catch(() => (paper.current = null));
    return fetched;
  };
  const share = () =>
    sharing.run(async () => {
      const became = await shareReceipt({ title, text, file });
      if (became !== 'shared')
        notify({ ...SAID[became], title: t(SAID[became].title), isPassing: became === 'copied' });
    });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('transfers.receipt.pdfLabel')}
        icon={<FileDown className="size-5" />}
        pending={saving.isPending}
        onClick={() =>
          void saving.save(name, (onProgress) => call(transactionReceipt, { brand, transactionId }, { onProgress }))
        }
      >
        <Text id="transfers.receipt.pdf" />
      </Button>
      <Button
        variant="secondary"
        className="receipt-give"
        icon={<Share2 className="size-5" />}
        pending={sharing.isPending}
        onClick={() => void share()}
      >
        <span className="receipt-share">
          <Text id="transfers.receipt.share" />
        </span>
      </Button>
      <div className="receipt-said">
        <SavingNote saving={saving} making={<Text id="transfers.receipt.making" />} />
        <FailureNote failure={sharing.failure} />
      </div>
    </>
  );
}

/** What is said of a press on "Share" that the device itself says nothing of. */
const SAID = {
  copied: { severity: 'success', title: 'transfers.receipt.copied' },
  notCopied: { severity: 'warning', title: 'transfers.receipt.notCopied' },
  again: { severity: 'info', title: 'transfers.receipt.ready' },
} as const;
