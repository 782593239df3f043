import { Text, useText } from '@bank/i18n';
import { buttonClass } from '@bank/ui';
import clsx from 'clsx';
import { Camera, CloudUpload, FolderOpen } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { ACCEPTED, MAX_FILES, MAX_MEGABYTES } from './file-rules';
import { UploadRow } from './upload-row';
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
}

/** Documents from this device: dropped, chosen or photographed; each goes to the bank at once and tells how far it is. */
export function DocumentUpload(props: DocumentUploadProps) {
  const { label, description, send, onUploaded, disabledReason, maxFiles = MAX_FILES } = props;
  const t = useText();
  const [isOver, setOver] = useState(false);
  const { uploads, add, remove, retry } = useUploads(send, maxFiles, onUploaded);
  const isDisabled = disabledReason !== undefined;
  const done = uploads.filter(({ state }) => state === 'done').length;

  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) add([...event.dataTransfer.files]);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* Dropping is a shortcut for a mouse; the buttons inside do the same by keyboard. */}
      <div
        role="group"
        aria-label={label}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'rounded-card grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 border border-dashed p-4 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <CloudUpload className="text-muted size-7" />
        <p className="text-sm pointer-coarse:hidden">
          <Text id="kit.upload.drop" />
        </p>
        {Boolean(description) && <p className="text-muted text-sm">{description}</p>}
        <div className="flex flex-wrap justify-center gap-2">
          <Picker isDisabled={isDisabled} icon={<FolderOpen />} text={t('kit.upload.choose')} multiple onFiles={add} />
          <Picker
            isDisabled={isDisabled}
            icon={<Camera />}
            text={t('kit.upload.photo')}
            capture="environment"
            className="pointer-fine:hidden"
            onFiles={add}
          />
        </div>
        <p className="text-muted text-sm">
          {disabledReason ?? <Text id="kit.upload.rules" values={{ megabytes: MAX_MEGABYTES }} />}
        </p>
      </div>
      {uploads.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={t('kit.upload.list')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              maxFiles={maxFiles}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {uploads.length > 0 && <Text id="kit.upload.status" values={{ done, total: uploads.length }} />}
      </p>
    </div>
  );
}

interface PickerProps {
  icon: ReactNode;
  text: string;
  isDisabled: boolean;
  multiple?: boolean;
  /** The phone's camera instead of its files. */
  capture?: 'environment';
  className?: string;
  onFiles(files: readonly File[]): void;
}

/** A native file input that looks like a button: keyboard, screen reader and phone know what it is. */
function Picker({ icon, text, isDisabled, multiple, capture, className, onFiles }: PickerProps) {
  return (
    <label
      className={clsx(
        buttonClass('secondary'),
        'has-focus-visible:outline-focus cursor-pointer outline-offset-2 has-focus-visible:outline-2 [&>svg]:size-5',
        isDisabled && 'cursor-not-allowed opacity-60',
        className,
      )}
    >
      {icon}
      {text}
      <input
        type="file"
        className="sr-only"
        accept={capture ? 'image/*' : ACCEPTED}
        capture={capture}
        multiple={multiple}
        disabled={isDisabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
}
