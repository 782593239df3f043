import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { exportStart } from '@bank/protocol/history';
import { Button, Dialog, Spinner } from '@bank/ui';
import { type HistoryFilters } from '../../history-filters';
import { EmailExport } from './email-export';
import { ExportReady } from './export-ready';
import { ExportUnderWay } from './export-under-way';
import { useExportStatus } from './use-export-status';

export interface ExportDialogProps {
  accountId: number;
  filters: HistoryFilters;
  /** How many rows the filters show. */
  results: number;
  /** The existing export of this list, or null. */
  exportId: string | null;
  onStarted(exportId: string): void;
  onClose(): void;
}

/** From what the filters show to a file: made by the bank, kept for a day, downloaded or sent for (R2.7.9). */
export function ExportDialog({ accountId, filters, results, exportId, onStarted, onClose }: ExportDialogProps) {
  const t = useText();
  const start = useCall(exportStart);
  const { status, error } = useExportStatus(exportId);
  const make = () =>
    void start.run({ accountId, ...filters }).then(
      (started) => onStarted(started.exportId),
      () => undefined, // the note above the button says it
    );
  const isOver = exportId !== null && (error?.kind === 'verify' || isGone(status?.status));
  return (
    <Dialog isOpen onClose={onClose} title={<Text id="history.export.title" />} closeLabel={t('history.export.close')}>
      <div className="grid gap-5">
        <FailureNote failure={start.failure ?? (isOver ? null : error)} />
        {exportId === null || isOver ? (
          <>
            {isOver && (
              <p role="status">
                <Text id={status?.status === 'failed' ? 'history.export.failed' : 'history.export.expired'} />
              </p>
            )}
            <p>
              <Text id="history.export.intro" values={{ count: results }} />
            </p>
            <Button wide pending={start.isPending} onClick={make}>
              <Text id="history.export.make" />
            </Button>
          </>
        ) : status === undefined ? (
          error === null && <Spinner label={t('history.export.looking')} />
        ) : (
          <>
            {status.status === 'ready' ? (
              <ExportReady status={status} isMakingAnew={start.isPending} onMakeAnew={make} />
            ) : (
              <ExportUnderWay status={status} />
            )}
            <EmailExport key={status.exportId} status={status} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const isGone = (status: string | undefined) => status === 'failed' || status === 'expired';
