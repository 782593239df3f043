// Rules: R0.115, R0.186.
import { queryClient } from '@bank/api-client';
import type { Feature } from '@bank/kit';
import { specRoutes, type Layout } from '@bank/paths';
import type { AccessOffer } from '@bank/protocol/company-offers';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { onSessionEnd, session } from '@bank/session';
import { answerCalls, sampleAccess, sampleCustomer } from '@bank/session/testing';
import { knownRoutes } from '@bank/kit';
import { landingOf, type Visitor } from '@bank/testing/landings';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { connect } from '../boot/connect';
import { guardedPatterns } from './guard-table';
import { buildRoutes } from './routes';

// Who lands where: every kind of visitor × every route of R1.2, also of those whose screen is still to come.

const patternOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');
const inLayout = (layout: Layout): RouteObject[] =>
  specRoutes
    .filter((route) => route.layout === layout)
    .map(({ path }) => ({ path: patternOf(path), Component: () => null }));
const everything: Feature = {
  id: 'everything',
  routes: {
    external: inLayout('external'),
    restricted: inLayout('restricted'),
    clear: inLayout('clear'),
    main: inLayout('main'),
  },
};
const routes = buildRoutes([everything]);

interface Kind {
  customer?: Partial<Customer>;
  access?: Partial<CustomerAccess>;
  acting?: number;
  /** What the bank refuses to say who they are with. */
  refusal?: object;
  oldWeb?: string | null;
  offers?: readonly AccessOffer[];
  signedOut?: true;
}

const business = { customerType: 'business' } as const;
const VISITORS = {
  stranger: { signedOut: true },
  personal: {},
  'personal, unverified': { customer: { verified: false } },
  'personal, limited': { customer: { limited: true } },
  'personal, needs KYC': { customer: { isNeedKyc: true, verified: false } },
  'personal, needs an update': { customer: { isNeedPersonalInfoUpdate: true } },
  'personal, tax unknown': { access: { taxResidencySelfCertificationDocumentStatus: 'none' } },
  'personal, tax ends soon': { access: { taxResidencySelfCertificationDocumentStatus: 'expiredSoon' } },
  'in the old web': { customer: { useOldWeb: true, oldWebUrl: 'https://old.test' } },
  'with terms': { refusal: { responseCode: 'TE', terms: [{ id: 't', title: 'T', url: 'https://t.test' }] } },
  owner: { customer: business },
  reader: { customer: business, access: { accessRights: 1 } },
  'owner, needs KYC': { customer: { ...business, isNeedKyc: true } },
  'owner, tax unknown': { customer: business, access: { taxResidencySelfCertificationDocumentStatus: 'none' } },
  'owner, tax ends soon': {
    customer: business,
    access: { taxResidencySelfCertificationDocumentStatus: 'expiredSoon' },
  },
  uploader: { customer: business, access: { accessRights: 5, accessList: { balanceInfo: false } } },
  'of two companies': { customer: { ...business, isHaveRelatedAccounts: true }, access: { accessList: null } },
  representative: { customer: { ...business, isHaveRelatedAccounts: true }, access: { accessList: null } },
  'representative who chose': {
    customer: { ...business, isHaveRelatedAccounts: true, customerId: 5 },
    access: { accessList: null },
    acting: 5,
  },
  'representative who chose, to send documents': {
    customer: { ...business, isHaveRelatedAccounts: true, customerId: 5 },
    access: { accessRights: 5, accessList: null },
    acting: 5,
  },
  'of no company': { customer: business, access: { accessList: null }, oldWeb: null },
  'of the old web only': { customer: business, access: { accessList: null }, oldWeb: 'https://old.test' },
  administrator: { customer: { isAdmin: true } },
  'administrator acting': { customer: { isAdmin: true, actingFor: { customerId: 5, name: 'X' } }, acting: 5 },
} as const satisfies Record<string, Kind>;
type Name = keyof typeof VISITORS;

