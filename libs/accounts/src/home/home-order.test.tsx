// Rules: R0.101.
import { homeRooms, preferences, type WaitingSource } from '@bank/kit';
import { act, screen } from '@testing-library/react';
import { homeBank, showHome } from '../testing/home-bank';

const waits: WaitingSource = {
  kind: 'invoices',
  useWaiting: () => ({
    tasks: [{ id: 'one', title: 'Pay the boat share', note: 'Due on Tuesday', to: '/transfer/invoices' }],
    isPending: false,
  }),
};

beforeAll(() => homeRooms.set(() => Promise.resolve({ rooms: [{ waiting: waits }] })));
beforeEach(() => act(() => preferences.setState({ hideBalances: false, mainCurrency: null })));
afterAll(() => void Object.assign(BRAND, { hero: 'open' }));

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

// The window of these tests is a phone's.
test.each([
  ['open', ['accounts', 'chart', 'waiting']],
  ['ledger', ['accounts', 'waiting', 'chart']],
  ['block', ['waiting', 'accounts', 'chart']],
  ['board', ['waiting', 'accounts', 'chart']],
  ['poster', ['accounts', 'waiting', 'chart']],
  ['shore', ['waiting', 'accounts', 'chart']],
])('on a phone the face %s has its own place for what waits', async (hero, order) => {
  Object.assign(BRAND, { hero });
  homeBank();
  showHome();
  const places = {
    waiting: await screen.findByRole('link', { name: /Pay the boat share/ }),
    accounts: await screen.findByRole('radio', { name: /Main EUR/ }),
    chart: await screen.findByRole('button', { name: 'Show as table' }),
  };
  const found = Object.entries(places).toSorted(([, one], [, other]) => (isBefore(one, other) ? -1 : 1));
  expect(found.map(([name]) => name)).toEqual(order);
});
