import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

/**
 * Told why a part's code could not be fetched: there is no network, or a release took the code away. The application above says
 * so; the part stays out and the page stays.
 */
export const MissingPart = createContext<(reason: unknown) => void>(() => undefined);

/** What a lazy import answers. Parts are functions: of a class, the props could not be told from its module. */
export interface PartModule<Props> {
  default: (props: Props) => ReactNode;
}

/** Code that is fetched once; after a failure the next call tries again. */
function fetched<Props>(load: () => Promise<PartModule<Props>>) {
  let part: PartModule<Props>['default'] | null = null;
  let coming: Promise<void> | null = null;
  return {
    get: () => part,
    fetch(): Promise<void> {
      coming ??= load().then(
        (module) => {
          part = module.default;
        },
        (reason: unknown) => {
          coming = null;
          throw reason;
        },
      );
      return coming;
    },
  };
}

interface Waiting {
  /** Shows until the part is there; nothing without it. */
  fallback?: ReactNode;
  /** The code did not come. */
  onMissing?: () => void;
}

/**
 * A part of a page whose code is fetched when it is first shown. Unlike `lazy`, a failure to fetch it takes nothing else down:
 * `MissingPart` is told, and the part tries again at its next mount and when the network comes back.
 */
export function latePart<Props extends object>(load: () => Promise<PartModule<Props>>) {
  const code = fetched(load);
  function Late(given: Props & Waiting) {
    const { fallback = null, onMissing } = given;
    const tell = useContext(MissingPart);
    const [Part, setPart] = useState(() => code.get());
    useEffect(() => {
      if (Part) return;
      let isHere = true;
      const fetch = () =>
        code.fetch().then(
          () => isHere && setPart(() => code.get()),
          (reason: unknown) => {
            if (!isHere) return;
            tell(reason);
            onMissing?.();
          },
        );
      void fetch();
      window.addEventListener('online', fetch);
      return () => {
        isHere = false;
        window.removeEventListener('online', fetch);
      };
      // eslint-disable-next-line hooks/exhaustive-deps -- one try a mount; the handlers' identities say nothing about it
    }, []);
    // A later try may have fetched it: `ready` of one who waits for it.
    const Here = Part ?? code.get();
    return Here ? <Here {...given} /> : fallback;
  }
  /** Fetches the code ahead of its first use, and says when it is here; a failure is of no interest yet. */
  Late.ready = () => code.fetch().catch(() => undefined);
  Late.warmUp = () => void Late.ready();
  return Late;
}
