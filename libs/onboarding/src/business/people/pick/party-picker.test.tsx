/** @jest-environment @bank/testing/environment */
// Rules: R3.3.26.
import { useOpen } from '@bank/kit';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages/en.json';
import { business } from '../../answers';
import { FABRICA, PETRA } from '../test-people';
import { PartyPicker, type PartyPickerProps } from './party-picker';

const picked = jest.fn();
type Given = Pick<PartyPickerProps, 'kinds' | 'exclude'>;

function Page(given: Given) {
  const { open, show, close } = useOpen(['add']);
  return (
    <>
      <button type="button" onClick={() => show('add')}>
        Open
      </button>
      {open === 'add' && (
        <PartyPicker
          {...given}
          title="onboarding.directors.add"
          onPick={(id) => {
            picked(id);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

async function open(given: Given, search = '') {
  const view = await renderScreen(`/register/business${search}`, {
    routes: [{ path: '/register/business', element: <Page {...given} /> }],
    messages: { ...kitMessages, ...messages },
  });
  if (search === '') await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  return view;
}

const list = () => screen.findByRole('list', { name: 'Add a director' });
const rows = async () => within(await list()).getAllByRole('button');
const names = async () => (await rows()).map((row) => row.textContent);

beforeEach(() => {
  jest.clearAllMocks();
  business.clear();
});

test('those who are entered are offered with where they are used, and a new one', async () => {
  business.keep(FABRICA);
  const { baseElement, address } = await open({ kinds: ['person', 'company'] });
  expect(await names()).toEqual([
    'PIPetra IlieDirector · Holds 40% · Holds 30% of Nordhus Holding · Signs for the company · Owner · User',
    'SASindre AasDirector of Nordhus Holding',
    'Nordhus HoldingHolds 35%',
    'A new person',
    'A new company',
  ]);
  expect(await axeFindings(baseElement)).toEqual([]);
  await userEvent.click((await rows())[1] ?? document.body);
  expect(picked).toHaveBeenCalledWith('p2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/register/business');
});

test.each([
  [['person'], ['p1'], ['SASindre AasDirector of Nordhus Holding', 'A new person']],
  [['company'], [], ['Nordhus HoldingHolds 35%', 'A new company']],
] as const)('of %s without %s', async (kinds, exclude, shown) => {
  business.keep(FABRICA);
  await open({ kinds, exclude });
  expect(await names()).toEqual(shown);
});

test.each([
  ['nobody is entered', {}, undefined],
  ['everybody is taken already', { persons: [PETRA] }, ['p1']],
])('where %s, a new person is asked for at once, and picked when they are saved', async (_what, said, exclude) => {
  business.keep(said);
  await open({ kinds: ['person'], ...(exclude && { exclude }) });
  expect(await screen.findByRole('dialog', { name: 'A new person' })).toBeVisible();
});

test('with both kinds, and nobody yet, one is asked which', async () => {
  await open({ kinds: ['person', 'company'] });
  expect(await names()).toEqual(['A new person', 'A new company']);
});

test('a new one is a step inside: closing leads back to the list, saving picks them and closes both', async () => {
  business.keep(FABRICA);
  const { address } = await open({ kinds: ['company'] });
  await userEvent.click(await screen.findByRole('button', { name: 'A new company' }));
  expect(await screen.findByRole('dialog', { name: 'A new company' })).toBeVisible();
  expect(address()).toBe('/register/business?open=add&step=company');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await names()).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'A new company' }));
  await userEvent.type(await screen.findByLabelText('Legal name'), 'Lake Trust SA');
  await userEvent.type(screen.getByLabelText('Registration number'), '1');
  await userEvent.type(await screen.findByLabelText('Street and house number'), 'Rue 1');
  await userEvent.type(screen.getByLabelText('Postal code'), '1000');
  await userEvent.type(screen.getByLabelText('Town or city'), 'Luxembourg');
  for (const field of [/^Country of registration/, /^Country Choose/]) {
    await userEvent.click(await screen.findByRole('button', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name: 'Luxembourg' }));
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(picked).toHaveBeenCalledWith('c2'));
  await waitFor(() => expect(address()).toBe('/register/business'));
});

test('a reload finds the step again, with what was typed', async () => {
  business.keep(FABRICA);
  await open({ kinds: ['company'] }, '?open=add&step=company');
  expect(await screen.findByRole('dialog', { name: 'A new company' })).toBeVisible();
});
