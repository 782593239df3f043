import { loadTexts } from '@bank/i18n';
import { lazy, Suspense } from 'react';
import { loadStepMessages } from '../../messages';
import type { ExportDialogProps } from './export-dialog';

/** With its texts; fetched when somebody wants a file. */
const Dialog = lazy(async () => {
  const [{ ExportDialog }] = await Promise.all([import('./export-dialog'), loadTexts([loadStepMessages])]);
  return { default: ExportDialog };
});

/** What the address asks for: `new`, or the export with this id. Null: no export is looked at. */
export function exportOf(search: URLSearchParams): string | null {
  const wanted = search.get('export');
  return wanted !== null && /^[a-z0-9]{1,64}$/.test(wanted) ? wanted : null;
}

export const NEW_EXPORT = 'new';

/** The dialog over the list. */
export function ExportSlot(props: ExportDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
