import { Text, useText } from '@bank/i18n';
import type { ExportStatus } from '@bank/protocol/history-export';
import { ProgressBar } from '@bank/ui';

/** The progress of the bank. The user may leave meanwhile. */
export function ExportUnderWay({ status: { rows, rowsDone } }: { status: ExportStatus }) {
  const t = useText();
  return (
    <div className="grid gap-2">
      <ProgressBar label={t('history.export.progress')} value={rowsDone} max={Math.max(rows, 1)} />
      <p role="status" className="tabular-nums">
        {rows === 0 ? (
          <Text id="history.export.waiting" />
        ) : (
          <Text id="history.export.rows" values={{ done: rowsDone, count: rows }} />
        )}
      </p>
      <p className="text-muted text-sm">
        <Text id="history.export.goesOn" />
      </p>
    </div>
  );
}
