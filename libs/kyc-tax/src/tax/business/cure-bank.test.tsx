/** @jest-environment @bank/testing/environment */
// Rules: R0.116, R0.119.
import type { Output } from '@bank/protocol';
import type { fatcaCrsCertificationBusinessGet } from '@bank/protocol/tax-business';
import { callAs, signInAs } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askAgain, reject, TOBY } from '../../testing/tax-bank';
import { answer, forgetAnswers, goOn, openBusiness, question, sign, typeNumber } from '../../testing/tax-pages';

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

beforeEach(async () => {
  forgetAnswers();
  await askAgain(TOBY);
});

test('one number of one person is the one question; everything else stays as it was signed', async () => {
  const { known, second } = await signed();
  await reject(TOBY, [{ field: 'taxIds', countryCode: 'PT', representativeId: second, reason: 'unknownNumber' }]);
  await openBusiness();
  await question('Rosa Nunes: what’s the NIF?');
  expect(screen.getByText('NIF ··· 441: The tax office does not know this number.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('NIF'), '123456789');
  await goOn();
  await question('Is everything right?');
  const toby = screen.getByRole('region', { name: 'Toby Nunes' });
  expect(within(toby).getByText('NIF ··· 440')).toBeVisible();
  await sign();
  expect(await screen.findByText('Where they belong')).toBeVisible();
  const { status, taxIds, controllingPersons } = await known();
  expect(status).toBe('pending');
  const ends = [taxIds, ...controllingPersons.map((one) => one.taxIds)];
  expect(ends.map(([one]) => one?.taxIdEnd)).toEqual(['843', '440', '789']);
});

test('another answer about what the company is opens the questions that hang on it, and no others', async () => {
  await signed();
  await reject(TOBY, [{ field: 'questions.isFinancialInstitution', reason: 'otherPapers' }]);
  await openBusiness();
  await answer('Does it keep money for others, or insure them?', 'Yes');
  await typeNumber('What’s its GIIN?', 'GIIN', '98Q96B.00000.LE.250');
  // An institution names nobody who controls it.
  await question('Is everything right?');
  expect(screen.queryByRole('region', { name: 'Rosa Nunes' })).toBeNull();
});
