import { call, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { type CustomerDocumentType, documentTypesList, type UploadedDocument } from '@bank/protocol/documents';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { adminDocumentAssign, adminDocumentRemove } from '@bank/protocol/kyc-tax';
import { Button, Dialog, Select } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { Answer } from '../screen/answer';
import { Ask } from '../screen/ask';
import { useAttempt } from '../screen/use-attempt';
import { categoryWords } from './document-words';
import { matterKey } from './matter-groups';

export interface AdminActionsProps {
  document: UploadedDocument;
  /** What the file counts for now. */
  here: KycMatter;
  /** Everything that is asked of the customer. */
  matters: readonly KycMatter[];
  onDone(): void;
}

/** What an administrator does with a file of the customer they act for: it proves something else, or nothing (R0.67). */
export function AdminActions({ document, here, matters, onDone }: AdminActionsProps) {
  const t = useText();
  const [asks, setAsks] = useState<'assign' | 'remove' | null>(null);
  const close = () => setAsks(null);
  const { id: documentId, fileName } = document;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={() => setAsks('assign')}>
        <Text id="kit.papers.assign" />
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsks('remove')}>
        <Text id="kit.papers.remove" />
      </Button>
      {asks === 'remove' && (
        <Ask
          title={<Text id="kit.papers.removeTitle" values={{ file: fileName }} />}
          action="kit.papers.remove"
          run={() => call(adminDocumentRemove, { documentId })}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        >
          <Text id="kit.papers.removeBody" />
        </Ask>
      )}
      {asks === 'assign' && (
        <Dialog
          isOpen
          title={t('kit.papers.assignTitle', { file: fileName })}
          closeLabel={t('kit.close')}
          onClose={close}
        >
          <Assign
            documentId={documentId}
            matters={matters.filter((matter) => matterKey(matter) !== matterKey(here))}
            onDone={() => {
              close();
              onDone();
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

interface AssignProps {
  documentId: string;
  matters: readonly KycMatter[];
  onDone(): void;
}

/** To what the file belongs, and which kind or side it is there. */
function Assign({ documentId, matters, onDone }: AssignProps) {
  const t = useText();
  const list = useQuery(query(documentTypesList, undefined, { lazy: true }));
  const [to, setTo] = useState<string | null>(null);
  const matter = matters.find((one) => matterKey(one) === to);
  const named = ({ categoryId, name, source }: KycMatter) =>
    [name, t(categoryWords(categoryId).title), source].filter((part) => part !== null).join(': ');
  return (
    <Answer of={list} rows={2}>
      {({ categories }) => (
        <div className="grid gap-4">
          <Select
            label={t('kit.papers.assignTo')}
            placeholder={t('kit.field.choose')}
            items={matters.map((one) => ({ id: matterKey(one), label: named(one) }))}
            value={to}
            onChange={setTo}
          />
          {matter && (
            <AssignAs
              key={to}
              documentId={documentId}
              matter={matter}
              types={filesOf(categories.find(({ id }) => id === matter.categoryId)?.customerDocumentTypes ?? [])}
              onDone={onDone}
            />
          )}
        </div>
      )}
    </Answer>
  );
}

/** The kinds that a file may be: a document that is sent whole, or a side of one. */
const filesOf = (types: readonly CustomerDocumentType[]): readonly { id: number; name: string }[] =>
  types.flatMap(({ id, name, subDocuments }) => (subDocuments.length > 0 ? subDocuments : [{ id, name }]));

interface AssignAsProps {
  documentId: string;
  matter: KycMatter;
  types: readonly { id: number; name: string }[];
  onDone(): void;
}

function AssignAs({ documentId, matter, types, onDone }: AssignAsProps) {
  const t = useText();
  const [type, setType] = useState(types[0]?.id);
  const attempt = useAttempt();
  const assign = async () => {
    const isDone = await attempt.run(() =>
      call(adminDocumentAssign, {
        ...{ documentId, categoryId: matter.categoryId, documentTypeId: type },
        ...{ representativeId: matter.representativeId ?? undefined, sourceId: matter.sourceId ?? undefined },
      }),
    );
    if (isDone) onDone();
  };
  return (
    <>
      {types.length > 0 && (
        <Select
          label={t('kit.papers.kind')}
          items={types.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(type)}
          onChange={(id) => setType(Number(id))}
        />
      )}
      <p className="text-muted text-sm">
        <Text id="kit.papers.assignBody" />
      </p>
      <FailureNote failure={attempt.failure} />
      <div className="form-actions">
        <Button pending={attempt.isPending} onClick={() => void assign()}>
          <Text id="kit.papers.assign" />
        </Button>
      </div>
    </>
  );
}
