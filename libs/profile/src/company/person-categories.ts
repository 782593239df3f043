import type { MessageId } from '@bank/i18n';
import { type DocumentStatus } from '@bank/protocol/profile';
import { type CompanyPerson } from '@bank/protocol/profile-company';
import { documentCategory, type UploadedDocument } from '@bank/protocol/documents';

/** One category of papers of a person: its status and the files sent. */
export interface Papers {
  categoryId: number;
  /** Which source of the person's money it is about, and its name. */
  source?: { sourceId: number; name: string };
  label: MessageId;
  help: MessageId;
  status: DocumentStatus;
  documents: readonly UploadedDocument[];
}

// Categories 1, 2 and 9 of R3.3.6.
const CATEGORIES = [
  {
    categoryId: documentCategory.identity,
    field: 'identityStatus',
    label: 'profile.people.identity',
    help: 'profile.people.identityHelp',
  },
  {
    categoryId: documentCategory.address,
    field: 'addressStatus',
    label: 'profile.people.address',
    help: 'profile.people.addressHelp',
  },
  {
    categoryId: documentCategory.control,
    field: 'controlStatus',
    label: 'profile.people.control',
    help: 'profile.people.controlHelp',
  },
] as const;

/** The papers that a person has to send: the categories whose status is set (R3.3.5), and the sources of their money (R3.3.1). */
export const papersOf = (person: CompanyPerson): Papers[] => [
  ...CATEGORIES.flatMap(({ field, ...category }) => {
    const status = person[field];
    if (status === null) return [];
    const documents = person.uploadedDocuments.filter(({ categoryId }) => categoryId === category.categoryId);
    return [{ ...category, status, documents }];
  }),
  ...(BRAND.sourceOfWealth ? person.sourcesOfWealth : []).map((source) => ({
    ...{ categoryId: documentCategory.sourceOfWealth, source },
    ...({ label: 'profile.people.wealth', help: 'profile.papers.wealthHelp' } as const),
    status: person.sourceOfWealthDocumentStatuses[source.sourceId] ?? 'none',
    documents: person.sourceOfWealthDocuments[source.sourceId] ?? [],
  })),
];
