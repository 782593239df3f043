/** @jest-environment @bank/testing/environment */
// Rules: R0.120.
import { kitMessages } from '@bank/kit/testing';
import { closed, recordingBank, renderScreen, reopen, Reopened, testCountryForms } from '@bank/testing';
import { dropAllDrafts } from '@bank/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, NO_ADDRESS, ROOT } from './business/answers';
import { ALL_SAID } from './business/check/test-answers';
import { CompanySheet } from './business/people/company/company-sheet';
import { PersonSheet } from './business/people/person/person-sheet';
import messages from './messages/en.json';
import { NO_ANSWERS, personal } from './personal/answers';
import * as personalScreen from './personal/personal-screen';
import { forgetBusiness, openBusiness } from './testing/business';

const bank = recordingBank();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const said = () => business.store.getState().answers;

const BRAND = {
  customerTypes: ['personal', 'business'] as const,
  termsLinks: [
    { id: 'terms', href: 'https://test.bank/terms' },
    { id: 'privacy', href: 'https://test.bank/privacy' },
  ] as const,
  supportNumber: '+1 555 01',
};

let applicants = 0;
/** A person who has said everything but where they live. */
function newcomer() {
  applicants += 1;
  personal.keep({
    ...NO_ANSWERS,
    ...{ email: `iris${applicants}@mail.test`, phoneCountry: 'RO', phoneNumber: `722 556 1${applicants}0` },
    ...{ firstName: 'Iris', lastName: 'Novak', birthday: '1991-04-12' },
    ...{ birthCountry: 'YU', citizenship: 'SI', occupation: 'employed', secondOccupation: 'none' },
    ...{ sources: ['1'], purposes: ['1'], deposit: '2', anotherAccount: 'false', agreements: ['privacy', 'terms'] },
  });
}

function openPersonal() {
  if (personal.store.getState().answers.email === '') newcomer();
  return renderScreen('/register/personal', {
    routes: [
      { path: '/register/personal', Component: personalScreen.Component, loader: personalScreen.loader },
      { path: '/', element: null },
    ],
    messages: { ...kitMessages, ...messages },
    brand: BRAND,
    adapter: bank.adapter,
  });
}

/** Back to an earlier question, from wherever the visitor is. */
async function backTo(title: string) {
  await screen.findByRole('button', { name: 'Continue' });
  while (screen.queryByRole('heading', { level: 1, name: title }) === null) await press('Back');
}

const HOME = { 'Street and house number': 'Strada Horea 5', 'Postal code': '400174', 'Town or city': 'Cluj-Napoca' };
const ROMANIA = { country: 'Romania', fields: HOME, choices: { 'State, county or region': 'Cluj' } };

let page: Awaited<ReturnType<typeof openBusiness>>;

const openSheet = (Sheet: typeof PersonSheet | typeof CompanySheet) =>
  renderScreen('/register/business', {
    routes: [
      {
        path: '/register/business',
        element: <Reopened>{(close) => <Sheet id={null} onSaved={close} onClose={close} />}</Reopened>,
      },
    ],
    messages: { ...kitMessages, ...messages },
  });

async function save() {
  await press('Save');
  await closed();
}

beforeEach(() => {
  dropAllDrafts();
  forgetBusiness();
  personal.clear();
});

