import type { Page } from '@playwright/test';
import { visit } from '../../support/router';
import { comeLate, settles, shiftsOf, watchShifts } from '../../support/shifts';
import { hasPopup, type Leg, loadedWhole } from './stops';
import { addressesOf, begin } from './walk';

/** The desktop comes last: the next look begins on the page that was loaded there. */
const SIZES = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 860 },
} as const;

/**
 * Begins the session of a part, and looks for what moves by itself while each file and each answer of the bank is late, so that each
 * screen is first seen without them. No key is pressed, and each size begins with a whole load: for half a second after a press
 * or a change of the window Chromium counts whatever moves as asked for.
 * @returns what has moved; afterwards nothing is late any more
 */
export async function standsStill(page: Page, leg: Leg): Promise<string[]> {
  await watchShifts(page);
  const comeAtOnce = await comeLate(page);
  const whole = addressesOf(loadedWhole(leg));
  const linked = addressesOf(leg.stops).filter((stop) => !hasPopup(stop));
  const found: string[] = [];
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    for (const address of whole) {
      if (page.url() === 'about:blank') await begin(page, leg.who, address);
      else await page.goto(address);
      await settles(page);
      found.push(...(await shiftsOf(page, `${address}, loaded on ${name}`)));
    }
    // A popup that a press opens or closes changes what stands behind it by itself.
    for (const address of [...linked.slice(1), ...linked.slice(0, 1)]) {
      await visit(page, [address]);
      await settles(page);
      found.push(...(await shiftsOf(page, `${address}, reached by a link on ${name}`)));
    }
  }
  await comeAtOnce();
  return found;
}
