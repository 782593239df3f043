/** What can take the focus over from something inside it that is gone, the nearest first. */
const PLACES = 'ul, ol, form, section, [role=group], [role=dialog], [role=alertdialog], main';
const DIALOGS = '[role=dialog], [role=alertdialog]';

/** From an element outwards, as it stood when it had the focus. */
type Trail = readonly Element[];

/**
 * Keeps the focus in the page: where a step takes the place of another, or a row or a button goes away with the focus on it, the
 * browser leaves it nowhere, and the next Tab or arrow begins somewhere else. It then goes to what stood around the lost element:
 * the dialog, the list, or the heading of the screen (WCAG 2.4.3). Dialogs that return it by themselves are waited for.
 * @returns ends it
 */
export function keepFocus(page: Document): () => void {
  /** The last places in the application and above it, in dialogs and lists, which stand beside its root. */
  let below: Trail = [];
  let above: Trail = [];
  let isAbove = false;
  let isWaiting = false;
  const remember = (element: Element | null) => {
    const trail = trailOf(element);
    isAbove = page.getElementById('root')?.contains(element) === false;
    if (isAbove) above = trail;
    else below = trail;
  };
  const isLost = () => {
    const [last] = isAbove ? above : below;
    if (last === undefined || (last.isConnected && !last.matches(':disabled'))) return false;
    // What was switched off keeps it for a moment, without any use.
    return isNowhere(page) || page.activeElement === last;
  };
  const onFocus = ({ target }: FocusEvent) => remember(target instanceof Element ? target : null);
  // Left on purpose, by a press beside it: what had the focus is still there.
  const onBlur = () => queueMicrotask(() => isNowhere(page) && !isLost() && remember(null));
  const repair = () => {
    isWaiting = false;
    if (isLost()) take(placeIn(page, above, below));
  };
  const observer = new MutationObserver(() => {
    // The wait begins with the loss: after an earlier change it would end before a menu that has just closed returns the focus.
    if (isWaiting || !isLost()) return;
    isWaiting = true;
    // Screens and dialogs that move it by themselves come first.
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(repair)));
  });
  remember(page.activeElement === page.body ? null : page.activeElement);
  page.addEventListener('focusin', onFocus);
  page.addEventListener('focusout', onBlur);
  // A page that is still inert behind a dialog on its way out takes no focus: it is asked again when it no longer is.
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('focusout', onBlur);
  };
}

const isNowhere = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;

function trailOf(element: Element | null): Trail {
  const trail: Element[] = [];
  for (let at = element; at; at = at.parentElement) trail.push(at);
  return trail;
}

/** Inside an open dialog the nearest place of what was there, else the dialog; under none, the same in the screen. */
function placeIn(page: Document, above: Trail, below: Trail): Element | null {
  const dialog = [...page.querySelectorAll(DIALOGS)].at(-1);
  const around = dialog ?? page.querySelector('main');
  const [last, ...rest] = dialog ? above : below;
  // What opened a dialog can be given the focus again when the page behind is no longer inert.
  if (last?.isConnected && !last.matches(':disabled') && around?.contains(last)) return last;
  const place = rest.find(({ isConnected }) => isConnected)?.closest(PLACES);
  const nearest = place && around?.contains(place) ? place : around;
  // All of the screen is another: it begins with its heading.
  return nearest?.matches('main') ? (nearest.querySelector('h1') ?? nearest) : (nearest ?? null);
}

/** Focuses what is no control, for as long as the focus stays there. */
function take(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
