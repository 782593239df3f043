import { type MessageId, Text } from '@bank/i18n';
import { Banner } from '@bank/ui';
import { use, useEffect, useRef, useState } from 'react';
import type { DocumentUploadProps } from '../upload/document-upload';
import { DropZone } from '../upload/drop-zone';
import { MAX_FILES } from '../upload/file-rules';
import { Holding, useHold } from '../upload/holding';
import { UploadList } from '../upload/upload-list';
import { acceptedOf, useUploads } from '../upload/use-uploads';
import { PictureReview } from './picture-review';
import { pictureWork, type PictureWork } from './picture-work';
import { sortFiles } from './sort-files';
import { usePaste } from './use-paste';

export interface PictureUploadProps extends DocumentUploadProps {
  /** The word of the button that sends a picture; "Send" unless said otherwise. */
  sendText?: MessageId;
  /** For tests: jsdom has neither workers nor canvas. */
  work?: PictureWork;
}

/** A picture that is not sent yet. */
interface Held {
  id: number;
  file: File;
  by: 'camera' | 'files';
}

/** `DocumentUpload` for pictures that have to be read: each is shown and checked before it goes, one after the other (R0.75). */
export function PictureUpload(props: PictureUploadProps) {
  const { label, description, send, onUploaded, disabledReason, maxFiles = MAX_FILES, work = pictureWork } = props;
  const uploads = useUploads(send, maxFiles, onUploaded);
  const [queue, setQueue] = useState<readonly Held[]>([]);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const nextId = useRef(1);
  const place = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<'picker' | 'list' | null>(null);
  const [current, ...others] = queue;
  useHold(current !== undefined, use(Holding));

  useEffect(() => work.warmUp(), [work]);
  useEffect(() => {
    // A picture that is shown takes the focus itself.
    if (current === undefined && focusNext.current !== null) ({ picker, list })[focusNext.current].current?.focus();
    focusNext.current = null;
  }, [current]);

  const choose = (files: readonly File[], by: Held['by'], replaced?: Held) => {
    setUnreadable(null);
    const kept = queue.filter((held) => held !== replaced);
    const held = kept.map(({ file }) => file);
    const { pictures, papers, refused } = sortFiles(files, [...acceptedOf(uploads.uploads), ...held], maxFiles);
    uploads.add([...papers, ...refused], [...held, ...pictures]);
    if (pictures.length + papers.length === 0) return;
    const added = pictures.map((file): Held => ({ id: nextId.current++, file, by }));
    if (replaced) focusNext.current = 'list';
    setQueue(replaced ? [...added, ...kept] : [...kept, ...added]);
  };
  const leave = (next: 'picker' | 'list') => {
    focusNext.current = next;
    setQueue(others);
  };
  const pasting = usePaste(place, current === undefined && disabledReason === undefined, (files) =>
    choose(files, 'files'),
  );

  return (
    <div ref={place} {...pasting} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {unreadable !== null && (
        <Banner tone="danger">
          <Text id="kit.picture.unreadable" values={{ name: unreadable }} />
        </Banner>
      )}
      {current ? (
        <PictureReview
          key={current.id}
          file={current.file}
          by={current.by}
          more={others.length}
          sendText={props.sendText ?? 'kit.papers.send'}
          work={work}
          onSend={(file) => {
            uploads.add(
              [file],
              others.map((held) => held.file),
            );
            leave('list');
          }}
          onAnother={(files) => choose(files, current.by, current)}
          onRemove={() => leave('picker')}
          onUnreadable={() => {
            setUnreadable(current.file.name);
            leave('picker');
          }}
        />
      ) : (
        <DropZone
          ref={picker}
          label={label}
          description={description}
          disabledReason={disabledReason}
          invitation="kit.picture.drop"
          isCameraFirst
          onFiles={choose}
        />
      )}
      <UploadList of={uploads} maxFiles={maxFiles} ref={list} />
    </div>
  );
}
