import { Text, useFormat } from '@bank/i18n';
import type { UploadedDocument } from '@bank/protocol/documents';
import type { ReactNode } from 'react';

/** The line under the name of papers: why the newest file was rejected, or when it was sent; what is asked for before the first one. */
export function PapersNote({ documents, help }: { documents: readonly UploadedDocument[]; help: ReactNode }) {
  const format = useFormat();
  const [newest] = documents;
  if (newest === undefined) return help;
  if (newest.rejectReason !== null) return newest.rejectReason;
  return <Text id="kit.document.sent" values={{ date: format.date(newest.uploaded, 'day') }} />;
}
