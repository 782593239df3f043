/** @jest-environment @bank/testing/environment */
// Rules: R0.116, R0.119.
import { kitMessages } from '@bank/kit/testing';
import type { Output } from '@bank/protocol';
import type { fatcaCrsCertificationBusinessGet } from '@bank/protocol/tax-business';
import { askBank, callAs, renderScreen, signInAs } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages-tax/en.json';
import { business } from './answers';
import { Component, loader } from './business-screen';

const TOBY = 1018;

const routes = [
  { path: '/', element: <p>Where they belong</p> },
  { path: '/self-certification-business', Component, loader },
];

const post = (url: string, body: object) =>
  askBank({ method: 'POST', url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

type Known = Output<typeof fatcaCrsCertificationBusinessGet>;

/** A company with passive income, and the two people who control it. @returns how to read it, and the id of the second */
async function signed() {
  const { accessToken } = await signInAs('toby');
  const read = () => callAs<Known>(accessToken, 'fatcaCrsCertificationBusinessGet', { lang: 'en' });
  const { fatcaCrsCertificationInfo: info, declaration } = await read();
  const people = info.controllingPersons.map(({ representativeId }) => representativeId);
  await callAs(accessToken, 'fatcaCrsCertificationBusinessUpdate', {
    ...{ lang: 'en', entityType: 'general', isUSTaxPayer: false, declarationId: declaration.id },
    registeredAddressId: info.registeredAddressId,
    placeOfBusinessAddressId: info.placeOfBusinessAddressId,
    questions: {
      ...{ isFinancialInstitution: false, isPubliclyTraded: false, isOwnPubliclyTradedCompany: false },
      isEarnPassiveIncome: true,
    },
    taxIds: [{ countryCode: 'PT', taxId: '501964843' }],
    controllingPersons: people.map((representativeId, place) => ({
      ...{ representativeId, cityOfBirth: 'Faro', countryOfBirth: 'PT', dateOfBirth: '1980-02-28' },
      taxIds: [{ countryCode: 'PT', taxId: `22233344${place}` }],
    })),
  });
  return { known: async () => (await read()).fatcaCrsCertificationInfo, second: people[1] };
}

const reject = (rejections: readonly object[]) =>
  post(`/sandbox/tax/${TOBY}/decision`, { status: 'rejected', rejections });

const open = () =>
  renderScreen('/self-certification-business', {
    routes,
    persona: 'toby',
    messages: { ...kitMessages, ...messages },
    brand: { id: 'd' },
  });

/** The question and its fields, some of which are fetched when they are first asked. */
async function question(name: string | RegExp) {
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('form', { name });
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

beforeEach(async () => {
  sessionStorage.clear();
  business.clear();
  window.scrollTo = jest.fn();
  await post(`/sandbox/tax/${TOBY}`, { status: 'none' });
});

test('one number of one person is the one question; everything else stays as it was signed', async () => {
  const { known, second } = await signed();
  await reject([{ field: 'taxIds', countryCode: 'PT', representativeId: second, reason: 'unknownNumber' }]);
  await open();
  await question('Rosa Nunes: what’s the NIF?');
  expect(screen.getByText('NIF ··· 441: The tax office does not know this number.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('NIF'), '123456789');
  await goOn();
  await question('Is everything right?');
  const toby = screen.getByRole('region', { name: 'Toby Nunes' });
  expect(within(toby).getByText('NIF ··· 440')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign and send' }));
  expect(await screen.findByText('Where they belong')).toBeVisible();
  const { status, taxIds, controllingPersons } = await known();
  expect(status).toBe('pending');
  const ends = [taxIds, ...controllingPersons.map((one) => one.taxIds)];
  expect(ends.map(([one]) => one?.taxIdEnd)).toEqual(['843', '440', '789']);
});

test('another answer about what the company is opens the questions that hang on it, and no others', async () => {
  await signed();
  await reject([{ field: 'questions.isFinancialInstitution', reason: 'otherPapers' }]);
  await open();
  await question('Does it keep money for others, or insure them?');
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await goOn();
  await question('What’s its GIIN?');
  await userEvent.type(screen.getByLabelText('GIIN'), '98Q96B.00000.LE.250');
  await goOn();
  // An institution names nobody who controls it.
  await question('Is everything right?');
  expect(screen.queryByRole('region', { name: 'Rosa Nunes' })).toBeNull();
});
