import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useForm } from './form-context';

/** The fields of a form that are on the page. A refusal of another one has no field to stand at. */
export interface DrawnFields {
  /** @param path of a field: "city", "lines.0.price" @returns takes it off again */
  draw(path: string): () => void;
  /** Whether the field is on the page, or has been since the last refusal. */
  wasDrawn(path: string): boolean;
  /** A refusal has come: from now on only a field that is on the page can say it. */
  startOver(): void;
  subscribe(listener: () => void): () => void;
  /** Another number after each change. */
  version(): number;
}

export function drawnFields(): DrawnFields {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let seen = new Set<string>();
  let version = 0;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  return {
    draw(path) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
      seen.add(path);
      changed();
      return () => {
        const left = (counts.get(path) ?? 0) - 1;
        if (left > 0) counts.set(path, left);
        else counts.delete(path);
      };
    },
    wasDrawn: (path) => seen.has(path),
    startOver() {
      seen = new Set(counts.keys());
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}

/** Says that the field of this path is on the page and shows its own error. `useBound` says so by itself. */
export function useDrawn(path: string): void {
  const { drawn } = useForm();
  useLayoutEffect(() => drawn.draw(path), [drawn, path]);
}

/** The server's sentences about fields that are not on the page, by their paths (R0.121). */
export function useStrays(): Readonly<Record<string, string>> {
  const { drawn, fieldErrors } = useForm();
  useSyncExternalStore(drawn.subscribe, drawn.version, drawn.version);
  return Object.fromEntries(Object.entries(fieldErrors).filter(([path]) => !drawn.wasDrawn(path)));
}
