import { call } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { SavingNote, useSaving } from '@bank/kit';
import { exportFile, type ExportStatus } from '@bank/protocol/history-export';
import { Button } from '@bank/ui';
import { Download, FileSpreadsheet } from 'lucide-react';

interface ExportReadyProps {
  status: ExportStatus;
}

/** The finished file: the app around the page saves it, or the browser does. */
export function ExportReady({ status }: ExportReadyProps) {
  const format = useFormat();
  const saving = useSaving();
  const { exportId, fileName, rows, createdAt, expiresAt } = status;
  // With the session of the page, since no address may carry one.
  const save = () => saving.save(fileName, (onProgress) => call(exportFile, { exportId }, { onProgress }));
  return (
    <div className="grid gap-4">
      <div className="bg-sunken rounded-control flex items-start gap-3 p-4">
        <FileSpreadsheet className="text-accent mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{fileName}</p>
          <p role="status" className="text-muted text-sm">
            <Text id="history.export.ready" values={{ count: rows, time: format.date(createdAt, 'dayTime') }} />
          </p>
          {expiresAt !== null && (
            <p className="text-muted text-sm">
              <Text id="history.export.kept" values={{ time: format.date(expiresAt, 'dayTime') }} />
            </p>
          )}
        </div>
      </div>
      <SavingNote saving={saving} making={<Text id="history.fetchingFile" />} />
      <div className="grid gap-2">
        <Button wide icon={<Download className="size-5" />} pending={saving.isPending} onClick={() => void save()}>
          <Text id="history.export.download" />
        </Button>
      </div>
    </div>
  );
}
