// Rules: R0.144.
import type { Page } from '@playwright/test';
import { onTheirWay } from '../../support/on-their-way';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, fillPayment, receiptOf } from '../transfers/support';

const SIZES = [
  { width: 390, height: 640 },
  { width: 320, height: 640 },
] as const;

/** Whether all has come that the page has asked for, the first word of its socket too. */
const isCalm = new WeakMap<Page, () => boolean>();

test.beforeEach(({ page }) => {
  let isReady = false;
  const open = onTheirWay(page, (request) => ['fetch', 'xhr'].includes(request.resourceType()));
  page.on('websocket', (socket) => {
    isReady = false;
    socket.on('close', () => (isReady = false));
    socket.on('framereceived', ({ payload }) => (isReady ||= String(payload).includes('"ready"')));
  });
  isCalm.set(page, () => isReady && open() === 0);
});

/** Without the network, what stays in its place over the page is free, and so is all of the page at its end. */
async function expectNothingCovered(page: Page): Promise<void> {
  // An answer that was on its way when the network went would say that the bank is there.
  await expect.poll(() => isCalm.get(page)?.()).toBe(true);
  await page.context().setOffline(true);
  const band = page.getByRole('status').filter({ hasText: 'We keep trying' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(band).toBeInViewport({ ratio: 1 });
    for (const end of ['top', 'bottom'] as const) {
      let covered: string[] | null = null;
      // An answer that was on its way all the same takes the band away, until the next question finds the network gone.
      await expect.poll(async () => (covered = await coveredAt(page, end))).not.toBeNull();
      expect(covered).toEqual([]);
    }
  }
  await page.context().setOffline(false);
  await expect(band).toBeHidden();
}

/** The controls that the band stands over; at the top of the page those alone that stay in their place. Null while there is no band. */
const coveredAt = (page: Page, end: 'top' | 'bottom') =>
  page.evaluate((where) => {
    window.scrollTo(0, where === 'top' ? 0 : document.documentElement.scrollHeight);
    const band = document.querySelector('.away-band')?.getBoundingClientRect();
    if (!band) return null;
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    return [...document.querySelectorAll('button, a[href], input, select, textarea')]
      .filter((control) => control.checkVisibility() && (where === 'bottom' || stays(control)))
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        return bottom > band.top + 1 && top < band.bottom - 1 && right > left && bottom > top;
      })
      .map((control) => control.textContent || control.outerHTML);
  }, end);

test('without the network a band covers no button of a phone: the form of a payment, and its receipt', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0]);
  await signIn(page, 'ben', '/home');
  await fillPayment(page, { to: 'ana@personas.test', amount: '3.50', note: 'Coffee' });
  await expect(page.getByRole('button', { name: 'Check and send' })).toBeVisible();
  await expectNothingCovered(page);
  await checkPayment(page);
  await confirmButton(page).click();
  await expect(receiptOf(page, '3.50')).toBeVisible();
  await expectNothingCovered(page);
});

test('nor the places of a phone @every-brand', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await signIn(page, 'ana', '/home');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await expectNothingCovered(page);
});

test('nor what was selected', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await signIn(page, 'gala', '/transfer/approved');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(page.getByRole('region', { name: 'Selected requests' })).toBeVisible();
  await expectNothingCovered(page);
});

test('nor the foot of a form', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await signIn(page, 'pat', '/profile-update');
  await expect(page.getByRole('form', { name: 'Personal information' })).toBeVisible();
  await expectNothingCovered(page);
});