/** The address of what everybody of a kind is asked for first, whatever main or company page they open. */
const FIRST: Partial<Record<Name, string>> = {
  'personal, needs KYC': '/kyc',
  'personal, needs an update': '/profile-update',
  'personal, tax unknown': '/self-certification-splash',
  'in the old web': '/next-step/earlier-bank',
  'with terms': '/next-step/terms',
  'owner, needs KYC': '/kyc',
  uploader: '/company-documents',
  'of two companies': '/next-step/company',
  representative: '/next-step/company',
  // The company of their token is no other customer, and they chose it all the same (R0.3).
  'representative who chose': '/company-documents',
  'representative who chose, to send documents': '/company-documents',
  'of no company': '/login',
  'of the old web only': '/next-step/earlier-bank',
  administrator: '/admin-overview',
};

/** A kind as the rules of landing know it. */
function visitorOf(name: Name): Visitor {
  const { customer, signedOut }: Kind = VISITORS[name];
  return {
    signedOut: signedOut === true,
    business: customer?.customerType === 'business',
    admin: name.startsWith('administrator'),
    unverified: name === 'personal, unverified',
    limited: name === 'personal, limited',
    readOnly: name === 'reader',
    owesTax: name.includes(', tax '),
    first: FIRST[name],
    refused: name === 'with terms',
    ...(name === 'owner, tax unknown' && { start: '/self-certification-business-splash' }),
  };
}

function answer(url: string, { customer, access, refusal, oldWeb = null, offers = [] }: Kind): object {
  if (url.includes('/auth/refresh')) return { accessToken: 'a.b.c', refreshToken: 'r' };
  if (url.includes('/auth/logout')) return {};
  if (refusal) return refusal;
  if (url.includes('businessAuthorizedUserGet')) return { responseCode: '00', authorizedUser: { oldWebUrl: oldWeb } };
  if (url.includes('customerInfoGet')) return { responseCode: '00', customer: sampleCustomer(customer) };
  if (url.includes('userAccessInfo')) return { responseCode: '00', customerAccess: sampleAccess(access) };
  if (url.includes('accessOfferList')) return { responseCode: '00', offers };
  return { responseCode: '00', customers: [] };
}

/** The same tree without its screens and layouts: what is asked here is the guards. */
const bare = (tree: RouteObject[]): RouteObject[] =>
  tree.map((route) => {
    const own = {
      lazy: undefined,
      Component: undefined,
      loader: route.id === 'main' ? mainLoader : route.loader,
    };
    return route.index ? { ...route, ...own } : { ...route, ...own, children: route.children && bare(route.children) };
  });
const mainLoader: RouteObject['loader'] = async (args) =>
  (await import('../signed-in/open-screen-guard')).openScreenLoader(args);

const tree = bare(routes);

