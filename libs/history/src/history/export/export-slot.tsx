import { loadTexts } from '@bank/i18n';
import { latePart } from '@bank/ui';
import { loadStepMessages } from '../../messages';

/** The dialog over the list, with its texts; fetched when the user wants a file. */
export const ExportSlot = latePart(async () => {
  const [{ ExportDialog }] = await Promise.all([import('./export-dialog'), loadTexts([loadStepMessages])]);
  return { default: ExportDialog };
});

/** What the address asks for: `new`, or the export with this id. Null: no export is looked at. */
export function exportOf(search: URLSearchParams): string | null {
  const wanted = search.get('export');
  return wanted !== null && /^[a-z0-9]{1,64}$/.test(wanted) ? wanted : null;
}

export const NEW_EXPORT = 'new';
