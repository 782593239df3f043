/** @jest-environment @bank/testing/environment */
// Rules: R0.160, R3.3.26, R3.5.7, R0.25.
import { I18nProvider } from '@bank/i18n';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages/en.json';
import { business, type BusinessAnswers, NOTHING_SAID } from '../../answers';
import { DIRECTORS_FORM } from '../directors/form';
import { FABRICA, NORDHUS, person, PETRA, SINDRE } from '../test-people';
import { USERS_FORM } from '../users/form';
import { COMPANIES_FORM } from './companies';
import { Form as CompaniesForm } from './companies-form';
import { PEOPLE_FORM } from './people';
import { Form as PeopleForm } from './people-form';

const TODAY = '2026-11-25';
const withPetra = (some: Partial<typeof PETRA>): BusinessAnswers => ({
  ...FABRICA,
  persons: [{ ...PETRA, ...some }, SINDRE],
});
const told = (form: typeof PEOPLE_FORM, answers: BusinessAnswers) =>
  form.problems(answers, TODAY).map(({ id, kind, to }) => `${id} ${kind} ${to['open']}`);

test.each([
  ['nobody', NOTHING_SAID, []],
  ['whole and used', FABRICA, []],
  ['without a name', withPetra({ lastName: ' ' }), ['needs.p1 wrong person']],
  ['without a birthday', withPetra({ birthday: '' }), ['needs.p1 wrong person']],
  ['born on no day', withPetra({ birthday: '1984-02-31' }), ['needs.p1 wrong person']],
  ['born tomorrow', withPetra({ birthday: '2026-11-26' }), ['needs.p1 wrong person']],
  ['with half an address', withPetra({ email: 'petra@' }), ['needs.p1 wrong person']],
  ['with a phone of no country', withPetra({ phoneNumber: '722' }), ['needs.p1 wrong person']],
  ['living nowhere', withPetra({ address: { ...PETRA.address, city: '' } }), ['needs.p1 wrong person']],
  [
    'used nowhere',
    { ...FABRICA, persons: [PETRA, SINDRE, person('p3', { firstName: 'Oana' })] },
    ['unused.p3 missing remove'],
  ],
  [
    'one under two ids',
    { ...FABRICA, persons: [PETRA, { ...SINDRE, firstName: 'ILIE', lastName: 'Pétra' }] },
    ['same.p2 wrong person'],
  ],
  [
    'two whom their numbers tell apart',
    { ...FABRICA, persons: [PETRA, { ...PETRA, id: 'p2' }], taxIds: { p1: '1840302', p2: '2840302' } },
    [],
  ],
])('people: %s', (_what, answers, problems) => expect(told(PEOPLE_FORM, answers)).toEqual(problems));

test.each([
  ['none', NOTHING_SAID, []],
  ['whole and used', FABRICA, []],
  ['without a number', { ...FABRICA, companies: [{ ...NORDHUS, registrationNumber: '' }] }, ['needs.c1 wrong company']],
  [
    'used nowhere',
    { ...FABRICA, companies: [NORDHUS, { ...NORDHUS, id: 'c2', registrationNumber: '7' }] },
    ['unused.c2 missing remove'],
  ],
  [
    'one under two ids',
    { ...FABRICA, companies: [NORDHUS, { ...NORDHUS, id: 'c2', registrationNumber: 'NO 914000111' }] },
    ['unused.c2 missing remove', 'same.c2 wrong company'],
  ],
  [
    'the one that applies',
    { ...FABRICA, registrationCountry: 'NO', registrationNumber: '914000111' },
    ['own.c1 wrong company'],
  ],
])('companies: %s', (_what, answers, problems) => expect(told(COMPANIES_FORM, answers)).toEqual(problems));

const many = ['Petra', 'Sindre', 'Mihai', 'Yara', 'Oana', 'Ion', 'Ana'].map((firstName, index) =>
  person(`p${index + 1}`, { firstName }),
);
test.each([
  [DIRECTORS_FORM, NOTHING_SAID, 'Nobody yet', false],
  [DIRECTORS_FORM, FABRICA, 'Petra Ilie', true],
  [USERS_FORM, NOTHING_SAID, 'Nobody with full access yet', false],
  [USERS_FORM, { ...FABRICA, users: [{ id: 'p1', right: '1' }] }, 'Nobody with full access yet', true],
  [USERS_FORM, FABRICA, 'Petra Ilie', true],
  [PEOPLE_FORM, NOTHING_SAID, 'Nobody yet', false],
  [PEOPLE_FORM, FABRICA, 'Petra, Sindre', true],
  [PEOPLE_FORM, { ...FABRICA, persons: many }, 'Petra, Sindre, Mihai, Yara, Oana and 2 more', true],
  [COMPANIES_FORM, NOTHING_SAID, 'No other companies', false],
  [COMPANIES_FORM, FABRICA, 'Nordhus Holding', true],
])('the line of the hub', ({ Told, isBegun }, answers, line, isThere) => {
  const { container } = render(
    <I18nProvider lang="en" messages={messages}>
      <Told answers={answers} />
    </I18nProvider>,
  );
  expect(container).toHaveTextContent(line);
  expect(isBegun(answers)).toBe(isThere);
});

