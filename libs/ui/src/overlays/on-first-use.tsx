import { useState } from 'react';
import { latePart, type PartModule } from './late-part';

/** What every overlay is given: how to close it. */
interface Closable {
  onClose: () => void;
}

/**
 * A component whose code is fetched at its first use. It stays mounted afterwards, so that it can animate out. Overlays weigh 40 kB
 * that no screen needs for its first paint (ADR-9). Without a network it closes again, and the next use tries again.
 */
export function onFirstUse<Props extends Closable>(load: () => Promise<PartModule<Props>>) {
  const Part = latePart(load);
  function Show({ isWanted, given }: { isWanted: boolean; given: Props }) {
    const [wasWanted, setWasWanted] = useState(isWanted);
    if (isWanted && !wasWanted) setWasWanted(true);
    const giveUp = () => {
      setWasWanted(false);
      given.onClose();
    };
    return wasWanted && <Part {...given} onMissing={giveUp} />;
  }
  return { Show, warmUp: Part.warmUp };
}
