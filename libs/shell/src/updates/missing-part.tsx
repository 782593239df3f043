import { Text, type MessageId } from '@bank/i18n';
import { Banner, Button, loadingRelease, MissingPart } from '@bank/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useOnline } from '../page/use-online';
import { heldRelease, recoverChunk, thisPage, type HeldBy } from './chunk-recovery';

type Missing = HeldBy | 'missing' | 'offline';

/** What is said, and what the one button does. */
const WORDS: Readonly<Record<Missing, readonly [title: MessageId, body: MessageId, button: MessageId]>> = {
  draft: ['shell.update.title', 'shell.update.kept', 'shell.update.reload'],
  form: ['shell.update.title', 'shell.update.body', 'shell.update.reload'],
  missing: ['shell.error.missingTitle', 'shell.error.missingBody', 'kit.close'],
  offline: ['shell.offline.title', 'shell.offline.part', 'kit.close'],
};

/**
 * A part of a page (a menu, a dialog) whose code cannot be fetched: a new release is loaded, and where that cannot be, the person is
 * told. The page they are on stays. A form that holds something typed holds the new release up, and its draft is there again (R0.61).
 */
export function MissingParts({ children }: { children: ReactNode }) {
  const [missing, setMissing] = useState<HeldBy | 'missing' | null>(null);
  const isOnline = useOnline();
  const tell = useCallback(
    (reason: unknown) => void recoverChunk(reason).catch(async () => setMissing((await heldRelease()) ?? 'missing')),
    [],
  );
  useEffect(() => setMissing(null), [isOnline]);
  const isHeld = missing !== null && missing !== 'missing';
  const [title, body, button] = WORDS[isOnline ? (missing ?? 'missing') : 'offline'];
  const load = () => {
    loadingRelease.begin();
    thisPage.load(null);
  };
  return (
    <MissingPart value={tell}>
      {children}
      {missing !== null && (
        <div className="page-note-foot">
          <Banner
            tone="warning"
            title={<Text id={title} />}
            action={
              <Button size="small" variant="secondary" onClick={isHeld && isOnline ? load : () => setMissing(null)}>
                <Text id={button} />
              </Button>
            }
          >
            <Text id={body} />
          </Banner>
        </div>
      )}
    </MissingPart>
  );
}
