import { query } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { exportList, type ExportStatus } from '@bank/protocol/history-export';
import { ProgressBar } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, FileSpreadsheet, FileText, FileWarning } from 'lucide-react';

/** How often the progress of what is on its way is read. */
const POLL_MS = 1_000;
/** The bank keeps no more than these. */
const MOST = 100;

const isOnItsWay = ({ status }: ExportStatus) => status === 'waiting' || status === 'running';

/** One's own files of the last 30 days, the newest first, and those that are being made (R2.7.25). */
export function ExportList({ onOpen }: { onOpen(exportId: string): void }) {
  const { data } = useQuery({
    ...query(exportList, { pageNumber: 1, pageSize: MOST }, { lazy: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.exports.some(isOnItsWay) ? POLL_MS : false),
  });
  if (!data || data.exports.length === 0) return null;
  return (
    <section aria-labelledby="export-list" className="grid gap-1">
      <h3 id="export-list" className="font-semibold">
        <Text id="history.export.files" />
      </h3>
      <ul className="divide-line divide-y">
        {data.exports.map((each) => (
          <li key={each.exportId}>
            <FileRow file={each} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileRow({ file, onOpen }: { file: ExportStatus; onOpen(exportId: string): void }) {
  const t = useText();
  const format = useFormat();
  const { exportId, fileName, rows, rowsDone, createdAt, status } = file;
  const Icon = status === 'failed' ? FileWarning : file.format === 'pdf' ? FileText : FileSpreadsheet;
  return (
    <>
      <button
        type="button"
        className="hover:bg-sunken rounded-control flex min-h-14 w-full items-center gap-3 px-1 py-2 text-left"
        onClick={() => onOpen(exportId)}
      >
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${status === 'failed' ? 'text-danger' : 'text-accent'}`} />
        <span className="min-w-0 grow">
          <span className="block truncate">{fileName}</span>
          <span className="text-muted block text-sm">
            {status === 'failed' ? (
              <Text id="history.export.failed" />
            ) : isOnItsWay(file) ? (
              <Text id="history.export.rows" values={{ done: rowsDone, count: rows }} />
            ) : (
              <Text id="history.export.ready" values={{ count: rows, time: format.date(createdAt, 'dayTime') }} />
            )}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="text-muted size-4 shrink-0" />
      </button>
      {isOnItsWay(file) && (
        <ProgressBar label={t('history.export.progress')} value={rowsDone} max={Math.max(rows, 1)} />
      )}
    </>
  );
}