/** Resolves when the router has arrived; told by the router itself, since 1,500 polls would take a minute. */
function settled(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  const isThere = () => router.state.initialized && router.state.navigation.state === 'idle';
  return new Promise((resolve) => {
    if (isThere()) return resolve();
    const stop = router.subscribe(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
  });
}

async function landing(path: string, visitor: Kind): Promise<string> {
  session.setState(session.getInitialState(), true);
  queryClient.clear();
  if (!visitor.signedOut)
    session.setState({ accessToken: 'a.b.c', refreshToken: 'r', actingCustomerId: visitor.acting ?? null });
  answerCalls((address) => ({ data: answer(address, visitor) }), { acting: () => session.getState().actingCustomerId });
  knownRoutes.set(routes);
  const router = createMemoryRouter(tree, { initialEntries: [path] });
  const stop = onSessionEnd(() => void router.navigate('/login', { replace: true }));
  await settled(router);
  stop();
  router.dispose();
  return router.state.location.pathname;
}

beforeAll(connect);

test.each(Object.keys(VISITORS) as Name[])('%s lands where R1.2 says, on every route', async (name) => {
  const lands: Record<string, string> = {};
  const should: Record<string, string> = {};
  for (const { path, layout } of specRoutes) {
    const pattern = patternOf(path);
    const address = pattern.replace(/:\w+/g, '7');
    lands[pattern] = await landing(address, VISITORS[name]);
    should[pattern] = landingOf(visitorOf(name), { pattern, layout }).replace(/:\w+/g, '7');
  }
  expect(lands).toEqual(should);
});

test('who is asked for something first is asked again on every next page, also inside the same layout', async () => {
  await landing('/profile-update', VISITORS['personal, needs an update']);
  const router = createMemoryRouter(tree, { initialEntries: ['/profile-update'] });
  await settled(router);
  await router.navigate('/history');
  expect(router.state.location.pathname).toBe('/profile-update');
});

test('login leads a signed-in visitor on from another public page, too (R1.2.24)', async () => {
  await landing('/scp-mobile', VISITORS['personal']);
  const router = createMemoryRouter(tree, { initialEntries: ['/scp-mobile'] });
  await settled(router);
  await router.navigate('/login');
  expect(router.state.location.pathname).toBe('/home');
});

const OFFER = {
  ...{ companyId: 5, company: 'X', inviter: 'Y', right: 1, balanceInfo: true },
  until: '2026-12-14T09:00:00Z',
};

test('a personal customer whom a company invites answers at its users’ page, and is nowhere else asked for it (R0.186)', async () => {
  expect(await landing('/company-access', { offers: [OFFER] })).toBe('/company-access');
  expect(await landing('/company-access', { offers: [] })).toBe('/home');
  expect(await landing('/company-documents', { offers: [OFFER] })).toBe('/home');
});

test('who is invited and is asked for something first answers at the choice of a company (R0.186)', async () => {
  for (const name of ['personal, needs KYC', 'uploader', 'owner, needs KYC'] as const) {
    expect(await landing('/company-access', { ...VISITORS[name], offers: [OFFER] })).toBe('/next-step/company');
    expect(await landing('/company-access', { ...VISITORS[name], offers: [] })).toBe(FIRST[name]);
  }
  // A certification may be put off, and leads on to where they wanted to go.
  const owing = { ...VISITORS['personal, tax unknown'], offers: [OFFER] };
  expect(await landing('/company-access', owing)).toBe('/self-certification-splash');
});

test('the guard table names no route that R1.2 does not have', () => {
  const known = specRoutes.map(({ path }) => patternOf(path));
  expect(guardedPatterns.filter((pattern) => !known.includes(pattern))).toEqual([]);
});

test('/scp opens with a login result, /auth/sei remembers its whole address and comes first afterwards', async () => {
  const open = bare(routes);
  session.setState(session.getInitialState(), true);
  session.setState({
    loginResult: { authFlow: 'direct', code: 'c', codeVerifier: 'v', username: 'a@b.cd' },
  });
  const scp = createMemoryRouter(open, { initialEntries: ['/scp'] });
  await waitFor(() => expect(scp.state.initialized).toBe(true));
  expect(scp.state.location.pathname).toBe('/scp');

  const sei = createMemoryRouter(open, { initialEntries: ['/auth/sei?authorizeUrl=x'] });
  await waitFor(() => expect(sei.state.initialized).toBe(true));
  expect(sei.state.location.pathname).toBe('/login');
  expect(session.getState()).toMatchObject({ seiPath: '/auth/sei?authorizeUrl=x', initialPath: null });
  session.setState({ accessToken: 'a.b.c', refreshToken: 'r', initialPath: '/history' });
  queryClient.clear();
  await sei.navigate('/');
  expect(sei.state.location.pathname + sei.state.location.search).toBe('/auth/sei?authorizeUrl=x');
  expect(session.getState().seiPath).toBeNull();
});
