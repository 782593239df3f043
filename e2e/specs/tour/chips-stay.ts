// Rules: R0.145.
import type { Page } from '@playwright/test';

/** @returns the chips that reach out of the part that they stand in, and so are printed over what stands beside it */
export async function chipsOutOfPlace(page: Page, address: string): Promise<string[]> {
  const chips = await page.evaluate(() => {
    const partOf = (element: Element): Element => {
      const part = element.parentElement ?? document.body;
      return /^inline|^contents/.test(getComputedStyle(part).display) ? partOf(part) : part;
    };
    return [...document.querySelectorAll('.badge, .status-chip')]
      .filter((chip) => chip.checkVisibility() && chip.closest('.sr-only') === null)
      .filter((chip) => {
        const { left, right } = chip.getBoundingClientRect();
        const part = partOf(chip).getBoundingClientRect();
        return left < part.left - 1 || right > part.right + 1;
      })
      .map((chip) => chip.textContent);
  });
  return chips.map((chip) => `${address} prints the chip “${chip}” over its neighbour`);
}
