import { useEffect, type RefObject } from 'react';

/** Focuses the first refused field in visual order, which may differ from the order of the schema. @param isRefused by a field's path */
export function focusField(form: HTMLFormElement | null, isRefused: (path: string) => boolean): void {
  for (const element of form?.elements ?? []) {
    // A select keeps its value in a hidden input, and its button says whose it is.
    const path = element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
    if (!(element instanceof HTMLElement) || element.getAttribute('type') === 'hidden' || !isRefused(path)) continue;
    element.focus();
    return;
  }
}

interface Sent {
  form: RefObject<HTMLFormElement | null>;
  /** The element that had the focus when the form was sent. */
  from: RefObject<Element | null>;
}

/**
 * Focuses the first field that the server has refused: in a long form it may be out of sight. A user who has gone on to another
 * field meanwhile stays there.
 */
export function useFocusRefused({ form, from }: Sent, fieldErrors: Readonly<Record<string, string>> | undefined): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (fieldErrors === undefined || (focused !== from.current && focused !== document.body)) return;
    focusField(form.current, (path) => path in fieldErrors);
  }, [form, from, fieldErrors]);
}
