import type { ApiFailure } from '@bank/api-client';
import { use, useEffect, useRef, useState } from 'react';
import { asFailure } from '../failure/as-failure';
import { type FileProblem, isPicture, problemOf } from './file-rules';
import { Holding, useHold } from './holding';

/** Sends one file; resolves when the bank has it, rejects with ApiFailure. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; /** 0 to 1. */ onProgress: (ratio: number) => void },
) => Promise<unknown>;

/** One file that was chosen, and how far it is. */
export interface Upload {
  id: number;
  file: File;
  state: 'sending' | 'done' | 'failed' | 'refused';
  /** 0 to 1. */
  ratio: number;
  /** Why it was not even sent. */
  problem: FileProblem | null;
  /** Why it did not get through. */
  failure: ApiFailure | null;
  /** An object URL for what can be drawn. */
  previewUrl: string | null;
}

export interface Uploads {
  uploads: readonly Upload[];
  /** Sends files. @param held files that are chosen and not sent yet: they count as well */
  add(files: readonly File[], held?: readonly File[]): void;
  /** Takes a file off the list, and off the wire. */
  remove(id: number): void;
  retry(id: number): void;
}

/** The files of a list that were taken. */
export const acceptedOf = (uploads: readonly Upload[]): File[] =>
  uploads.filter(({ problem }) => problem === null).map(({ file }) => file);

/** The chosen files; each is sent at once and by itself, so that one that fails holds up no other. */
export function useUploads(send: SendFile, maxFiles: number, onUploaded?: () => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  const previews = useRef(new Set<string>());

  // One that did not get through is nowhere else.
  useHold(
    uploads.some(({ state }) => state === 'sending' || state === 'failed'),
    use(Holding),
  );
  useEffect(() => {
    const [onTheWire, urls] = [running.current, previews.current];
    return () => {
      for (const stop of onTheWire.values()) stop.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  const patch = (id: number, fields: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));

  async function start(id: number, file: File): Promise<void> {
    const stop = new AbortController();
    running.current.set(id, stop);
    try {
      await send(file, { signal: stop.signal, onProgress: (ratio) => patch(id, { ratio }) });
      patch(id, { state: 'done', ratio: 1 });
      onUploaded?.();
    } catch (error) {
      if (!stop.signal.aborted) patch(id, { state: 'failed', failure: asFailure(error) });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    uploads,
    add(files, held = []) {
      const accepted = [...acceptedOf(uploads), ...held];
      const added = files.map((file): Upload => {
        const problem = problemOf(file, accepted, maxFiles);
        if (problem === null) accepted.push(file);
        const previewUrl = problem === null && isPicture(file) ? URL.createObjectURL(file) : null;
        if (previewUrl !== null) previews.current.add(previewUrl);
        const state = problem === null ? 'sending' : 'refused';
        return { id: nextId.current++, file, state, ratio: 0, problem, failure: null, previewUrl };
      });
      setUploads((known) => [...known, ...added]);
      for (const { id, file, problem } of added) if (problem === null) void start(id, file);
    },
    remove(id) {
      running.current.get(id)?.abort();
      const previewUrl = uploads.find((upload) => upload.id === id)?.previewUrl;
      if (previewUrl) {
        URL.revokeObjectURL(previewUrl);
        previews.current.delete(previewUrl);
      }
      setUploads((known) => known.filter((upload) => upload.id !== id));
    },
    retry(id) {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      patch(id, { state: 'sending', ratio: 0, failure: null });
      void start(id, upload.file);
    },
  };
}
