import { Text, useText } from '@bank/i18n';
import type { Ref } from 'react';
import { UploadRow } from './upload-row';
import type { Uploads } from './use-uploads';

interface UploadListProps {
  of: Uploads;
  maxFiles: number;
  /** The list, for the focus. */
  ref?: Ref<HTMLUListElement>;
}

/** The files that were chosen, each with how far it is, and all of them in one sentence for a screen reader. */
export function UploadList({ of: { uploads, remove, retry }, maxFiles, ref }: UploadListProps) {
  const t = useText();
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <>
      {uploads.length > 0 && (
        <ul ref={ref} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={t('kit.upload.list')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              maxFiles={maxFiles}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {uploads.length > 0 && <Text id="kit.upload.status" values={{ done, total: uploads.length }} />}
      </p>
    </>
  );
}
