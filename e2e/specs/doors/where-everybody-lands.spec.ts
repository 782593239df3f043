import { paths, specRoutes } from '@bank/paths';
import type { Page } from '@playwright/test';
import { visit } from '../../support/router';
import { expect, test } from '../../support/test';
import { enter } from './support';

// Every kind of person × every route of R1.2 that exists. The expectations are written a second time from the rules: nothing of the
// product's own tables is used.

/** Why somebody is asked for something before any page of the main layout opens (R1.4.11 to R1.4.16). */
type First = 'kyc' | 'update' | 'tax' | 'documents' | 'terms' | 'oldWeb' | 'choice' | 'nobody' | 'overview';
interface Person {
  business?: true;
  first?: First;
  /** The company they press on the choice page before they go anywhere. */
  chooses?: string;
  /** Where a start without a wish leads, when it is not home. */
  start?: 'businessTax';
  unverified?: true;
  limited?: true;
  admin?: true;
}

/** One persona of each kind. */
const PEOPLE: Readonly<Record<string, Person>> = {
  ana: {},
  olivia: { business: true },
  ada: { admin: true, first: 'overview' },
  kyra: { first: 'kyc', unverified: true },
  bea: { business: true, first: 'kyc', unverified: true },
  paul: { first: 'update' },
  tess: { first: 'tax' },
  toby: { business: true, start: 'businessTax' },
  erik: { business: true, first: 'documents' },
  theo: { first: 'terms' },
  wes: { first: 'oldWeb' },
  cora: { business: true, first: 'choice' },
  // R0.3: a representative's access record names no company, so they choose theirs. After that rule 5 holds for them.
  remy: { business: true, chooses: 'Atelier Verde', first: 'documents' },
  nora: { business: true, first: 'nobody' },
  una: { unverified: true },
  lina: { limited: true },
};

/** The screen of each start target, and what stands in for it until its feature is there. */
const SCREENS: Readonly<Record<First | 'businessTax', readonly [screen: string, meanwhile: string]>> = {
  kyc: ['/kyc', '/next-step/kyc'],
  update: ['/profile-update', '/next-step/profileUpdate'],
  tax: ['/self-certification-splash', '/next-step/taxSplash'],
  businessTax: ['/self-certification-business-splash', '/next-step/businessTaxSplash'],
  documents: ['/company-documents', '/next-step/companyDocuments'],
  overview: ['/admin-overview', '/next-step/adminOverview'],
  terms: ['', '/next-step/terms'],
  oldWeb: ['', '/next-step/earlier-bank'],
  choice: ['', '/next-step/company'],
  nobody: ['', '/login'],
};

const patternOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');
const withScreen = new Set<string>(Object.values(paths).map(({ pattern }) => pattern));
const routes = specRoutes
  .filter(({ path }) => withScreen.has(patternOf(path)))
  .map(({ path, layout }) => ({ path: patternOf(path).replace(/:\w+/g, '7'), layout }));
const exists: ReadonlySet<string> = new Set(routes.map(({ path }) => path));
const BUSINESS_ONLY = new Set([
  '/company',
  '/company/7',
  '/company-emails',
  '/company-access',
  '/company-documents',
  '/self-certification-business-splash',
  '/self-certification-business',
]);
const ASKS_FIRST = new Set(['/company', '/company/7', '/company-emails']);

function expected(person: Person, { path, layout }: (typeof routes)[number]): string {
  const screen = (name: First | 'businessTax') => {
    const [own, meanwhile] = SCREENS[name];
    return exists.has(own) ? own : meanwhile;
  };
  const { first, start } = person;
  const atStart = first ? screen(first) : start ? screen(start) : '/home';
  // Nobody takes them in, so they are signed out by the first page that asks who they are, and are strangers from then on.
  if (first === 'nobody')
    return layout === 'external' && path !== '/self-certification-representative' ? path : '/login';
  if (path === '/login' || path === '/scp' || path === '/self-certification-representative') return atStart;
  // Without an authorizeUrl there is nobody to authorise: a 404, which leads to the root (R1.7.18).
  if (path === '/auth/sei') return atStart;
  if (layout === 'external') return path;
  // The terms of a brand that is not this one lead to all that is legal, which is a page of the main layout (ADR-20).
  if (path.startsWith('/legal/7-tos')) return first ? screen(first) : '/legal';
  if (first && (layout === 'main' || ASKS_FIRST.has(path))) return screen(first);
  if (first === 'terms' && (BUSINESS_ONLY.has(path) || path === '/admin-overview')) return screen(first);
  const home = first ? screen(first) : '/home';
  if (BUSINESS_ONLY.has(path) && !person.business) return home;
  if (path === '/admin-overview' && !person.admin) return home;
  if (path === '/unverified-account' && !person.unverified) return '/home';
  if (path === '/limited-account' && !person.limited) return '/home';
  // Nobody here has a card: the entry opens the empty list of virtual ones, a card leads home, its other pages to the entry (R1.2.25, R1.2.26).
  if (['/cards', '/card/7/pin', '/confirm-card/7'].includes(path)) return '/cards/virtual';
  if (path === '/cards/7') return '/home';
  // There is nothing to confirm without a file that the bank has checked (R2.7.142).
  if (['/transfer/mass/p2p/confirm', '/transfer/external/mass/confirm'].includes(path)) return '/transfer/mass';
  // A summary is of a batch (R2.7.204).
  if (path === '/transfer/external/global-summary') return '/transfer/mass/global';
  // A part that the page does not have leads to the whole page (ADR-20).
  return path === '/company/7' ? '/company' : path;
}

/** Signs them in, and lets them choose where they would before they go anywhere. */
async function begin(page: Page, key: string, { chooses }: Person): Promise<void> {
  await enter(page, key);
  if (chooses === undefined) return;
  await page.getByRole('button', { name: chooses }).click();
  await page.waitForURL(({ pathname }) => pathname !== SCREENS.choice[1]);
}

test('there are routes to land on', () => expect(routes.length).toBeGreaterThan(15));

for (const [key, person] of Object.entries(PEOPLE)) {
  test(`${key} lands where R1.4.11 to R1.4.16 say, on every route`, async ({ page }) => {
    await begin(page, key, person);
    const landings = await visit(
      page,
      routes.map(({ path }) => path),
    );
    const should = routes.map((route) => [route.path, { at: expected(person, route), isMissing: false }]);
    expect(landings).toEqual(Object.fromEntries(should));
  });
}
