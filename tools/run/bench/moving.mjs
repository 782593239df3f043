/* global document, PerformanceObserver, window, MutationObserver -- what is evaluated in the page */
import { signIn } from '../browser.mjs';
import { median } from './paint.mjs';

/** Slow 4G: what a round trip takes there, and what comes through. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** After this long at rest the code of the places is there (R0.10). */
const SETTLED_MS = 9000;

/** A finger rests on a link for this long before it is lifted. */
const PRESS_MS = 80;

/**
 * A screen: what leads to it, the part of the navigation where that is (home unless it says so), what opens first where it is hidden, the
 * address it has, and a selector of what says that its content is there: no skeleton, no spinner.
 * @typedef {{ place: string, link: string, from?: string, opener?: string, address: RegExp, content: string }} Place
 */
/** @typedef {{ username: string, password: string }} Persona */
/**
 * Times in ms from the click to the content. atOnce: right after signing in, when nothing was fetched ahead; of places of the navigation alone.
 * @typedef {{ place: string, atOnce: number, first: number, second: number, shift: number }} Move
 */

const nav = (/** @type {string} */ place) => `nav a[href="${place}"]`;

/** @type {readonly Place[]} */
const PLACES = [
  {
    place: 'activity',
    link: nav('/history'),
    address: /^\/history$/,
    content: 'main h1 ~ *, main section li',
  },
  { place: 'settings', link: nav('/settings'), address: /^\/settings$/, content: 'main section li a' },
  { place: 'accounts', link: nav('/accounts'), address: /^\/accounts$/, content: 'main a[href^="/accounts/"]' },
  { place: 'payments', link: nav('/payments'), address: /^\/payments$/, content: 'main a[href^="/transfer"]' },
  {
    place: 'an account',
    from: '/accounts',
    link: 'main a[href^="/accounts/1"]',
    address: /^\/accounts\/\d+$/,
    content: 'main h1 ~ *, main h1',
  },
  { place: 'cards', link: nav('/cards'), address: /^\/cards/, content: 'main a[href^="/cards/"]' },
  {
    place: 'a card',
    from: '/cards',
    link: 'main a[href^="/cards/1"]',
    address: /^\/cards\/\d+$/,
    content: 'main h1',
  },
  {
    place: 'statements',
    from: '/history',
    link: 'main a[href="/statements"]',
    address: /^\/statements$/,
    content: 'main li, main section p',
  },
  {
    place: 'insight',
    from: '/history',
    link: 'main a[href="/insight"]',
    address: /^\/insight$/,
    content: 'main h2',
  },
  {
    place: 'news',
    opener: 'button:has(svg.lucide-bell)',
    link: 'a.centre-link[href="/news"]',
    address: /^\/news$/,
    content: 'main h1',
  },
  {
    place: 'palette',
    link: 'button[aria-keyshortcuts="Control+K Meta+K"]',
    address: /^\/home$/,
    content: '[role="dialog"] [role="option"]',
  },
];

/** What opens without a session, from sign-in on: each leads on from the one before it, or from where that began. */
const DOORS = [
  { place: 'registering', from: '/login', link: 'a[href="/register"]', address: /^\/register$/, content: 'main h1' },
  {
    place: 'registering a person',
    from: '/register',
    link: 'a[href="/register/personal"]',
    address: /^\/register\/personal$/,
    content: 'main form input',
  },
  {
    place: 'registering a company',
    from: '/register',
    link: 'a[href="/register/business"]',
    address: /^\/register\/business$/,
    content: 'main section li a',
  },
];

/** What a persona is asked for before home: from its splash to the first question. */
const ASKED = [
  {
    key: 'tess',
    place: 'certifying a person',
    link: 'a[href="/self-certification"]',
    address: /^\/self-certification$/,
    content: 'main form input',
  },
  {
    key: 'toby',
    place: 'certifying a company',
    link: 'a[href="/self-certification-business"]',
    address: /^\/self-certification-business$/,
    content: 'main form input',
  },
];

const HOME = { place: 'home', link: nav('/home'), address: /^\/home$/, content: 'main h1' };

/**
 * From a click on what leads to a screen to its content, the first time in a session and again, on a slow computer and network.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {(key: string) => Promise<Persona>} personaOf
 * @param {number} rate how much the page is slowed
 * @returns {Promise<Move[]>}
 */
export async function measureMoves(browser, origin, personaOf, rate) {
  const kai = await personaOf('kai');
  const moves = await movesOfCustomer(browser, origin, kai, rate);
  for (const each of moves) {
    const place = PLACES.find(({ place: name }) => name === each.place);
    if (place !== undefined && isOfNavigation(place))
      each.atOnce = await pressedAtOnce(browser, origin, kai, rate, place);
  }
  for (const { key, ...first } of ASKED) {
    const { page, slow } = await watchedPage(browser, rate);
    await signIn(page, origin, await personaOf(key));
    await page.waitForTimeout(SETTLED_MS);
    await slow(true);
    moves.push(await twice(page, first));
    await page.close();
  }
  return moves;
}

