// Rules: R0.99.
import type { Page } from '@playwright/test';

/** @returns the empty fields of a day whose "dd/mm/yyyy" is wider than the place that the field leaves for it */
export async function daysCut(page: Page, address: string): Promise<string[]> {
  const cut = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, { font, wordSpacing, letterSpacing }: CSSStyleDeclaration): number => {
      if (!pen) throw new Error('this browser draws no text');
      Object.assign(pen, { font, wordSpacing, letterSpacing });
      return pen.measureText(text).width;
    };
    return [...document.querySelectorAll('input')]
      .filter((field) => field.checkVisibility() && /^\p{L}+(\W+\p{L}+){2}\W*$/u.test(field.placeholder))
      .filter((field) => field.inputMode === 'numeric')
      .filter((field) => {
        const style = getComputedStyle(field);
        const place = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return widthOf(field.placeholder, style) > place + 0.5;
      })
      .map((field) => field.name);
  });
  return cut.map((name) => `${address} cuts the empty day of “${name}”`);
}
