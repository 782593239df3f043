import { DRAFT_PREFIX, dropDraftsOf, forgetWithDrafts } from '@bank/ui';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What was found in this tab when the page opened. */
export type Found = 'nothing' | 'answers' | 'otherVersion' | 'unreadable';

export interface KeptState<Answers> {
  answers: Answers;
  found: Found;
  /** The tab lost its page since; secrets that were given before are to be typed again. */
  isRestored: boolean;
}

export interface KeptAnswers<Answers extends object> {
  store: StoreApi<KeptState<Answers>>;
  /** Where a question keeps what is typed until it is answered. Another version does not find it, and it is forgotten with the answers. */
  draftKey(id: string): string;
  /** Adds answers and writes down all but the secret ones. */
  keep(some: Partial<Answers>): void;
  /**
   * The Idempotency-Key under which these answers are sent: the same until one that storage keeps changes, also after a reload, so that an answer
   * that was lost is found out (R3.3.24).
   */
  requestKey(): string;
  /** Forgets everything, in storage too. */
  clear(): void;
  /** What was asked is done: storage forgets it now, and the form when it is opened again, for it is on the screen until it is left. */
  finish(): void;
  /** The form opens: an earlier one that is done is not shown again. */
  begin(): void;
}

interface KeptOptions<Answers extends object> {
  /** In session storage, where a closed tab loses it (R0.25). Logging out deletes it with the other drafts. */
  key: string;
  /** A draft of another version is not restored. */
  version: string;
  empty: Answers;
  /** Never in storage. */
  secret: readonly (keyof Answers)[];
  /** @returns the answers that are usable; null when it is none of this form's */
  read(value: unknown): Partial<Answers> | null;
}

/** Answers of a long form that outlive a reload of their tab and nothing else. */
export function keptAnswers<Answers extends object>(options: KeptOptions<Answers>): KeptAnswers<Answers> {
  const { key, version, empty, secret, read } = options;
  const place = DRAFT_PREFIX + key;
  const typed = `${key}@`;
  const found = readDraft();
  const store = createStore<KeptState<Answers>>()(() => ({
    answers: { ...empty, ...found.answers },
    found: found.found,
    isRestored: found.found === 'answers',
  }));

  let isFinished = false;
  let { requestKey } = found;

  function forget(): void {
    try {
      sessionStorage.removeItem(place);
    } catch {
      // Forbidden storage held nothing.
    }
    dropDraftsOf(typed);
  }

  function readDraft(): { found: Found; answers?: Partial<Answers>; requestKey?: string } {
    try {
      const text = sessionStorage.getItem(place);
      if (text === null) return { found: 'nothing' };
      const draft: unknown = JSON.parse(text);
      if (typeof draft !== 'object' || draft === null || !('version' in draft) || !('answers' in draft))
        return { found: 'unreadable' };
      if (draft.version !== version) return { found: 'otherVersion' };
      const answers = read(draft.answers);
      if (answers === null) return { found: 'unreadable' };
      const sent =
        'requestKey' in draft && typeof draft.requestKey === 'string' ? { requestKey: draft.requestKey } : {};
      return { found: 'answers', answers, ...sent };
    } catch {
      return { found: 'unreadable' };
    }
  }

  const openOf = (answers: Answers) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => !secret.some((one) => one === name)));

  function write(answers: Answers): void {
    try {
      sessionStorage.setItem(place, JSON.stringify({ version, answers: openOf(answers), requestKey }));
    } catch {
      // Full or forbidden storage: the answers live as long as the page.
    }
  }

  function clear(): void {
    isFinished = false;
    requestKey = undefined;
    store.setState({ answers: empty, found: 'nothing', isRestored: false });
    forget();
  }
  // The next user of the tab, and the next customer, find nothing of it.
  forgetWithDrafts(clear);

  return {
    store,
    draftKey: (id) => `${typed}${version}.${id}`,
    keep(some) {
      isFinished = false;
      const before = store.getState().answers;
      const answers = { ...before, ...some };
      if (JSON.stringify(openOf(answers)) !== JSON.stringify(openOf(before))) requestKey = undefined;
      store.setState({ answers });
      write(answers);
    },
    requestKey() {
      if (requestKey === undefined) {
        requestKey = crypto.randomUUID();
        write(store.getState().answers);
      }
      return requestKey;
    },
    clear,
    finish() {
      isFinished = true;
      requestKey = undefined;
      forget();
    },
    begin() {
      if (!isFinished) return;
      isFinished = false;
      store.setState({ answers: empty, found: 'nothing', isRestored: false });
    },
  };
}

export const useKept = <Answers extends object>({ store }: KeptAnswers<Answers>): KeptState<Answers> => useStore(store);
