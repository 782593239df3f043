import { Text, useFormat, useText } from '@bank/i18n';
import { FailureNote, useAttempt } from '@bank/kit';
import type { IdenticalBatch } from '@bank/protocol/transfers-global-batch';
import { Button, DataTable, Dialog } from '@bank/ui';
import { FIELD_WORDS } from '../field-words';

interface IdenticalDialogProps {
  found: IdenticalBatch;
  /** Uploads the file all the same. */
  onUpload(): Promise<void>;
  /** Goes to the batch that is there. */
  onOpen(): void;
  onClose(): void;
}

/** Code 92 in words: which batch pays the same people the same, since when, and what is another in this file (R3.4.2). */
export function IdenticalDialog({ found, onUpload, onOpen, onClose }: IdenticalDialogProps) {
  const t = useText();
  const format = useFormat();
  const { run, isPending, failure } = useAttempt();
  const { batchName, date, differences } = found;
  return (
    <Dialog
      isOpen
      size="sheet"
      role="alertdialog"
      title={<Text id="transfers.globalBatch.sameTitle" />}
      closeLabel={t('kit.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onOpen}>
            <Text id="transfers.globalBatch.sameOpen" />
          </Button>
          <Button pending={isPending} onClick={() => void run(onUpload)}>
            <Text id="transfers.globalBatch.sameUpload" />
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FailureNote failure={failure} />
        <p>
          <Text id="transfers.globalBatch.sameBody" values={{ name: batchName, date: format.date(date, 'dayTime') }} />
        </p>
        {differences.length === 0 ? (
          <p className="text-muted">
            <Text id="transfers.globalBatch.sameAll" />
          </p>
        ) : (
          <DataTable
            caption={t('transfers.globalBatch.differences')}
            showCaption
            rows={differences}
            rowKey={({ payment, field }) => `${payment} ${field}`}
            columns={[
              { id: 'row', header: t('transfers.mass.row'), cell: ({ payment }) => payment, isRowHeader: true },
              { id: 'field', header: t('transfers.globalBatch.what'), cell: ({ field }) => t(FIELD_WORDS[field]) },
              { id: 'before', header: t('transfers.globalBatch.before'), cell: ({ before }) => before || '–' },
              { id: 'now', header: t('transfers.globalBatch.now'), cell: ({ now }) => now || '–' },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
