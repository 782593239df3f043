import { useCall } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useText } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { exportStart, type ExportFormat, STATEMENT_FORMATS } from '@bank/protocol/history-export';
import { Button, Dialog, Spinner } from '@bank/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { type HistoryFilters, listInput } from '../../history-filters';
import { EmailExport } from './email-export';
import { mayBeStatement } from './export-formats';
import { ExportList } from './export-list';
import { ExportReady } from './export-ready';
import { ExportUnderWay } from './export-under-way';
import { FormatChoice } from './format-choice';
import { useExportStatus } from './use-export-status';

export interface ExportDialogProps {
  /** Null: all accounts. */
  account: { accountId: number; currencyCode: string } | null;
  filters: HistoryFilters;
  /** How many rows the filters show. */
  results: number;
  /** The export that is looked at, or null for the choice of a new one. */
  exportId: string | null;
  onOpen(exportId: string | null): void;
  onClose(): void;
}

/** From what the filters show to a file: made by the bank, kept for 30 days, downloaded or sent for (R2.7.9, R2.7.24, R2.7.25). */
export function ExportDialog({ account, filters, results, exportId, onOpen, onClose }: ExportDialogProps) {
  const t = useText();
  const { id: brand } = useBrand();
  const start = useCall(exportStart);
  const [chosen, choose] = useState<ExportFormat>('csv');
  const { status, error } = useExportStatus(exportId);
  const isWhole = mayBeStatement(account, filters);
  const make = (format: ExportFormat) => {
    const list = { ...listInput(account?.accountId ?? null, filters), format, brand };
    return void start.run(list).then(
      (started) => onOpen(started.exportId),
      () => undefined, // the note above the button says it
    );
  };
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
            <FormatChoice value={chosen} onChange={choose} mayBeStatement={isWhole} />
            <Button
              wide
              pending={start.isPending}
              onClick={() => make(STATEMENT_FORMATS.has(chosen) && !isWhole ? 'csv' : chosen)}
            >
              <Text id="history.export.make" />
            </Button>
            <ExportList onOpen={onOpen} />
          </>
        ) : status === undefined ? (
          error === null && <Spinner label={t('history.export.looking')} />
        ) : (
          <>
            {status.status === 'ready' ? <ExportReady status={status} /> : <ExportUnderWay status={status} />}
            <EmailExport key={status.exportId} status={status} />
            <Button variant="quiet" icon={<ArrowLeft className="size-4" />} onClick={() => onOpen(null)}>
              <Text id="history.export.another" />
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

const isGone = (status: string | undefined) => status === 'failed' || status === 'expired';
