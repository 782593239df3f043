import { type MessageId, Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Button, Dialog } from '@bank/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Ask } from '../screen/ask';
import { Foot } from '../screen/foot';
import { useBackBlocker } from '../screen/use-back-blocker';
import { Holding, useHolding } from '../upload/holding';

export interface PapersSheetProps {
  title: ReactNode;
  /** The word of the button that closes the sheet. */
  done: MessageId;
  onClose(): void;
  children: ReactNode;
}

/**
 * A sheet that sends papers. Its foot has the action of the picture that is looked at, and "Done" without one. What is chosen and not sent
 * yet is kept nowhere, so that each way out of the sheet asks first, the browser's Back too (R0.143).
 */
export function PapersSheet({ title, done, onClose, children }: PapersSheetProps) {
  const t = useText();
  const [element, setElement] = useState<Element | null>(null);
  const { isHolding, hold } = useHolding();
  const { isHolding: isFilled, hold: fill } = useHolding();
  const [isAsking, setAsking] = useState(false);
  // The answer leaves by the browser's history, too.
  const isLeaving = useRef(false);
  // The end of a session leads to sign-in, whatever is held.
  const back = useBackBlocker(
    ({ nextLocation }) => isHolding && !isLeaving.current && nextLocation.pathname !== paths.login.to(),
  );
  const stay = () => {
    setAsking(false);
    back?.reset();
  };
  return (
    <Dialog
      isOpen
      size="sheet"
      title={title}
      closeLabel={t('kit.close')}
      onClose={() => (isHolding ? setAsking(true) : onClose())}
      footer={
        <>
          <div ref={setElement} className="contents" />
          {!isFilled && (
            // The primary one is that of a picture: Send.
            <Button variant="secondary" onClick={() => (isHolding ? setAsking(true) : onClose())}>
              {t(done)}
            </Button>
          )}
        </>
      }
    >
      <Holding value={hold}>
        <Foot value={{ element, fill }}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
        </Foot>
      </Holding>
      {(isAsking || back) && (
        <Ask
          title={t('kit.papers.unsent')}
          action="kit.papers.unsentLeave"
          stay="kit.papers.unsentStay"
          run={() => Promise.resolve()}
          onClose={stay}
          onDone={() => {
            isLeaving.current = true;
            if (back) back.proceed();
            else onClose();
          }}
        >
          <Text id="kit.papers.unsentBody" />
        </Ask>
      )}
    </Dialog>
  );
}
