// Rules: R0.100.
import { addFault } from '../../support/bank';
import { settles, shiftsOf, watchShifts } from '../../support/shifts';
import { brandUnderTest } from '../../support/brands';
import { visit } from '../../support/router';
import { expect, signIn, test } from '../../support/test';
import { LEGS, type Leg } from './stops';

// What a customer reads or is about to press stays where it is: whatever comes later has its room from the start. Every answer of the bank
// is late here, so that each screen is first seen without it.

const LATE = { match: {}, kind: 'delay', delayMs: 250, times: 1_000_000 } as const;

const SIZES = {
  'a desktop': { width: 1280, height: 860 },
  'a phone': { width: 390, height: 844 },
} as const;

for (const [name, size] of Object.entries(SIZES)) {
  for (const leg of LEGS) {
    test(`nothing moves on the screens of ${leg.who}, part ${leg.part}, on ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await watchShifts(page);
      const [first = '/', ...others] = leg.stops.map((stop) => stop.replace('{brand}', brandUnderTest()));
      await begin(page, leg, first);
      await addFault(LATE);
      const found: string[] = [];
      for (const address of [first, ...others]) {
        await page.goto(address);
        await settles(page);
        found.push(...(await shiftsOf(page, `${address}, loaded`)));
      }
      // A popup that a press opens or closes changes what stands behind it by itself.
      for (const address of [...others, first].filter((stop) => !stop.includes('open='))) {
        await visit(page, [address]);
        await settles(page);
        found.push(...(await shiftsOf(page, `${address}, reached by a link`)));
      }
      expect(found).toEqual([]);
    });
  }
}

async function begin(page: Parameters<typeof signIn>[0], { who }: Leg, first: string): Promise<void> {
  if (who === 'nobody') await page.goto(first);
  else await signIn(page, who, first);
}
