import type { WrapperState } from './wrapper-state';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/**
 * Writes the flags to the page as the variables that its style sheet reads (ground.css and nav.css of libs/ui/src/styles), whose values in
 * an ordinary browser are the browser's own: the size of the phone's edges and of the bottom bar. Only a page inside the app calls this.
 */
export function showFlags(page: HTMLElement, { safeArea, keyboardVisible, footerLocked }: WrapperState): void {
  // Keyboard and footer cover the lower edge, so the page hides its own bar.
  const isBottomTaken = keyboardVisible || footerLocked;
  for (const side of SIDES) {
    const inset = side === 'bottom' && isBottomTaken ? 0 : safeArea[side];
    page.style.setProperty(`--inset-${side}`, `${inset}px`);
  }
  if (isBottomTaken) page.style.setProperty('--bar-room', '0px');
  else page.style.removeProperty('--bar-room');
}
