import { loadTexts } from '@bank/i18n';
import { latePart } from '@bank/ui';
import { loadDocumentMessages } from '../messages-documents';
import type { DocumentListProps } from './document-list';
import type { KycListProps } from './kyc-list';
import type { PapersProps } from './papers';

// The parts about papers come with their words when a screen first shows one.

async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts([loadDocumentMessages])]);
  return part;
}

export const DocumentListSlot = latePart<DocumentListProps>(async () => ({
  default: (await withWords(() => import('./document-list'))).DocumentList,
}));

export const PapersSlot = latePart<PapersProps>(async () => ({
  default: (await withWords(() => import('./papers'))).Papers,
}));

export const KycListSlot = latePart<KycListProps>(async () => ({
  default: (await withWords(() => import('./kyc-list'))).KycList,
}));
