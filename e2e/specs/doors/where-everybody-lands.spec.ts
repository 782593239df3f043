import { paths, registerPaths, specRoutes } from '@bank/paths';
import { isFull } from '@bank/run/size';
import { landingOf, type Landing } from '@bank/testing/landings';
import type { Page } from '@playwright/test';
import { visit } from '../../support/router';
import { expect, test } from '../../support/test';
import { enter } from './support';

// Persons × every route of R1.2 that exists. The rules are proven for every kind of visitor in libs/shell/src/routing/landing.test.ts; here the real
// screens stand behind the guards and the real bank answers them.

/** What the product asks of a user before any page of the main layout opens (R1.4.11 to R1.4.16). */
type First = 'kyc' | 'update' | 'tax' | 'documents' | 'terms' | 'oldWeb' | 'choice' | 'nobody' | 'overview';
interface Person {
  business?: true;
  first?: First;
  /** The company they press on the choice page before they go anywhere. */
  chooses?: string;
  /** Where a start without a wish leads, when it is not home. */
  start?: 'businessTax';
  owesTax?: true;
  unverified?: true;
  limited?: true;
  admin?: true;
}

/** One persona of each kind; all walk at full size. */
const PEOPLE: Readonly<Record<string, Person>> = {
  ana: {},
  olivia: { business: true },
  ada: { admin: true, first: 'overview' },
  kyra: { first: 'kyc', unverified: true },
  bea: { business: true, first: 'kyc', unverified: true },
  paul: { first: 'update' },
  tess: { first: 'tax', owesTax: true },
  toby: { business: true, start: 'businessTax', owesTax: true },
  erik: { business: true, first: 'documents' },
  theo: { first: 'terms' },
  wes: { first: 'oldWeb' },
  cora: { business: true, first: 'choice' },
  // R0.3: a representative's access record names no company, so they choose theirs. After that rule 5 holds for them.
  remy: { business: true, chooses: 'Atelier Verde', first: 'documents' },
  rita: { business: true, chooses: 'Carl’s Carpentry', first: 'documents' },
  nora: { business: true, first: 'nobody' },
  una: { unverified: true },
  lina: { limited: true },
};

/** The screen of each start target. */
const SCREENS: Readonly<Record<First | 'businessTax', string>> = {
  kyc: '/kyc',
  update: '/profile-update',
  tax: '/self-certification-splash',
  businessTax: '/self-certification-business-splash',
  documents: '/company-documents',
  overview: '/admin-overview',
  terms: '/next-step/terms',
  oldWeb: '/next-step/earlier-bank',
  choice: '/next-step/company',
  nobody: '/login',
};

const patternOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');
/** An address of a route, with a value that no bank knows in each open segment. */
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, '7');
const withScreen = new Set<string>(
  [...Object.values(paths), ...Object.values(registerPaths)].map(({ pattern }) => pattern),
);
const routes: readonly Landing[] = specRoutes
  .filter(({ path }) => withScreen.has(patternOf(path)))
  .map(({ path, layout }) => ({ pattern: patternOf(path), layout }));

/** Where screens lead on that find nothing of what their address names. */
const LEADS_ON: Readonly<Record<string, string>> = {
  // Nobody here has a card: the entry opens the empty list of virtual ones, a card leads home, its other pages to the entry (R1.2.25, R1.2.26).
  '/cards': '/cards/virtual',
  '/card/:accountId/pin': '/cards/virtual',
  '/confirm-card/:cardId': '/cards/virtual',
  '/cards/:accountId': '/home',
  // There is nothing to confirm without a file that the bank has checked (R2.7.142).
  '/transfer/mass/p2p/confirm': '/transfer/mass',
  '/transfer/external/mass/confirm': '/transfer/mass',
  // A summary is of a batch (R2.7.204).
  '/transfer/external/global-summary': '/transfer/mass/global',
  // A part that the page does not have leads to the whole page (ADR-20).
  '/company/:path': '/company',
};

function expected({ first, start, ...person }: Person, route: Landing): string {
  // Nobody takes them in, so they are signed out by the first page that asks who they are, and are strangers from then on.
  if (first === 'nobody') {
    const open = landingOf({ signedOut: true }, route);
    return LEADS_ON[open] ?? open;
  }
  const asked = first && SCREENS[first];
  // Without an authorizeUrl there is nobody to authorise: a 404, which leads to the root (R1.7.18).
  if (route.pattern === '/auth/sei') return asked ?? (start ? SCREENS[start] : '/home');
  // All that is legal is a page of the main layout (ADR-20).
  if (route.pattern === '/legal/:brand-tos') return asked ?? '/legal';
  const at = landingOf(
    { ...person, first: asked, refused: first === 'terms', ...(start && { start: SCREENS[start] }) },
    route,
  );
  return at === route.pattern ? (LEADS_ON[at] ?? at) : at;
}

/** Signs them in, and lets them choose where they would before they go anywhere. */
async function begin(page: Page, key: string, { chooses }: Person): Promise<void> {
  await enter(page, key);
  if (chooses === undefined) return;
  await page.getByRole('button', { name: chooses }).click();
  await page.waitForURL(({ pathname }) => pathname !== SCREENS.choice);
}

/**
 * Those whose landing has the most parts. Before toby nothing stands, so that each screen opens and those with nothing to show lead on, and
 * he starts elsewhere than at home. Remy chooses a company first, gets a token for it, and is asked for its documents before all
 * else. Theo is refused by the bank at every call until he accepts the terms.
 */
const GATE: readonly string[] = ['toby', 'remy', 'theo'];
const walkers = Object.entries(PEOPLE).filter(([key]) => isFull || GATE.includes(key));

test('there are routes to land on, and three persons at least', () => {
  expect(routes.length).toBeGreaterThan(15);
  expect(walkers.length).toBeGreaterThan(2);
});

for (const [key, person] of walkers) {
  test(`${key} lands where R1.4.11 to R1.4.16 say, on every route`, async ({ page }) => {
    await begin(page, key, person);
    const landings = await visit(
      page,
      routes.map(({ pattern }) => addressOf(pattern)),
    );
    const should = routes.map((route) => [
      addressOf(route.pattern),
      { at: addressOf(expected(person, route)), isMissing: false },
    ]);
    expect(landings).toEqual(Object.fromEntries(should));
  });
}
