import { Text } from '@bank/i18n';
import { Banner, Button, MissingPart } from '@bank/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useOnline } from '../page/use-online';
import { recoverChunk } from './chunk-recovery';

/**
 * A part of a page (a menu, a dialog) whose code cannot be fetched: a new release is loaded, and where that cannot be, the person is
 * told. The page they are on stays.
 */
export function MissingParts({ children }: { children: ReactNode }) {
  const [isMissing, setMissing] = useState(false);
  const isOnline = useOnline();
  const tell = useCallback((reason: unknown) => void recoverChunk(reason).catch(() => setMissing(true)), []);
  useEffect(() => setMissing(false), [isOnline]);
  return (
    <MissingPart value={tell}>
      {children}
      {isMissing && (
        <div className="page-note-foot">
          <Banner
            tone="warning"
            title={<Text id={isOnline ? 'shell.error.missingTitle' : 'shell.offline.title'} />}
            action={
              <Button size="small" variant="secondary" onClick={() => setMissing(false)}>
                <Text id="kit.close" />
              </Button>
            }
          >
            <Text id={isOnline ? 'shell.error.missingBody' : 'shell.offline.part'} />
          </Banner>
        </div>
      )}
    </MissingPart>
  );
}
