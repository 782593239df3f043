/** @jest-environment @bank/testing/environment */
// Rules: R0.130, R0.131, R3.3.26, R3.5.7, R0.25.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages/en.json';
import { business } from '../../answers';
import { FABRICA, PETRA } from '../test-people';
import { PersonSheet } from './person-sheet';

const onSaved = jest.fn();
const onClose = jest.fn();

async function open(id: string | null = null, asksSources = false) {
  const view = await renderScreen('/register/business', {
    routes: [
      {
        path: '/register/business',
        element: <PersonSheet id={id} asksSources={asksSources} onSaved={onSaved} onClose={onClose} />,
      },
    ],
    messages: { ...kitMessages, ...messages },
  });
  await screen.findByLabelText('First name', undefined, { timeout: 5000 });
  await screen.findByLabelText('Postal code');
  await screen.findByLabelText('Date of birth');
  return view;
}

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
const choose = async (field: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const kept = () => business.store.getState().answers;

beforeEach(() => {
  jest.clearAllMocks();
  business.clear();
});

test('what is missing is said at the field, and nothing is kept', async () => {
  await open();
  await save();
  expect(await screen.findByText('7 fields need your attention.')).toBeInTheDocument();
  for (const label of ['First name', 'Last name', 'Date of birth', 'Postal code'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Fill this in.');
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(kept().persons).toEqual([]);
  expect(onSaved).not.toHaveBeenCalled();
});

test.each([
  ['Date of birth', '2999-01-01', 'This can’t be a date of birth. Check the year.'],
  ['Date of birth', '1800-01-01', 'This can’t be a date of birth. Check the year.'],
  ['E-mail', 'petra', 'Enter a whole e-mail address, like name@example.com.'],
])('%s %s: %s', async (label, typed, sentence) => {
  await open();
  await userEvent.type(screen.getByLabelText(label), typed);
  await save();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
});

test('a person is entered by keyboard, once however often it is pressed', async () => {
  const { baseElement } = await open();
  await userEvent.type(screen.getByLabelText('First name'), ' Petra ');
  await userEvent.keyboard('{Tab}Ilie');
  await userEvent.type(screen.getByLabelText('Date of birth'), '1984-03-02');
  await choose(/^Country Choose/, 'Romania');
  await userEvent.type(screen.getByLabelText('Street and house number'), 'Strada Horea 5');
  await userEvent.type(screen.getByLabelText('Postal code'), '400174');
  await userEvent.type(screen.getByLabelText('Town or city'), 'Cluj-Napoca');
  await choose(/^State/, 'Cluj');
  expect(await axeFindings(baseElement)).toEqual([]);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(onSaved).toHaveBeenCalledWith('p1');
  expect(kept().persons).toEqual([{ ...PETRA, email: '' }]);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('person'))).toEqual([]);
});

test('a country whose addresses name a state needs one of its own', async () => {
  business.keep({ ...FABRICA, persons: [{ ...PETRA, address: { ...PETRA.address, stateCode: '' } }] });
  await open('p1');
  await save();
  expect(await screen.findByText('Choose one.')).toBeVisible();
});

test.each([
  ['without a prefix', '', '722 555 014', 'Choose one.'],
  ['that may have its own code', 'AT', '43 664 1234567', 'This number can be read in two ways. Choose yours.'],
  ['with a digit less', 'RO', '722 555 01', 'This number doesn’t have as many digits as phones there. Check it.'],
])('a phone %s', async (_what, phoneCountry, phoneNumber, sentence) => {
  business.keep({ ...FABRICA, persons: [{ ...PETRA, phoneCountry, phoneNumber }] });
  await open('p1');
  await save();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a word is no tax number', async () => {
  business.keep({ ...FABRICA, persons: [PETRA] });
  await open('p1');
  await userEvent.type(screen.getByLabelText('Tax number'), 'niciunul');
  await save();
  expect(await screen.findByText('This is no tax number. Type the number, or leave the field empty.')).toBeVisible();
  expect(kept().taxIds).toEqual({});
});

test('what is typed is there when the sheet opens again until it is given up, and the tax number is never in storage', async () => {
  const { unmount } = await open();
  await userEvent.type(screen.getByLabelText('First name'), 'Petra');
  await userEvent.type(screen.getByLabelText('Tax number'), '1840302123457');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('1840302123457');
  unmount();
  const again = await open();
  expect(screen.getByLabelText('First name')).toHaveValue('Petra');
  expect(screen.getByLabelText('Tax number')).toHaveValue('1840302123457');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Petra');
  again.unmount();
  await open();
  expect(screen.getByLabelText('Tax number')).toHaveValue('');
});

test('a tax number that was saved lives in memory, and after a reload the field says to type it again', async () => {
  business.keep({ ...FABRICA });
  const { unmount } = await open('p1');
  await userEvent.type(screen.getByLabelText('Tax number'), '1840302123457');
  await save();
  expect(onSaved).toHaveBeenCalledWith('p1');
  expect(kept()).toMatchObject({ taxIds: { p1: '1840302123457' }, taxIdsOf: ['p1'] });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('1840302123457');
  unmount();
  business.keep({ taxIds: {} });
  await open('p1');
  expect(screen.getByLabelText('Tax number')).toHaveAccessibleDescription(
    'The page was reloaded, and tax numbers are never kept. Type it again.',
  );
});

test('of a holder of a quarter every source is asked about, each with a word of its own', async () => {
  business.keep({ ...FABRICA });
  await open('p1', true);
  const dialog = screen.getByRole('dialog', { name: 'Petra Ilie' });
  const boxes = await within(dialog).findAllByRole('checkbox');
  await save();
  expect(await screen.findByText('Choose at least one.')).toBeVisible();
  await userEvent.click(boxes[0] ?? dialog);
  await userEvent.click(boxes[1] ?? dialog);
  await save();
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
  const words = within(within(dialog).getByRole('group', { name: 'Where does the money come from?' })).getAllByRole(
    'textbox',
  );
  await userEvent.type(words[0] ?? dialog, 'Porcelain');
  await userEvent.type(words[1] ?? dialog, 'A flat');
  await save();
  expect(onSaved).toHaveBeenCalledWith('p1');
  const [petra] = kept().persons;
  expect(petra?.sources).toHaveLength(2);
  expect(Object.values(petra?.sourceNotes ?? {})).toEqual(['Porcelain', 'A flat']);
});

test('sources that were given stay where they are not asked', async () => {
  business.keep({ ...FABRICA, persons: [{ ...PETRA, sources: ['1'], sourceNotes: { 1: 'Porcelain' } }] });
  await open('p1');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await save();
  expect(kept().persons[0]).toMatchObject({ sources: ['1'], sourceNotes: { 1: 'Porcelain' } });
});
