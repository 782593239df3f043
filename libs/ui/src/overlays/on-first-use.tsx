import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched at its first use. It stays mounted afterwards, so that it can animate out. Overlays weigh 40 kB
 * that no screen needs for its first paint (ADR-9).
 */
export function onFirstUse<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Loaded: ComponentType<Props> = lazy(load);
  function Show({ isWanted, given }: { isWanted: boolean; given: Props }) {
    const [wasWanted, setWasWanted] = useState(isWanted);
    if (isWanted && !wasWanted) setWasWanted(true);
    return (
      wasWanted && (
        <Suspense fallback={null}>
          <Loaded {...given} />
        </Suspense>
      )
    );
  }
  return { Show, warmUp: () => void load().catch(() => undefined) };
}