const UNREGISTERED = { registrationCountry: '', registrationNumber: '', taxIds: {}, taxIdsOf: [] };
testCountryForms([
  {
    file: 'libs/onboarding/src/personal/questions/country-question.tsx',
    what: 'where a new customer lives',
    open: openPersonal,
    toCountry: () => backTo('Which country do you live in?'),
    async onward() {
      await press('Continue');
      await heading('What’s your address?');
    },
    label: 'Country',
    before: ROMANIA,
    after: { country: 'Estonia', fields: HOME },
    async send() {
      await press('Continue');
      await heading('Is all of this right?');
      await press('Open my account');
      await screen.findByRole('dialog', { name: 'One more thing: your mailbox' });
      return bank.taken('createPersonalAccount');
    },
    gone: ['"RO"', 'CJ'],
    kept: ['"EE"', 'Strada Horea 5'],
  },
  {
    file: 'libs/onboarding/src/address/address-fields.tsx',
    what: 'the registered address of a company',
    async open() {
      const isNew = said().name === '';
      page = await openBusiness('?form=general', isNew ? { ...ALL_SAID, registrationAddress: NO_ADDRESS } : {});
      return page;
    },
    async leave() {
      await act(() => page.router.navigate('/'));
      await act(() => page.router.navigate('/register/business?form=general'));
    },
    label: 'Country',
    before: ROMANIA,
    after: { country: 'Estonia', fields: HOME },
    async send() {
      await press('Continue');
      await heading('Is all of this right?');
      return said().registrationAddress;
    },
    gone: ['"RO"', 'CJ'],
    kept: ['"EE"', 'Strada Horea 5'],
  },
  {
    file: 'libs/onboarding/src/address/address-fields.tsx',
    what: 'the home of a person of a company',
    open: () => openSheet(PersonSheet),
    leave: reopen,
    label: 'Country Choose|^Country (Romania|Estonia)',
    before: {
      ...ROMANIA,
      fields: {
        ...{ 'First name': 'Petra', 'Last name': 'Ilie', 'Date of birth': '02/03/1984', ...HOME },
        'Tax number': '1840302125481',
      },
    },
    after: { country: 'Estonia' },
    async send() {
      await save();
      return [said().persons, said().taxIds];
    },
    gone: ['"RO"', 'CJ', '1840302125481'],
    kept: ['"EE"', 'Strada Horea 5'],
  },
  {
    file: 'libs/onboarding/src/address/address-fields.tsx',
    what: 'the address of a company that holds a part',
    open: () => openSheet(CompanySheet),
    leave: reopen,
    label: 'Country Choose|^Country (Romania|Estonia)',
    before: {
      ...ROMANIA,
      fields: { 'Legal name': 'Nordhus', ...HOME },
      choices: { ...ROMANIA.choices, 'Country of registration': 'Norway' },
    },
    after: { country: 'Estonia', fields: { 'Registration number': '914 000 111' } },
    async send() {
      await save();
      return said().companies;
    },
    gone: ['"RO"', 'CJ'],
    kept: ['"EE"', '914 000 111'],
  },
  {
    file: 'libs/onboarding/src/business/people/company/company-form.tsx',
    what: 'where a company that holds a part is registered',
    open: () => openSheet(CompanySheet),
    leave: reopen,
    label: 'Country of registration',
    before: {
      country: 'Norway',
      fields: { 'Legal name': 'Nordhus', 'Registration number': '914 000 111', ...HOME },
      choices: { 'Country Choose': 'Moldova' },
    },
    after: { country: 'Estonia', fields: { 'Registration number': '12345678' } },
    async send() {
      await save();
      return said().companies;
    },
    gone: ['"NO"', '914 000 111'],
    kept: ['"EE"', '12345678', 'Nordhus'],
  },
  {
    file: 'libs/onboarding/src/business/company/general/registration-question.tsx',
    what: 'where a company is registered',
    async open() {
      const isNew = said().name === '';
      page = await openBusiness('?form=general', isNew ? { ...ALL_SAID, ...UNREGISTERED } : {});
      return page;
    },
    async leave() {
      await act(() => page.router.navigate('/'));
      await act(() => page.router.navigate('/register/business?form=general'));
    },
    label: 'Country of registration',
    before: { country: 'Norway', fields: { 'Registration number': '914 000 111', 'Tax number': '914000111' } },
    after: { country: 'Estonia', fields: { 'Registration number': '12345678' } },
    async send() {
      await press('Continue');
      await heading('Is all of this right?');
      const { registrationCountry, registrationNumber, taxIds } = said();
      return { registrationCountry, registrationNumber, taxIds };
    },
    gone: ['"NO"', '914'],
    kept: ['"EE"', '12345678'],
  },
]);

test('a tax number that was answered for another country does not come back with its form', async () => {
  const answered = { registrationCountry: 'NO', registrationNumber: '914 000 111', taxIds: { [ROOT]: '914000111' } };
  page = await openBusiness('?form=general&q=registration', { ...ALL_SAID, ...answered, taxIdsOf: [ROOT] });
  await userEvent.click(await screen.findByRole('button', { name: /^Country of registration/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Estonia' }));
  await act(() => page.router.navigate('/'));
  await act(() => page.router.navigate('/register/business?form=general&q=registration'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Registration number' }), '12345678');
  await press('Continue');
  await waitFor(() => expect(said().registrationCountry).toBe('EE'));
  expect(said().taxIds).toEqual({});
});

test('another country at the last look asks for the address again, and keeps its street and town', async () => {
  newcomer();
  personal.keep({
    country: 'RO',
    address1: 'Strada Horea 5',
    city: 'Cluj-Napoca',
    postalCode: '400174',
    stateCode: 'CJ',
  });
  await openPersonal();
  await heading('Is all of this right?');
  await press('Back');
  await backTo('Which country do you live in?');
  await userEvent.click(await screen.findByRole('button', { name: /^Country/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Estonia' }));
  await press('Continue');
  await heading('What’s your address?');
  expect(await screen.findByRole('textbox', { name: /^Street/ })).toHaveValue('Strada Horea 5');
  expect(screen.getByRole('textbox', { name: /^Postal code/ })).toHaveValue('');
});
