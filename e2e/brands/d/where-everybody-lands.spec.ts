import { specRoutes } from '@bank/paths';
import { expect, test, watch } from '../../support/test';
import { enter, everyPersona, visit } from '../../specs/doors/support';

// Every persona × every route of R1.2 that exists, in one browser. The expectations are written a second time
// from the rules: nothing of the product's own tables is used.

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

const personal: Person = {};
const business: Person = { business: true };
const PEOPLE: Readonly<Record<string, Person>> = {
  ana: personal,
  ben: personal,
  otis: personal,
  kyra: { first: 'kyc', unverified: true },
  olivia: business,
  rhea: business,
  lev: business,
  abel: business,
  ada: { admin: true, first: 'overview' },
  // R0.3: a representative's access record names no company, so they choose theirs. After that rule 5 holds for them.
  remy: { business: true, chooses: 'Atelier Verde', first: 'documents' },
  uma: business,
  pia: personal,
  dora: personal,
  sam: personal,
  vera: personal,
  mia: personal,
  max: personal,
  paul: { first: 'update' },
  tess: { first: 'tax' },
  theo: { first: 'terms' },
  wes: { first: 'oldWeb' },
  cora: { business: true, first: 'choice' },
  nora: { business: true, first: 'nobody' },
  olaf: { business: true, first: 'oldWeb' },
  bea: { business: true, first: 'kyc', unverified: true },
  toby: { business: true, start: 'businessTax' },
  erik: { business: true, first: 'documents' },
  una: { unverified: true },
  lina: { limited: true },
  dev: { unverified: true },
  fay: personal,
  neo: personal,
  bo: business,
  emma: business,
  pat: personal,
  carl: business,
  sia: personal,
  coen: business,
  cleo: business,
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

const routes = specRoutes.map(({ path, layout }) => ({
  path: path.replace(/\{\w+\}/g, '7').replace(/(.)\/$/, '$1'),
  layout,
}));
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

function expected(person: Person, { path, layout }: (typeof routes)[number], exists: ReadonlySet<string>): string {
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
  if (first && (layout === 'main' || ASKS_FIRST.has(path))) return screen(first);
  if (first === 'terms' && (BUSINESS_ONLY.has(path) || path === '/admin-overview')) return screen(first);
  const home = first ? screen(first) : '/home';
  if (BUSINESS_ONLY.has(path) && !person.business) return home;
  if (path === '/admin-overview' && !person.admin) return home;
  if (path === '/unverified-account' && !person.unverified) return '/home';
  if (path === '/limited-account' && !person.limited) return '/home';
  return path;
}

// Hundreds of visits: a film of them would cost more than they do.
test.use({ trace: 'off' });

test('every persona lands where R1.4.11 to R1.4.16 say, on every route', async ({ context }) => {
  test.setTimeout(240_000);
  const addresses = routes.map(({ path }) => path);
  const complaints: string[] = [];

  // What has no screen yet shows the page for unknown addresses, to anybody.
  const scout = await context.newPage();
  await enter(scout, 'ana', '/home');
  const seen = await visit(scout, addresses, 60);
  await scout.close();
  const exists = new Set(addresses.filter((address) => !seen[address]?.isMissing));
  expect(exists.size).toBeGreaterThan(8);

  const existing = routes.filter(({ path }) => exists.has(path));
  const everybody = await everyPersona();
  const lands: Record<string, Record<string, string>> = {};
  const should: typeof lands = {};
  const queue = [...everybody];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
        const person = PEOPLE[key];
        if (!person) throw new Error(`Say where "${key}" lands`);
        const page = await context.newPage();
        const heard = watch(page);
        await enter(page, key);
        if (person.chooses) {
          await page.getByRole('button', { name: person.chooses }).click();
          await page.waitForURL(({ pathname }) => pathname !== SCREENS.choice[1]);
        }
        const landings = await visit(
          page,
          existing.map(({ path }) => path),
        );
        lands[key] = Object.fromEntries(Object.entries(landings).map(([address, { at }]) => [address, at]));
        should[key] = Object.fromEntries(existing.map((route) => [route.path, expected(person, route, exists)]));
        await page.close();
        complaints.push(...heard.map((complaint) => `${key}: ${complaint}`));
      }
    }),
  );
  expect(lands).toEqual(should);
  expect(complaints).toEqual([]);
});
