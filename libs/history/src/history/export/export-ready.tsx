import { call } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { FailureNote, useAttempt } from '@bank/kit';
import { exportFile, type ExportStatus } from '@bank/protocol/history';
import { Banner, Button } from '@bank/ui';
import { downloadFile, WrapperFailure } from '@bank/wrapper';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';

interface ExportReadyProps {
  status: ExportStatus;
  isMakingAnew: boolean;
  onMakeAnew(): void;
}

/** The finished file: the app around the page saves it, or the browser does. */
export function ExportReady({ status, isMakingAnew, onMakeAnew }: ExportReadyProps) {
  const t = useText();
  const format = useFormat();
  const { run, isPending, failure } = useAttempt();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { exportId, fileName, rows, createdAt, expiresAt } = status;
  const save = () => {
    setOutcome(null);
    return run(async () => setOutcome(await saved(exportId, fileName)));
  };
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
      <FailureNote failure={failure} />
      {outcome === 'appSaysNo' && <Banner tone="danger">{t('history.export.appSaysNo')}</Banner>}
      {outcome === 'saved' && <Banner tone="positive">{t('history.export.saved')}</Banner>}
      <div className="grid gap-2">
        <Button wide icon={<Download className="size-5" />} pending={isPending} onClick={() => void save()}>
          <Text id="history.export.download" />
        </Button>
        <Button variant="quiet" size="small" pending={isMakingAnew} onClick={onMakeAnew}>
          <Text id="history.export.again" />
        </Button>
      </div>
    </div>
  );
}

/** Outcome of the hand-over; the app around the page may refuse the file. */
type Outcome = 'saved' | 'appSaysNo';

/** Fetches the file with the session of the page, since no address may carry one, and hands it on. @throws ApiFailure */
async function saved(exportId: string, fileName: string): Promise<Outcome> {
  const file = await call(exportFile, { exportId });
  try {
    await downloadFile(file, fileName);
    return 'saved';
  } catch (reason) {
    if (reason instanceof WrapperFailure) return 'appSaysNo';
    throw reason;
  }
}
