/** Of every draft in session storage. */
export const DRAFT_PREFIX = 'bank.draft.';

export type DraftValues = Record<string, unknown>;

/**
 * Fields that name an account or a person, whatever the form: they lie in no store of the browser (R0.54). The page remembers them, so that a
 * way through the app and back loses nothing; a reload asks for them again.
 */
const IN_MEMORY: ReadonlySet<string> = new Set([
  ...['taxId', 'iban', 'accountNumber', 'walletAddress', 'instantKey', 'payeeEmail'],
  // Whatever names a payee, as it is typed.
  'whom',
]);
const remembered = new Map<string, DraftValues>();

/** A choice that was made before a form, such as the country of an address, and the fields of the form that belong to it. */
export interface DraftChoice {
  choice: string;
  fields: readonly string[];
}

/** Beside the values of a draft: the choice that they were typed for. No field has such a name. */
const CHOICE = '@choice';

/**
 * The values typed into this form earlier in this tab; {} without a readable draft.
 * @param of typed for another choice, the fields that belong to it are left out
 */
export function readDraft(key: string, of?: DraftChoice): DraftValues {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    // What the page remembers belongs to the draft that is stored, and is gone with it.
    const { [CHOICE]: choice, ...typed }: DraftValues = { ...value, ...remembered.get(key) };
    const lost = of === undefined || choice === of.choice ? [] : of.fields;
    return Object.fromEntries(Object.entries(typed).filter(([name]) => !lost.includes(name)));
  } catch {
    return {};
  }
}

/** Whether an earlier visit left something in this form that it does not start with. */
export function hasDraft(key: string, defaults: object): boolean {
  const start: DraftValues = { ...defaults };
  return Object.entries(readDraft(key)).some(([name, value]) => value !== start[name]);
}

/**
 * Stores the typed values without the secret fields. When storage is full or forbidden there is no draft.
 * @param choice made before this form, for `readDraft`
 */
export function writeDraft(key: string, values: DraftValues, secret: ReadonlySet<string>, choice?: string): void {
  const kept = Object.entries(values).filter(([name]) => !secret.has(name));
  remembered.set(key, Object.fromEntries(kept.filter(([name]) => IN_MEMORY.has(name))));
  const stored = kept.filter(([name]) => !IN_MEMORY.has(name));
  try {
    sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify({ ...Object.fromEntries(stored), [CHOICE]: choice }));
  } catch {
    return;
  }
}

const memories = new Set<() => void>();

/** Names what else the page remembers of a form: it is forgotten with the drafts of every form. */
export const forgetWithDrafts = (forget: () => void): void => void memories.add(forget);

/** Deletes the drafts of every form in this tab: at logout, and when another user signs in or acts for another customer. */
export function dropAllDrafts(): void {
  dropDraftsOf('');
  for (const forget of memories) forget();
}

/** Deletes the drafts of one long form. @param start what their keys begin with */
export function dropDraftsOf(start: string): void {
  const place = DRAFT_PREFIX + start;
  for (const key of remembered.keys()) if (key.startsWith(start)) remembered.delete(key);
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(place)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage held nothing.
  }
}

export function dropDraft(key: string): void {
  remembered.delete(key);
  try {
    sessionStorage.removeItem(DRAFT_PREFIX + key);
  } catch {
    // Forbidden storage held nothing.
  }
}
