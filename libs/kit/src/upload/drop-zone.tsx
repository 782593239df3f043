import { Text, useText, type MessageId } from '@bank/i18n';
import clsx from 'clsx';
import { Camera, CloudUpload, FolderOpen } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { MAX_MEGABYTES } from './file-rules';
import { Picker } from './picker';

export interface DropZoneProps {
  label: string;
  /** Advice about a good file. */
  description?: ReactNode;
  /** Why nothing may be uploaded here; the buttons are then disabled. */
  disabledReason?: string;
  /** Says what can be done here with a mouse. */
  invitation?: MessageId;
  /** Pictures are taken more often than chosen. */
  isCameraFirst?: boolean;
  /** The button that opens the files, for the focus. */
  ref?: Ref<HTMLInputElement>;
  onFiles(files: readonly File[], by: 'camera' | 'files'): void;
}

/** A place where files are dropped, chosen or photographed. */
export function DropZone(props: DropZoneProps) {
  const { label, description, disabledReason, invitation = 'kit.upload.drop', isCameraFirst, ref, onFiles } = props;
  const t = useText();
  const [isOver, setOver] = useState(false);
  const isDisabled = disabledReason !== undefined;

  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onFiles([...event.dataTransfer.files], 'files');
  };

  const camera = (
    <Picker
      isDisabled={isDisabled}
      icon={<Camera />}
      text={t('kit.upload.photo')}
      capture="environment"
      className="pointer-fine:hidden"
      onFiles={(files) => onFiles(files, 'camera')}
    />
  );

  return (
    // Dropping is a shortcut for a mouse; the buttons inside do the same by keyboard.
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
        <Text id={invitation} />
      </p>
      {Boolean(description) && <p className="text-muted text-sm">{description}</p>}
      <div className="flex flex-wrap justify-center gap-2">
        {isCameraFirst && camera}
        <Picker
          ref={ref}
          isDisabled={isDisabled}
          icon={<FolderOpen />}
          text={t('kit.upload.choose')}
          multiple
          onFiles={(files) => onFiles(files, 'files')}
        />
        {!isCameraFirst && camera}
      </div>
      <p className="text-muted text-sm">
        {disabledReason ?? <Text id="kit.upload.rules" values={{ megabytes: MAX_MEGABYTES }} />}
      </p>
    </div>
  );
}
