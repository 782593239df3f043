/** Where a key belongs to the element before it belongs to the page: what takes text, and what stands over the page. */
const HAS_OWN_KEYS = 'input, textarea, select, [contenteditable], dialog, [role$=dialog], [role=menu], [role=listbox]';

/** Whether a shortcut of the page must leave a key press to where it happened. */
export const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(HAS_OWN_KEYS) !== null;