/** A page that counts what moves, and can be slowed. @param {import('playwright').Browser} browser @param {number} rate */
async function watchedPage(browser, rate) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        if (Reflect.get(entry, 'hadRecentInput')) return;
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Number(Reflect.get(entry, 'value')));
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const slow = async (/** @type {boolean} */ isSlow) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? rate : 1 });
    await cdp.send('Network.emulateNetworkConditions', isSlow ? NETWORK : FREE);
  };
  return { page, slow };
}

/** @param {Place} place */
const isOfNavigation = ({ link, from, opener }) =>
  from === undefined && opener === undefined && link.startsWith('nav ');

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Persona} who
 * @param {number} rate
 * @param {Place} to
 */
async function pressedAtOnce(browser, origin, who, rate, to) {
  const { page, slow } = await watchedPage(browser, rate);
  await signIn(page, origin, who);
  await page.locator(to.link).first().waitFor();
  await slow(true);
  const { ms } = await move(page, to, true);
  await page.close();
  return ms;
}

/** There, back, and there again. @param {import('playwright').Page} page @param {Place} to @returns {Promise<Move>} */
async function twice(page, to) {
  const first = await move(page, to);
  await page.goBack();
  const second = await move(page, to);
  return {
    place: to.place,
    atOnce: Number.NaN,
    first: first.ms,
    second: second.ms,
    shift: Math.max(first.shift, second.shift),
  };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Persona} who
 * @param {number} rate
 * @returns {Promise<Move[]>}
 */
async function movesOfCustomer(browser, origin, who, rate) {
  const { page, slow } = await watchedPage(browser, rate);
  /** @type {Move[]} */
  const moves = [];
  for (const { from, ...door } of DOORS) {
    await slow(false);
    await page.goto(origin + from);
    await page.waitForTimeout(SETTLED_MS);
    await slow(true);
    moves.push(await twice(page, door));
  }
  await slow(false);
  await signIn(page, origin, who);
  await page.waitForTimeout(SETTLED_MS);
  await slow(true);
  for (const each of PLACES) {
    const visits = [];
    for (let visit = 0; visit < 2; visit++) {
      if (each.from) await move(page, { ...HOME, link: nav(each.from), address: new RegExp(`^${each.from}`) });
      if (each.opener) await page.locator(each.opener).first().click();
      await page.locator(each.link).first().waitFor();
      visits.push(await move(page, each));
      await page.keyboard.press('Escape');
      await move(page, HOME);
    }
    const [first = NONE, second = NONE] = visits;
    moves.push({
      place: each.place,
      atOnce: Number.NaN,
      first: first.ms,
      second: second.ms,
      shift: Math.max(first.shift, second.shift),
    });
  }
  await page.close();
  return moves;
}

const NONE = { ms: Number.NaN, shift: Number.NaN };

/** @param {import('playwright').Page} page @param {Place} to @param {boolean} [isAtOnce] the pointer comes with the press */
async function move(page, { link, address, content }, isAtOnce = false) {
  const row = page.locator(link).first();
  const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (!isAtOnce) await row.hover();
  await page.evaluate(
    ({ address: pattern, content: selector }) => {
      Reflect.set(window, 'shift', 0);
      const done = new Promise((resolve) => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const isThere = () =>
              new RegExp(pattern).test(window.location.pathname) &&
              document.querySelector(selector) !== null &&
              document.querySelector('main [aria-busy="true"], main .skeleton') === null;
            const observer = new MutationObserver(check);
            function check() {
              if (!isThere()) return;
              observer.disconnect();
              // The frame that shows it.
              window.requestAnimationFrame(() => window.setTimeout(() => resolve(performance.now() - timeStamp)));
            }
            observer.observe(document, { subtree: true, childList: true, attributes: true });
            check();
          },
          { once: true, capture: true },
        );
      });
      Reflect.set(window, 'moved', done);
    },
    { address: address.source, content },
  );
  if (isAtOnce) await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  const ms = Number(await page.evaluate(() => Reflect.get(window, 'moved')));
  await page.waitForTimeout(1500);
  return { ms, shift: Number(await page.evaluate(() => Reflect.get(window, 'shift'))) };
}

/** @param {readonly Move[][]} rounds @returns {Move[]} */
export function medianMoves(rounds) {
  return (rounds[0] ?? []).map(({ place }) => {
    const of = (/** @type {'atOnce' | 'first' | 'second' | 'shift'} */ name) =>
      median(rounds.flatMap((round) => round.filter((each) => each.place === place).map((each) => each[name])));
    return { place, atOnce: of('atOnce'), first: of('first'), second: of('second'), shift: of('shift') };
  });
}
