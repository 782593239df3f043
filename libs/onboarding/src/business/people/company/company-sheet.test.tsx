/** @jest-environment @bank/testing/environment */
// Rules: R3.3.26.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages/en.json';
import { business } from '../../answers';
import { FABRICA, NORDHUS } from '../test-people';
import { CompanySheet } from './company-sheet';

const onSaved = jest.fn();
const onClose = jest.fn();

async function open(id: string | null = null) {
  const element = <CompanySheet id={id} onSaved={onSaved} onClose={onClose} />;
  const view = await renderScreen('/register/business', {
    routes: [{ path: '/register/business', element }],
    messages: { ...kitMessages, ...messages },
  });
  await screen.findByLabelText('Postal code');
  return view;
}

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

beforeEach(() => {
  jest.clearAllMocks();
  business.clear();
});

test('what is missing is said at the field', async () => {
  const { baseElement } = await open();
  await save();
  expect(await screen.findByText('7 fields need your attention.')).toBeInTheDocument();
  expect(screen.getByLabelText('Legal name')).toHaveAccessibleDescription('Fill this in.');
  expect(screen.getByLabelText('Registration number')).toHaveAccessibleDescription('Fill this in.');
  expect(screen.getAllByText('Choose one.')).toHaveLength(2);
  expect(await axeFindings(baseElement)).toEqual([]);
});

test('a company is changed in its place', async () => {
  business.keep(FABRICA);
  await open('c1');
  expect(screen.getByRole('dialog', { name: 'Nordhus Holding' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Legal name'), ' AS');
  await save();
  expect(onSaved).toHaveBeenCalledWith('c1');
  expect(business.store.getState().answers.companies).toEqual([{ ...NORDHUS, name: 'Nordhus Holding AS' }]);
});

test('what was typed outlives the page, and is gone when it is given up', async () => {
  business.keep(FABRICA);
  const { unmount } = await open('c1');
  await userEvent.type(screen.getByLabelText('Registration number'), '9');
  unmount();
  await open('c1');
  expect(screen.getByLabelText('Registration number')).toHaveValue('914 000 1119');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('company'))).toEqual([]);
  expect(business.store.getState().answers.companies).toEqual([NORDHUS]);
});
