import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { Button, IconButton, ProgressBar } from '@bank/ui';
import { CircleAlert, CircleCheck, CircleStop, FileText, Trash2 } from 'lucide-react';
import { failureText } from '../failure/failure-text';
import { PROBLEMS } from './file-rules';
import type { Upload } from './use-uploads';

interface UploadRowProps {
  upload: Upload;
  maxFiles: number;
  onRemove(): void;
  onRetry(): void;
}

/** One file: its preview, its progress, and its actions. */
export function UploadRow({ upload, maxFiles, onRemove, onRetry }: UploadRowProps) {
  const t = useText();
  const { file, state, problem, failure } = upload;
  const { name } = file;
  return (
    <li className="border-line rounded-control grid grid-cols-[minmax(0,1fr)] gap-2 border p-3">
      <div className="flex items-center gap-3">
        <Preview upload={upload} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={name}>
            {name}
          </p>
          <Progress upload={upload} />
        </div>
        {state !== 'done' && (
          <IconButton
            icon={state === 'sending' ? <CircleStop className="size-5" /> : <Trash2 className="size-5" />}
            label={t(state === 'sending' ? 'kit.upload.stop' : 'kit.upload.remove', { name })}
            onClick={onRemove}
          />
        )}
      </div>
      {state === 'sending' && <ProgressBar label={name} value={upload.ratio} max={1} />}
      {(problem !== null || failure !== null) && (
        <div role="alert" className="text-danger flex gap-1.5 text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            {problem !== null && t(PROBLEMS[problem], { count: maxFiles })}
            {failure !== null && failureText(failure, t)}
          </p>
        </div>
      )}
      {state === 'failed' && (
        <div>
          <Button variant="secondary" size="small" onClick={onRetry} aria-label={t('kit.upload.retryFile', { name })}>
            <Text id="kit.tryAgain" />
          </Button>
        </div>
      )}
    </li>
  );
}

function Preview({ upload: { previewUrl } }: { upload: Upload }) {
  if (previewUrl === null) return <FileText className="text-muted size-10 shrink-0 p-1.5" />;
  // Decoration: the name stands beside it.
  return <img src={previewUrl} alt="" className="rounded-control size-10 shrink-0 object-cover" />;
}

/** Size and progress: "1.2 MB · Uploading, 40 %". */
function Progress({ upload: { file, state, ratio } }: { upload: Upload }) {
  const format = useFormat();
  const size = sizeText(file.size, useLocale());
  if (state === 'done') {
    return (
      <p className="text-positive flex items-center gap-1 text-sm">
        <CircleCheck className="size-4" />
        <Text id="kit.upload.done" />
      </p>
    );
  }
  return (
    <p className="text-muted text-sm">
      {size}
      {state === 'sending' && (
        <>
          {' · '}
          <Text id="kit.upload.sending" values={{ percent: format.percent(Math.round(ratio * 100) / 100) }} />
        </>
      )}
    </p>
  );
}

/** Sizes count in steps of 1000 (R2.9.6). */
const UNITS = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1000],
  ['byte', 1],
] as const;

function sizeText(bytes: number, locale: string): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}
