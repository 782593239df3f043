const PREFIX = 'bank.draft.';

export type DraftValues = Record<string, unknown>;

/** What was typed in this form before in this tab; nothing when there is none or it cannot be read. */
export function readDraft(key: string): DraftValues {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed, without the secret fields. Storage may be full or forbidden; then there is simply no draft. */
export function writeDraft(key: string, values: DraftValues, secret: ReadonlySet<string>): void {
  const kept = Object.entries(values).filter(([name]) => !secret.has(name));
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    return;
  }
}

/** Forgets what was typed in every form of this tab: at sign-out, and when somebody else takes over. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage held nothing.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Forbidden storage held nothing.
  }
}
