/** Where something is asked: what opens over it would take the place of what the user is doing. A search asks for nothing. */
const AT_WORK = 'form:not([role="search"]), [role="dialog"], [role="alertdialog"]';

/** Whether nothing on the page is asked or typed, so that a question may come (R0.35). */
export function screenIsIdle(page: Document): boolean {
  if (page.querySelector(AT_WORK) !== null) return false;
  const { activeElement } = page;
  return !(activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select, [contenteditable]'));
}
