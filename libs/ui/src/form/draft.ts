/** Of every draft in session storage. */
export const DRAFT_PREFIX = 'bank.draft.';

export type DraftValues = Record<string, unknown>;

/** The values typed into this form earlier in this tab; {} without a readable draft. */
export function readDraft(key: string): DraftValues {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Whether an earlier visit left something in this form that it does not start with. */
export function hasDraft(key: string, defaults: object): boolean {
  const start: DraftValues = { ...defaults };
  return Object.entries(readDraft(key)).some(([name, value]) => value !== start[name]);
}

/** Stores the typed values without the secret fields. When storage is full or forbidden there is no draft. */
export function writeDraft(key: string, values: DraftValues, secret: ReadonlySet<string>): void {
  const kept = Object.entries(values).filter(([name]) => !secret.has(name));
  try {
    sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    return;
  }
}

/** Deletes the drafts of every form in this tab: at logout, and when another user signs in. */
export const dropAllDrafts = (): void => dropDraftsOf('');

/** Deletes the drafts of one long form. @param start what their keys begin with */
export function dropDraftsOf(start: string): void {
  const place = DRAFT_PREFIX + start;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(place)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage held nothing.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(DRAFT_PREFIX + key);
  } catch {
    // Forbidden storage held nothing.
  }
}
