// Rules: R0.124.
import type { Page } from '@playwright/test';
import { visit } from '../../support/router';
import { expect, test } from '../../support/test';

/** The public pages without a greeting: activation, a payment by a link, the check of an identity by camera and by video, a phone. */
const PAGES = [
  '/activate',
  '/receive/nothing',
  '/identity-verification/nothing/-',
  '/video-identity-job/nothing',
  '/scp-mobile',
];

/** How much of the window's height the drawing covers, and where what the page is about begins. */
async function seen(page: Page, address: string): Promise<{ art: number; top: number }> {
  await page.goto(address);
  await visit(page, [], true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => {
    const art = document.querySelector('.entry-art')?.getBoundingClientRect();
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    return { art: (art?.height ?? 0) / innerHeight, top: Math.round(heading?.top ?? 0) };
  });
}

test('public pages show the whole drawing of the brand from 1024 px, and what they are about begins at one height @every-brand', async ({
  page,
}) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    const tops = new Set<number>();
    for (const address of PAGES) {
      const { art, top } = await seen(page, address);
      expect(art, `${address} at ${width}`).toBeGreaterThanOrEqual(1);
      tops.add(top);
    }
    expect([...tops]).toHaveLength(1);
  }
});

test('a narrow public page keeps a strip of the drawing, and its matter comes first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { art, top } = await seen(page, '/activate');
  expect(art).toBeLessThan(0.1);
  expect(top).toBeLessThan(844 / 4);
});
