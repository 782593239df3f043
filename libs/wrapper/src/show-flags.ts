import type { WrapperState } from './wrapper-state';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/**
 * Writes the flags to the page as the variables that its style sheet reads (libs/ui/src/styles/ground.css), whose values in an ordinary
 * browser are the browser's own: how much the phone's edges take, and how much room the bar of places needs. Only a page inside the
 * app comes here.
 */
export function showFlags(page: HTMLElement, { safeArea, keyboardVisible, footerLocked }: WrapperState): void {
  // Keyboard and footer lie over the lower edge, and the page's own bar steps aside for them.
  const isBottomTaken = keyboardVisible || footerLocked;
  for (const side of SIDES) {
    const inset = side === 'bottom' && isBottomTaken ? 0 : safeArea[side];
    page.style.setProperty(`--inset-${side}`, `${inset}px`);
  }
  if (isBottomTaken) page.style.setProperty('--bar-room', '0px');
  else page.style.removeProperty('--bar-room');
}
