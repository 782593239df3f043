import type { ReactNode } from 'react';
import { DropZone } from './drop-zone';
import { MAX_FILES } from './file-rules';
import { UploadList } from './upload-list';
import { type SendFile, useUploads } from './use-uploads';

export interface DocumentUploadProps {
  /** The name of the drop zone. */
  label: string;
  /** Advice about a good file, for example all four corners in the picture. */
  description?: ReactNode;
  /** For example `(file, options) => call(addressDocumentUpload, { addressId, documentTypeId, file }, options)`. */
  send: SendFile;
  /** Called for every uploaded file. */
  onUploaded?: () => void;
  /** Why nothing may be uploaded here (missingText); the buttons are then disabled and say so. */
  disabledReason?: string;
  maxFiles?: number;
  /** What was sent leaves the list: the page shows what the bank has. */
  isSentShownElsewhere?: boolean;
}

/** Documents from this device: dropped, chosen or photographed; each goes to the bank at once and tells how far it is. */
export function DocumentUpload(props: DocumentUploadProps) {
  const { label, description, send, onUploaded, disabledReason, maxFiles = MAX_FILES } = props;
  const uploads = useUploads(send, maxFiles, onUploaded);
  const listed = props.isSentShownElsewhere ? uploads.uploads.filter(({ state }) => state !== 'done') : uploads.uploads;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DropZone
        label={label}
        description={description}
        disabledReason={disabledReason}
        onFiles={(files) => uploads.add(files)}
      />
      <UploadList of={{ ...uploads, uploads: listed }} maxFiles={maxFiles} />
    </div>
  );
}
