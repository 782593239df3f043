/**
 * Takes the hints for code out of the head once the code is there: each screen leaves a dozen, and a day's work would leave
 * hundreds of elements that the browser never reads again. The build's loader remembers by itself what it has asked for.
 */
export function tidyHead(head: HTMLElement): void {
  head.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') target.remove();
    },
    // Loading does not bubble.
    { capture: true },
  );
}
