import { query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { documentTypesList, type UploadedDocument } from '@bank/protocol/documents';
import { addressDocumentTypes } from '@bank/protocol/profile-addresses';
import type { WealthDocument } from '@bank/protocol/profile-company';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isIdentity, usePicturesAhead } from '../pictures/picture-slot';
import { Answer } from '../screen/answer';
import { categoryWords } from './document-words';
import { DocumentList, type DocumentListProps } from './document-list';
import { SendPapers, type SendPaper } from './send-papers';

export interface PapersProps {
  categoryId: number;
  /** Newest first. */
  documents: readonly (UploadedDocument | WealthDocument)[];
  /** The name of the drop zone. */
  label: string;
  /** What would do; the words of the category without it. */
  help?: ReactNode;
  /** Where the address is that they prove; without it the bank goes by the customer's countries. */
  countryCode?: string;
  /** Nothing more is asked for, and the bank takes none. */
  isClosed?: boolean;
  /** Why nothing may be uploaded, or undefined. */
  lockedBecause?: string;
  maxFiles?: number;
  /** What an administrator can do with a file that was sent. */
  actions?: DocumentListProps['actions'];
  send: SendPaper;
  onUploaded(): void;
}

/** The papers for one matter: what was sent and what the bank says of it, and a way to send what is missing. */
export function Papers({ isClosed = false, actions, ...props }: PapersProps) {
  usePicturesAhead(!isClosed && isIdentity(props.categoryId));
  return (
    <>
      <DocumentList documents={props.documents} actions={actions} />
      {!isClosed && (props.countryCode === undefined ? <OfCustomer {...props} /> : <OfAddress {...props} />)}
    </>
  );
}

function OfCustomer(props: PapersProps) {
  const list = useQuery(query(documentTypesList, undefined, { lazy: true }));
  return (
    <Answer of={list} rows={2}>
      {({ categories }) => (
        <Send {...props} types={categories.find(({ id }) => id === props.categoryId)?.customerDocumentTypes ?? []} />
      )}
    </Answer>
  );
}

function OfAddress({ countryCode = '', ...props }: PapersProps) {
  const list = useQuery(query(addressDocumentTypes, { countryCode }, { lazy: true }));
  return (
    <Answer of={list} rows={2}>
      {({ documentTypes }) => <Send {...props} types={documentTypes.map((type) => ({ ...type, subDocuments: [] }))} />}
    </Answer>
  );
}

type SendProps = Omit<PapersProps, 'countryCode'> & { types: Parameters<typeof SendPapers>[0]['types'] };

function Send({ categoryId, help, lockedBecause, ...props }: SendProps) {
  return (
    <SendPapers
      {...props}
      areIdentity={isIdentity(categoryId)}
      help={help ?? <Text id={categoryWords(categoryId).help} />}
      disabledReason={lockedBecause}
    />
  );
}
