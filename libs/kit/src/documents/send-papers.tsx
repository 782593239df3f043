import { type MessageId, Text, useText } from '@bank/i18n';
import { type CustomerDocumentType, subDocumentType, type UploadedDocument } from '@bank/protocol/documents';
import { Button, Select, Skeleton } from '@bank/ui';
import { useState, type ReactNode } from 'react';
import { PictureUploadSlot } from '../pictures/picture-slot';
import type { PictureUploadProps } from '../pictures/picture-upload';
import { DocumentUpload } from '../upload/document-upload';
import { Holding, useHolding } from '../upload/holding';
import type { SendFile } from '../upload/use-uploads';
import { papersOf } from './paper-rules';

/** Sends one file of a kind or side; undefined: the category takes papers of any kind. */
export type SendPaper = (
  file: File,
  documentTypeId: number | undefined,
  options: Parameters<SendFile>[1],
) => Promise<unknown>;

export interface SendPapersProps {
  /** The name of the drop zone. */
  label: string;
  /** What would do. */
  help: ReactNode;
  /** The kinds there are; none: papers of any kind. */
  types: readonly CustomerDocumentType[];
  /** They identify a customer: pictures are looked at before they are sent (R0.75). */
  areIdentity?: boolean;
  /** What was sent, newest first. */
  documents: readonly UploadedDocument[];
  maxFiles?: number;
  send: SendPaper;
  onUploaded(): void;
  disabledReason?: string;
}

/**
 * Papers for one matter: their kind, where there is more than one, and then the files. Of a document with sides only those are asked that
 * are missing or were rejected (R2.5.7).
 */
export function SendPapers(props: SendPapersProps) {
  const { types, areIdentity = false, documents, send, label, help, ...rest } = props;
  const t = useText();
  const begun = papersOf(documents).find(({ askedSides }) => askedSides.length > 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const type = types.find(({ id }) => id === (chosen ?? begun?.typeId)) ?? types[0];
  const isMending = chosen === null && begun !== undefined && type?.id === begun.typeId;
  // Another kind would begin anew, and lose what is chosen.
  const { isHolding, hold } = useHolding();
  if (!type) {
    const whole: SendFile = (file, options) => send(file, undefined, options);
    return <Upload {...rest} areIdentity={areIdentity} label={label} description={help} send={whole} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {types.length > 1 && !isMending && !isHolding && (
        <Select
          label={t('kit.papers.kind')}
          items={types.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(type.id)}
          onChange={(id) => setChosen(Number(id))}
        />
      )}
      <Holding value={hold}>
        {type.subDocuments.length > 0 ? (
          <Sides {...rest} key={type.id} type={type} documents={documents} help={help} send={send} />
        ) : (
          <Upload
            {...rest}
            key={type.id}
            areIdentity={areIdentity}
            label={label}
            description={help}
            send={(file, options) => send(file, type.id, options)}
          />
        )}
      </Holding>
      {types.length > 1 && isMending && !isHolding && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setChosen(type.id)}>
            <Text id="kit.papers.otherKind" />
          </Button>
        </div>
      )}
    </div>
  );
}

const Upload = ({ areIdentity, ...upload }: PictureUploadProps & { areIdentity: boolean }) =>
  areIdentity ? (
    <PictureUploadSlot {...upload} fallback={<Skeleton shape="block" count={2} />} />
  ) : (
    <DocumentUpload {...upload} />
  );

type SidesProps = Omit<SendPapersProps, 'types' | 'label' | 'maxFiles' | 'areIdentity'> & {
  type: CustomerDocumentType;
};

/** What sends the picture of a side. */
const SEND_SIDE: ReadonlyMap<number, MessageId> = new Map([
  [subDocumentType.identityCardFront, 'kit.papers.sendFront'],
  [subDocumentType.identityCardBack, 'kit.papers.sendBack'],
  [subDocumentType.drivingLicenceFront, 'kit.papers.sendFront'],
  [subDocumentType.drivingLicenceBack, 'kit.papers.sendBack'],
  [subDocumentType.internalPassportFront, 'kit.papers.sendFirstPage'],
  [subDocumentType.internalPassportRegistration, 'kit.papers.sendRegistration'],
]);

/** All documents that have sides identify a customer. */
function Sides({ type, documents, help, send, ...rest }: SidesProps) {
  const paper = papersOf(documents).find(({ typeId }) => typeId === type.id);
  const asked = type.subDocuments.filter(({ id }) => paper === undefined || paper.askedSides.includes(id));
  return (
    <>
      {asked.length > 1 && (
        <p className="text-muted text-sm">
          <Text id="kit.papers.sides" />
        </p>
      )}
      {asked.map(({ id, name }) => (
        <section key={id} aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="font-medium">{name}</p>
          <Upload
            {...rest}
            areIdentity
            label={name}
            description={help}
            maxFiles={1}
            sendText={SEND_SIDE.get(id)}
            send={(file, options) => send(file, id, options)}
          />
        </section>
      ))}
    </>
  );
}
