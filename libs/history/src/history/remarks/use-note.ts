import { type ApiFailure, call, invalidate } from '@bank/api-client';
import { useAttempt } from '@bank/kit';
import { transactionDetails, transactionHistory, transactionSummary } from '@bank/protocol/history';
import { transactionNoteSet } from '@bank/protocol/history-remarks';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Long enough not to save every letter. */
const SAVE_AFTER_MS = 700;

export interface NoteDraft {
  typed: string;
  type(text: string): void;
  /** Saves at once, when the field is left. */
  save(): void;
  state: 'kept' | 'saving' | 'saved';
  failure: ApiFailure | null;
}

/** A note that saves itself: when typing pauses, when the field is left, and when the details close (R2.7.27). */
export function useNote(transactionId: string, note: string): NoteDraft {
  const [typed, setTyped] = useState(note);
  const [hasSaved, setSaved] = useState(false);
  const { run, isPending, failure } = useAttempt();
  const latest = useRef(note);
  const kept = useRef(note);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    return run(async () => {
      // What was typed while the bank answered is saved after it.
      while (latest.current.trim() !== kept.current) {
        const text = latest.current.trim();
        await call(transactionNoteSet, { transactionId, note: text });
        kept.current = text;
        setSaved(true);
      }
      await invalidate(transactionDetails, transactionHistory, transactionSummary);
    });
  }, [run, transactionId]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (latest.current.trim() !== kept.current) void save();
    },
    [save],
  );
  return {
    typed,
    type(text) {
      setTyped(text);
      latest.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
    },
    save() {
      if (latest.current.trim() !== kept.current) void save();
    },
    state: isPending ? 'saving' : hasSaved && typed.trim() === kept.current ? 'saved' : 'kept',
    failure,
  };
}
