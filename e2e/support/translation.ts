import type { Page } from '@playwright/test';

/** Runs in the page: Playwright sends it there as text, so it holds all that it needs. */
function translateTexts(isLasting: boolean): void {
  /** Browsers take each text out of the page, and put two elements in its place. Its words stay, so that a test can read them. */
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('font, script, style, template, textarea') || node.nodeValue?.trim() === ''
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    }
  };
  translate();
  if (isLasting) new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
}

/** Translates what the page says now. */
export const translateNow = (page: Page) => page.evaluate(translateTexts, false);

/** Translates what the page says now, and whatever it says later, until it is loaded again. */
export const translateFromNow = (page: Page) => page.evaluate(translateTexts, true);
