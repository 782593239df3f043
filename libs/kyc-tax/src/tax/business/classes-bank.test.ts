/** @jest-environment @bank/testing/environment */
// Rules: R0.116.
import type { Output } from '@bank/protocol';
import type {
  fatcaCrsCertificationBusinessGet,
  fatcaCrsCertificationBusinessUpdate,
} from '@bank/protocol/tax-business';
import { callAs, signInAs } from '@bank/testing';
import { askAgain, TOBY } from '../../testing/tax-bank';
import { knownAnswers, NO_ANSWERS, NO_BIRTH } from './answers';
import { certifiedOf } from './certified';
import { asksControllers, classOf } from './entity-table';
import { pathsOf } from './test-paths';

// The form and the bank have a table each: what the one asks the other takes, and both find the same class.

const BORN = { cityOfBirth: 'Porto', countryOfBirth: 'PT', dateOfBirth: '1971-02-28' };

test('every way through the questions is taken by the bank, with the class that the form finds', async () => {
  const { accessToken } = await signInAs('toby');
  const { fatcaCrsCertificationInfo: known, declaration } = await callAs<
    Output<typeof fatcaCrsCertificationBusinessGet>
  >(accessToken, 'fatcaCrsCertificationBusinessGet', { lang: 'en' });
  const first = { ...NO_ANSWERS, ...knownAnswers(NO_ANSWERS, known, []) };
  const ways = pathsOf(known.registrationCountryCode);
  expect(ways.some(asksControllers)).toBe(true);
  for (const way of ways) {
    const answers = {
      ...first,
      ...way,
      ...{ isUSTaxPayer: 'no' as const, areCountriesSaid: true, countries: ['PT'], numbers: { PT: '501964843' } },
      people: first.people.map((one) => ({ ...one, areCountriesSaid: true, countries: ['PT'] })),
      births: Object.fromEntries(first.people.map(({ id }) => [id, { ...NO_BIRTH, ...BORN }])),
      personNumbers: Object.fromEntries(first.people.map(({ id }) => [id, { PT: '123456789' }])),
    };
    await askAgain(TOBY);
    const { entityClass } = await callAs<Output<typeof fatcaCrsCertificationBusinessUpdate>>(
      accessToken,
      'fatcaCrsCertificationBusinessUpdate',
      { lang: 'en', ...certifiedOf(answers, declaration.id) },
    );
    expect({ way, entityClass }).toEqual({ way, entityClass: classOf(way) });
  }
});
