import type { Page } from '@playwright/test';

/**
 * Amounts of money that the page shows or says: in its text, also the text for screen readers, in names, titles, hints and the values of
 * fields that no user types into, and in the title of the window.
 * @param besides text that is no secret
 * @returns each with the text around it, up to 80 characters
 */
export async function figuresOn(page: Page, besides = /(?!)/): Promise<string[]> {
  return page.evaluate(
    ([ignored]) => {
      const currency = String.raw`(?:[€$£₿]|lei|EUR|USD|RON|BTC|GBP|CHF)`;
      const amount = [
        new RegExp(String.raw`${currency}\s?[\d.,]*\d`, 'u'),
        new RegExp(String.raw`\d[\d.,\s]*\s?${currency}`, 'u'),
        /(?<![\d.:])\d[\d.,\u00a0\u202f]*[.,]\d{2}(?![\d:])/u,
        // The numbers beside a chart, as English, Spanish and Russian shorten them.
        /^\s*[−+-]?\d+(?:[.,]\d+)?\s?(?:[km]|mil|тыс\.?|млн\.?)\s*$/iu,
      ];
      const hidden = new RegExp(String.raw`${currency}\u00a0••••`, 'gu');
      const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
      const texts = [document.title];
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        if (!(node instanceof Element) || node.matches('script, style, template')) continue;
        for (const name of ATTRIBUTES) texts.push(node.getAttribute(name) ?? '');
        if (node instanceof HTMLInputElement && node.readOnly) texts.push(node.value);
        // Symbol and digits of one amount stand in elements of their own: take the text of the element that holds a line together.
        const holdsText = [...node.childNodes].some(
          (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
        );
        if (holdsText) texts.push((node.parentElement ?? node).textContent ?? '', node.textContent ?? '');
      }
      const found = texts
        // The address of a computer and a day are no amounts, also right behind a name, and a currency before dots belongs to no digits before it.
        .map((text) =>
          text
            .replace(/(?<!\d)\d+(?:\.\d+){3}(?!\d)/g, '')
            .replace(/(?<!\d)\d{1,2}\.\d{2}\.\d{4}(?!\d)/g, '')
            .replace(hidden, ' ')
            .replace(new RegExp(ignored, 'g'), ''),
        )
        .filter((text) => text.length < 400 && amount.some((pattern) => pattern.test(text)));
      return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 80)))];
    },
    [besides.source] as const,
  );
}
