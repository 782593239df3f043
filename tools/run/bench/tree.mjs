/* global document, window, PerformanceObserver -- what is evaluated in the page */

const NODES = 200;
/** Holders of a company of the tree. */
const WIDTH = 8;

/** @typedef {{ nodes: number, p95: number, worst: number }} TreeCost times in ms from the press that keeps a share to the next paint */

/** A draft of a company whose holders are many: companies that hold each other in a row, each beside seven people. */
function draft() {
  const companies = NODES / WIDTH;
  const level = (/** @type {number} */ at) => ({
    directors: ['p1'],
    holders: [
      ...Array.from({ length: WIDTH - 1 }, (_, n) => ({ id: `p${(at * 7 + n) % 60}`, share: '9' })),
      ...(at < companies ? [{ id: `c${at + 1}`, share: '30' }] : [{ id: 'p99', share: '30' }]),
    ],
  });
  const address = { address1: '', address2: '', postalCode: '', city: '', stateCode: '', countryCode: '' };
  const inRow = Math.min(companies, 19);
  return {
    version: '3.54',
    answers: {
      name: 'Fabrica Nord',
      persons: Array.from({ length: 100 }, (_, n) => ({
        ...{ id: `p${n}`, firstName: 'Petra', lastName: `Ilie ${n}`, birthday: '1980-05-17', email: '' },
        ...{ phoneCountry: '', phoneNumber: '', address, sources: [], sourceNotes: {} },
      })),
      companies: Array.from({ length: inRow }, (_, n) => ({
        ...{ id: `c${n + 1}`, name: `Holding ${n + 1}`, registrationCountry: 'RO', registrationNumber: '1', address },
      })),
      levels: Object.fromEntries(
        Array.from({ length: inRow }, (_, n) => [n === 0 ? 'root' : `c${n}`, level(n)]).concat([
          [
            `c${inRow}`,
            { directors: ['p1'], holders: Array.from({ length: 48 }, (_, n) => ({ id: `p${n}`, share: '2' })) },
          ],
        ]),
      ),
    },
  };
}

/**
 * Changes the share of one holder again and again in a tree of two hundred.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {number} rate how much the page is slowed
 * @param {'tree' | 'table'} view
 * @returns {Promise<TreeCost>}
 */
export async function measureTree(browser, origin, rate, view) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript((kept) => {
    window.sessionStorage.setItem('bank.draft.register.business', kept);
    Reflect.set(window, 'longest', 0);
    Reflect.set(window, 'since', 0);
    new PerformanceObserver((list) => {
      // The browser may tell what came before the press after it.
      for (const { startTime, duration } of list.getEntries())
        if (startTime >= Reflect.get(window, 'since'))
          Reflect.set(window, 'longest', Math.max(Reflect.get(window, 'longest'), duration));
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  }, JSON.stringify(draft()));
  await page.goto(`${origin}/register/business?form=shareholders&view=${view}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const nodes = await page.evaluate(() => document.querySelectorAll('.tree-card, main li .row-control').length);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const times = [];
  for (let round = 0; round < 20; round++) {
    await page.locator('main li .row-control, main li button.tree-card').first().click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.fill(String(2 + (round % 5)));
    await page.evaluate(() => {
      Reflect.set(window, 'longest', 0);
      Reflect.set(window, 'since', performance.now());
    });
    await field.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForTimeout(300);
    times.push(Number(await page.evaluate(() => Reflect.get(window, 'longest'))));
  }
  await page.close();
  const sorted = times.sort((one, other) => one - other);
  return { nodes, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}
