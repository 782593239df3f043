import { loadTexts } from '@bank/i18n';
import { loadStatedMessages } from '@bank/kit';
import { latePart } from '@bank/ui';
import type { IdentitySheetProps } from './identity-sheet';
import type { WorkSheetProps } from './work-sheet';

// Few visits change what was said, so the code of the fields is loaded with their sheet. They share their words with registering.

async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts([loadStatedMessages])]);
  return part;
}

export const IdentitySheetSlot = latePart<IdentitySheetProps>(async () => ({
  default: (await withWords(() => import('./identity-sheet'))).IdentitySheet,
}));

export const WorkSheetSlot = latePart<WorkSheetProps>(async () => ({
  default: (await withWords(() => import('./work-sheet'))).WorkSheet,
}));
