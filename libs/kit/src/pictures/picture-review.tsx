import { type MessageId, Text, useText } from '@bank/i18n';
import { Button } from '@bank/ui';
import { Camera, FolderOpen, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { InFoot } from '../screen/foot';
import { Picker } from '../upload/picker';
import type { PictureWork } from './picture-work';
import { PictureChecks, PictureStage } from './picture-stage';
import { renamed } from './sort-files';
import { useLook } from './use-look';

interface PictureReviewProps {
  file: File;
  /** Where it came from, and where another one is taken. */
  by: 'camera' | 'files';
  /** How many are looked at after it. */
  more: number;
  sendText: MessageId;
  work: PictureWork;
  onSend(file: File): void;
  onAnother(files: readonly File[]): void;
  onRemove(): void;
  onUnreadable(): void;
}

const TURN = 90;

/** One picture before it is sent: large enough to judge, what was measured, a turn, and one button that sends it (R0.75, R0.76). */
export function PictureReview(props: PictureReviewProps) {
  const { file, by, more, work, onSend, onAnother, onRemove } = props;
  const { name } = file;
  const t = useText();
  const title = useId();
  const whole = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const look = useLook(file, work);
  const [turns, setTurns] = useState(0);
  const { isAtWork, isGivenUp, redraw } = useRedraw(file, work);
  const isHidden = look.state === 'hidden' || isGivenUp;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // From the question to the button, where the window is high enough for both; with the frame that lays them out anyway.
    const frame = requestAnimationFrame(() => whole.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const tellUnreadable = useEffectEvent(() => props.onUnreadable());
  const isUnreadable = look.state === 'unreadable';
  useEffect(() => {
    if (isUnreadable) tellUnreadable();
  }, [isUnreadable]);

  const send = () => {
    if (isHidden) onSend(file);
    else if (look.state === 'shown') redraw(turns, onSend);
  };

  return (
    <section
      ref={whole}
      aria-labelledby={title}
      // The browser would open a file that is dropped here, and leave the page.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onAnother([...event.dataTransfer.files]);
      }}
      className="grid scroll-mt-14 scroll-mb-4 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <h3 id={title} ref={heading} tabIndex={-1} className="heading-face min-w-0 pt-2 text-lg break-words">
          {isHidden ? name : <Text id="kit.picture.title" />}
        </h3>
        <p role="status" className="text-muted text-sm">
          <Text id={isHidden ? 'kit.picture.hidden' : 'kit.picture.place'} />
          {more > 0 && (
            <>
              {' '}
              <Text id="kit.picture.more" values={{ count: more }} />
            </>
          )}
        </p>
      </div>
      {!isHidden && (
        <>
          <PictureStage look={look} name={name} turns={turns} />
          <PictureChecks look={look} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {!isHidden && (
          <Button
            variant="secondary"
            icon={<RotateCw />}
            disabled={look.state !== 'shown'}
            onClick={() => setTurns((turns + 1) % 4)}
          >
            <Text id="kit.picture.turn" />
          </Button>
        )}
        <Picker
          icon={by === 'camera' ? <Camera /> : <FolderOpen />}
          text={t(by === 'camera' ? 'kit.picture.takeAnother' : 'kit.picture.chooseAnother')}
          capture={by === 'camera' ? 'environment' : undefined}
          onFiles={onAnother}
        />
        <Button variant="quiet" icon={<Trash2 />} aria-label={t('kit.upload.remove', { name })} onClick={onRemove}>
          <Text id="kit.remove" />
        </Button>
      </div>
      <InFoot>
        <Button pending={isAtWork} disabled={look.state === 'checking'} onClick={send}>
          <Text id={props.sendText} />
        </Button>
      </InFoot>
      <p role="status" className="sr-only">
        {turns > 0 && <Text id="kit.picture.turned" values={{ degrees: turns * TURN }} />}
      </p>
    </section>
  );
}

/** Redraws on the way out. What cannot be redrawn is said, and then goes as it is. */
function useRedraw(file: File, work: PictureWork) {
  const [state, setState] = useState<'idle' | 'atWork' | 'givenUp'>('idle');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    isAtWork: state === 'atWork',
    isGivenUp: state === 'givenUp',
    redraw(turns: number, onDone: (redrawn: File) => void) {
      const stop = new AbortController();
      running.current = stop;
      setState('atWork');
      void work.redraw(file, turns, stop.signal).then((blob) => {
        if (stop.signal.aborted) return;
        if (blob) onDone(renamed(file, blob));
        else setState('givenUp');
      });
    },
  };
}
