// Rules: R0.24, R0.113, R0.117, R0.131, R3.3.14, R3.7.9.
import { fatcaCrsCertificationRepresentativeGet as row } from '@bank/protocol/tax';
import { clientOf } from '../../server/test-client';
import { columnsWith } from '../../server/test-traces';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { ATELIER, REMY_LIVES, remyOf } from './test-certification';

let bank: TestBank;
let remy: ReturnType<typeof remyOf>;
beforeEach(async () => {
  bank = await testBank();
  remy = remyOf(bank);
});
afterEach(() => bank.close());

test('what is asked of a guest: everything of theirs that the bank does not know', async () => {
  const {
    fatcaCrsCertificationInfo: known,
    representativeInfo: person,
    declaration,
  } = await remy.read(await remy.invite());
  expect(known).toMatchObject({
    name: 'Atelier Verde',
    status: 'none',
    cityOfBirth: null,
    citizenship: [],
    taxIds: [],
  });
  expect(person).toMatchObject({ firstName: 'Remy', address: null, addressCountryCode: null });
  expect(declaration).toMatchObject({ id: 'representative-1', text: expect.arrayContaining([expect.any(String)]) });
});

test('what is signed is kept apart from the company’s own, and uses the link up', async () => {
  const secret = await remy.invite();
  expect((await remy.send(secret)).json()).toMatchObject({ responseCode: '00', status: 'pending' });
  expect((await remy.send(secret)).statusCode).toBe(401);
  expect((await clientOf(bank).row(row, { authSecret: secret })).statusCode).toBe(401);
  const [company] = await bank.db.query('SELECT tax_status AS status FROM customer WHERE id = $1', [ATELIER]);
  expect(company).toEqual({ status: 'notRequired' });
  const again = await remy.read(await remy.invite());
  expect(again.fatcaCrsCertificationInfo).toMatchObject({
    ...{ status: 'pending', cityOfBirth: 'Lyon', dateOfBirth: '1971-02-28', hasUSIndicia: false },
    taxIds: [{ countryCode: 'RO', taxIdEnd: '457', tinMissingReason: null, tinMissingExplanation: null }],
  });
  expect(await columnsWith(bank.db, { number: '1630615123457' })).toEqual({
    number: ['tax_certification_country.tax_id'],
  });
});

test('of two at once one signs', async () => {
  const secret = await remy.invite();
  const codes = (await Promise.all([remy.send(secret), remy.send(secret)])).map(
    (one) => one.json<{ responseCode: string }>().responseCode,
  );
  expect(codes.filter((code) => code === '00')).toHaveLength(1);
  const [count] = await bank.db.query('SELECT count(*)::int AS count FROM tax_certification');
  expect(count).toEqual({ count: 1 });
});

test('a later one names the one before', async () => {
  await remy.send(await remy.invite());
  await remy.send(await remy.invite(), { citizenship: ['FR', 'RO'] });
  const rows = await bank.db.query(
    'SELECT id, previous_id AS previous, representative_id AS who FROM tax_certification ORDER BY id',
  );
  expect(rows).toEqual([
    { id: 1, previous: null, who: 10 },
    { id: 2, previous: 1, who: 10 },
  ]);
});

test.each<[string, object, string, string]>([
  ['no address', { address: undefined }, 'fieldMissing', 'address.address1'],
  ['half an address', { address: { ...REMY_LIVES, city: ' ' } }, 'fieldMissing', 'address.city'],
  ['an address nowhere', { address: { ...REMY_LIVES, countryCode: 'ZZ' } }, 'noSuchCountry', 'address.countryCode'],
  ['a day that is to come', { dateOfBirth: '2999-01-01' }, 'wrongBirthDay', 'dateOfBirth'],
  ['no number', { taxIds: [{ countryCode: 'RO' }] }, 'taxIdMissing', 'taxIds.0.taxId'],
  ['a dash', { taxIds: [{ countryCode: 'RO', taxId: '–' }] }, 'taxIdDummy', 'taxIds.0.taxId'],
])('%s is refused, and the link stays', async (_what, body, reason, field) => {
  const secret = await remy.invite();
  expect((await remy.send(secret, body)).json()).toMatchObject({
    responseCode: 'VF',
    reason,
    validationErrors: [{ field }],
  });
  expect((await remy.send(secret)).json()).toMatchObject({ responseCode: '00' });
});

test('words that were not read are not signed', async () => {
  const answer = await remy.send(await remy.invite(), { declarationId: 'personal-1' });
  expect(answer.json()).toMatchObject({ responseCode: 'VF', reason: 'otherDeclaration' });
});

test('the link of a person who left the company opens nothing, and signs nothing', async () => {
  const secret = await remy.invite();
  await bank.db.query('UPDATE membership SET is_representative = false WHERE user_id = 10');
  expect((await remy.send(secret)).statusCode).toBe(401);
});
