// Rules: R1.2.1, R1.2.35.
import { loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, loadScreenMessages } from '@bank/kit';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { loadMessages } from '../messages';
import { features } from '../routing/features';
import { renderRoutes, signAnaIn } from '../testing/signed-in-routes';
import { kitMessages } from '@bank/kit/testing';
import { ALL_ROWS } from '../menus/use-menu-rows';
import { loader as mainLoader } from './main-guard';
import { Component as MainLayout } from './main-layout';

const texts: Readonly<Record<string, string>> = kitMessages;

let width = 1280;
/** As a browser's: one object a query, which says when its answer changes. */
class Media extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange = null;
  constructor(query: string) {
    super();
    this.media = query;
  }
  get matches() {
    return width >= Number(/min-width: (\d+)px/.exec(this.media)?.[1] ?? Infinity);
  }
  addListener() {}
  removeListener() {}
}
const media = new Map<string, Media>();
const original = globalThis.matchMedia;
beforeAll(() => {
  globalThis.matchMedia = (query) => {
    const found = media.get(query) ?? new Media(query);
    media.set(query, found);
    return found;
  };
});
afterAll(() => {
  globalThis.matchMedia = original;
});
beforeEach(async () => {
  const loaders = features.flatMap(({ menu, loadMessages: texts }) => (menu && texts ? [texts] : []));
  await loadCatalogues('en', [loadMessages, kitTexts, loadScreenMessages, ...loaders]);
});

function show(Layout: ComponentType, customer: Partial<Customer> = {}, access: Partial<CustomerAccess> = {}) {
  signAnaIn(customer, access);
  renderRoutes([
    { element: <Layout />, children: [{ path: '/', element: <Typed /> }] },
    { path: '/home', element: <h1>Home</h1> },
  ]);
}

/** A screen with something in it that a new mount would lose. */
function Typed() {
  const [text, setText] = useState('');
  return <input aria-label="Typed" value={text} onChange={({ target }) => setText(target.value)} />;
}

function resizeTo(px: number) {
  width = px;
  act(() => media.forEach((one) => one.dispatchEvent(new Event('change'))));
}

test('one of the two navigations is there, and follows the window without touching the screen', async () => {
  width = 1023;
  show(MainLayout);
  const navigations = () => screen.getAllByRole('navigation', { name: 'Main menu' });
  expect(navigations()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Typed'), 'for the garden');
  resizeTo(1024);
  expect(navigations()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect(screen.getByLabelText('Typed')).toHaveValue('for the garden');
  resizeTo(390);
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  expect(screen.getByLabelText('Typed')).toHaveValue('for the garden');
});

const business = { customerType: 'business' } as const;

test('the tools stay in the page in the order that the keyboard takes: who, places, search, figures, news, screen', async () => {
  width = 1280;
  show(MainLayout);
  const user = userEvent.setup();
  const places = ALL_ROWS.filter(({ place }) => place !== 'company').map(
    ({ label }) => ['link', texts[label]] as const,
  );
  const stops = [
    ['button', 'Ana Pop, Personal'],
    ...places,
    ['button', 'Search or do anything'],
    ['button', 'Hide balances'],
    ['button', 'Notifications'],
    ['textbox', 'Typed'],
  ] as const;
  for (const [role, name] of stops) {
    await user.tab();
    expect(screen.getByRole(role, { name })).toHaveFocus();
  }
});

test('the company’s name stands on every screen, with who acts for it and with which right', () => {
  show(MainLayout, { ...business, businessName: 'Atelier Verde SRL' });
  expect(screen.getByRole('button', { name: 'Atelier Verde SRL, Ana Pop · full access' })).toBeVisible();
});

test.each([
  ['KYC', { ...business, isNeedKyc: true }, {}],
  ['the choice of a company', { ...business, isHaveRelatedAccounts: true }, { accessList: null }],
  ['company documents', business, { accessList: { balanceInfo: false } }],
])('who has to see to %s first has no places: each would lead back', (_, customer, access) => {
  show(MainLayout, customer, access);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('button', { name: /Ana Pop/ })).toBeVisible();
  expect(screen.getByLabelText('Typed')).toBeVisible();
});

test('what another product asks stands alone', () => {
  signAnaIn();
  renderRoutes([{ element: <MainLayout />, children: [{ path: '/auth/sei', element: <Typed /> }] }], '/auth/sei');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each<[string, Partial<Customer>, Partial<CustomerAccess>]>([
  ['KYC', {}, { isNeedKyc: true }],
  ['no balance information', { customerType: 'business' }, { accessList: { balanceInfo: false } }],
])(
  'the main layout itself keeps out who has to go elsewhere first: %s (R1.2.22, R1.2.28)',
  async (_why, customer, access) => {
    signAnaIn(customer, access);
    renderRoutes([
      { element: <MainLayout />, loader: mainLoader, children: [{ path: '/', element: <Typed /> }] },
      { path: '*', element: <h1>Elsewhere</h1> },
    ]);
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect(screen.queryByLabelText('Typed')).not.toBeInTheDocument();
  },
);