const FORMS = { people: PeopleForm, companies: CompaniesForm };
const open = (form: keyof typeof FORMS, further = '') =>
  renderScreen(`/register/business?form=${form}${further}`, {
    routes: [{ path: '/register/business', Component: FORMS[form] }],
    messages: { ...kitMessages, ...messages },
  });
const kept = () => business.store.getState().answers;

beforeEach(() => business.clear());

test('everybody is listed with where they are used', async () => {
  business.keep({ ...FABRICA, representative: '', confirmedOwners: [], users: [] });
  const { container } = await open('people');
  const list = await screen.findByRole('list', { name: 'People' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'PIPetra IlieDirector · Holds 40% · Holds 30% of Nordhus Holding',
    'SASindre AasDirector of Nordhus Holding',
  ]);
  expect(await axeFindings(container)).toEqual([]);
});

test('whoever is removed takes their uses along, which are named first, and all of it comes back', async () => {
  const before = { ...FABRICA, taxIds: { p1: '123' }, taxIdsOf: ['p1'] };
  business.keep(before);
  const { address, baseElement } = await open('people');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Petra Ilie' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Petra Ilie?' });
  expect(
    within(question)
      .getAllByRole('listitem')
      .map((use) => use.textContent),
  ).toEqual([
    'Director of Fabrica Nord',
    'Holds 40% of Fabrica Nord',
    'Holds 30% of Nordhus Holding',
    'Signs for the company',
    'Owner',
    'User',
  ]);
  expect(await axeFindings(baseElement)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(address()).toBe('/register/business?form=people'));
  expect(kept().persons).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Petra Ilie' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Petra Ilie is removed.')).toBeVisible();
  expect(kept()).toMatchObject({ persons: [SINDRE], users: [], representative: '', taxIds: {} });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(kept()).toEqual(before);
});

test('without the company between, who holds less than a quarter is not asked for sources any more', async () => {
  business.keep({
    ...FABRICA,
    persons: [PETRA, { ...SINDRE, sources: ['1'], sourceNotes: { 1: 'Ships' } }],
    levels: {
      root: { directors: ['p1'], holders: [{ id: 'c1', share: '100' }] },
      c1: { directors: ['p1'], holders: [{ id: 'p2', share: '60' }] },
    },
  });
  await open('companies', '&open=remove&id=c1');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(kept().companies).toEqual([]));
  expect(kept().persons[1]).toMatchObject({ sources: [], sourceNotes: {} });
  expect(await screen.findByText('No other companies')).toBeVisible();
});

test('who is used nowhere is offered to be removed, and nothing else goes', async () => {
  business.keep({ ...FABRICA, persons: [...FABRICA.persons, person('p3', { firstName: 'Mihai' })] });
  await open('people', '&open=remove&id=p3');
  expect(await screen.findByText('Named here, but in none of the other forms. Nothing else changes.')).toBeVisible();
});

test('the row opens the sheet; a new one is entered here, too', async () => {
  business.keep(FABRICA);
  const { address } = await open('people');
  await userEvent.click(await screen.findByRole('button', { name: /^Sindre Aas/ }));
  expect(await screen.findByRole('dialog', { name: 'Sindre Aas' })).toBeVisible();
  expect(address()).toBe('/register/business?form=people&open=person&id=p2');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/register/business?form=people'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  expect(await screen.findByRole('dialog', { name: 'A new person' })).toBeVisible();
});

test('tax numbers that a reload lost are asked for again, and one may go on without', async () => {
  business.keep({ ...FABRICA, taxIdsOf: ['root', 'p1', 'p2'], taxIds: { p2: '9' } });
  await open('people');
  expect(await screen.findByText('Type the tax numbers again')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Petra Ilie' })).toHaveAttribute(
    'href',
    '/register/business?form=people&open=person&id=p1',
  );
  expect(screen.queryByRole('link', { name: 'Sindre Aas' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Go on without' }));
  await waitFor(() => expect(screen.queryByText('Type the tax numbers again')).toBeNull());
  expect(kept().taxIdsOf).toEqual(['root', 'p2']);
});
