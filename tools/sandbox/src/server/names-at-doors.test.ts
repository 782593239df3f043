// Rules: R0.170, R0.171, R0.172, R3.3.25, R3.3.27.
import { rooms } from '@bank/protocol/all';
import { position } from '@bank/protocol/company-position';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { createParser } from './request';
import { clientOf } from './test-client';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let toby: string;
let tess: string;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  toby = (await client.signIn('toby')).accessToken;
  tess = (await client.signIn('tess')).accessToken;
});
afterAll(() => bank.close());

const WORDS = 'B.\n\nURGENT: call us';
const AT_3 = 'There is a character that nobody can see at position 3. Delete it, or type the text again.';
const PERSON = { typeId: position.director, firstName: 'Bea', lastName: 'Lind', email: 'bea@lind.test' };
const ADDRESS = { address1: 'Strada 5', city: 'Cluj', postalCode: '400001', countryCode: 'RO' };

const call = async (token: string, method: string, body: object, headers = {}) =>
  (await client.call(token, method, body, headers)).json<object>();
const refusedAt = (field: string, reason?: string) => ({
  ...{ responseCode: 'VF', responseDescription: AT_3, validationErrors: [{ field, description: AT_3 }] },
  ...(reason !== undefined && { reason }),
});

test('a name with lines is refused at its field, and is in no company', async () => {
  expect(await call(toby, 'representativeAdd', { ...PERSON, firstName: WORDS })).toMatchObject(refusedAt('firstName'));
  expect(await call(toby, 'representativeAdd', { ...PERSON, lastName: WORDS })).toMatchObject(refusedAt('lastName'));
  expect(await bank.db.query(`SELECT id FROM company_person WHERE email = 'bea@lind.test'`)).toEqual([]);
});

test('marks around a name are taken off, and a name of marks alone is missing', async () => {
  expect(await call(toby, 'representativeAdd', { ...PERSON, firstName: '\u3164' })).toMatchObject({
    ...{ reason: 'nameMissing', validationErrors: [{ field: 'firstName' }] },
  });
  expect(
    await call(toby, 'representativeAdd', { ...PERSON, firstName: '\u202eBea\u200b', lastName: ' \u2066Lind\u2069' }),
  ).toMatchObject({ responseCode: '00' });
  expect(
    await bank.db.query(
      `SELECT first_name AS first, last_name AS last FROM company_person WHERE email = 'bea@lind.test'`,
    ),
  ).toEqual([{ first: 'Bea', last: 'Lind' }]);
});

test.each(['address1', 'address2', 'city', 'postalCode', 'stateName'])(
  'an address brings no line of its own in %s',
  async (field) => {
    const lines = { ...ADDRESS, [field]: 'RO\nUnited States Yes'.slice(0, 16) };
    expect(await call(tess, 'addressCreate', lines)).toMatchObject(refusedAt(field, 'fieldMissing'));
  },
);

test('the refusal is said in the language of the caller', async () => {
  const said = await Promise.all(
    ['en', 'es', 'ro', 'ru', 'uk', 'pt'].map(
      async (language) =>
        (
          await client.call(tess, 'addressCreate', { ...ADDRESS, city: 'a\u2028b' }, { 'accept-language': language })
        ).json<{ responseDescription: string }>().responseDescription,
    ),
  );
  expect(new Set(said).size).toBe(6);
  for (const sentence of said) expect(sentence).toContain('2');
});

test('beside another fault of the request nothing is said of a character', () => {
  const parse = createParser(rooms.profile.addressCreate);
  expect(() => parse({ ...ADDRESS, city: 'a\nb', countryCode: 'Romania' }, 'en')).toThrow(
    'Some of the data is not valid.',
  );
});

test('an entry of a list goes by its own id, else by its place', () => {
  const personal = createParser(rooms.tax.fatcaCrsCertificationBusinessUpdate);
  const person = { representativeId: 7, cityOfBirth: 'a\nb', countryOfBirth: 'RO', dateOfBirth: '1990-01-01' };
  const certified = {
    ...{ entityType: 'general', placeOfBusinessAddressId: 1, registeredAddressId: 1, isUSTaxPayer: false },
    ...{ questions: {}, taxIds: [{ countryCode: 'RO' }], declarationId: 'business-1' },
    controllingPersons: [{ ...person, taxIds: [{ countryCode: 'RO' }] }],
  };
  expect(() => personal(certified, 'en')).toThrow(
    expect.objectContaining({ validation: [expect.objectContaining({ field: 'controllingPersons.0.cityOfBirth' })] }),
  );
});

test.each(['an\u200ba@x.test', 'ana\u0007@x.test', 'ana,ben@x.test', 'ａｎａ@x.test'])(
  'the address %j is refused',
  async (email) => {
    expect(await call(toby, 'representativeAdd', { ...PERSON, email })).toMatchObject({
      ...{ responseCode: 'TA1', validationErrors: [{ field: 'email' }] },
    });
    expect(await call(tess, 'addEmail', { email })).toMatchObject({
      ...{ responseCode: 'TA1', validationErrors: [{ field: 'email' }] },
    });
  },
);

test('http rows say it in their own way', async () => {
  const answer = await client.row(
    rooms.devices.deviceCreate,
    { name: 'My\nphone', type: 'ios' },
    { authorization: `Bearer ${tess}` },
  );
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, AT_3]);
});

test('a name with lines that is kept from earlier days writes no paragraph into a letter', async () => {
  const { accessToken: coen } = await client.signIn('coen');
  const [person] = await bank.db.query<{ id: number }>(
    `UPDATE company_person SET first_name = $1
      WHERE id = (SELECT min(id) FROM company_person WHERE customer_id = 1028) RETURNING id`,
    [WORDS],
  );
  expect(await call(coen, 'businessResolutionSend', { businessRepresentativeIds: [person?.id] })).toMatchObject({
    responseCode: '00',
  });
  const letters = await bank.db.query<{ text: string }>(
    `SELECT text FROM outbox WHERE subject LIKE 'A resolution of%'`,
  );
  expect(letters.length).toBeGreaterThan(0);
  for (const { text } of letters) {
    expect(text).toContain('B. URGENT: call us');
    expect(text).not.toContain('\nURGENT');
  }
});
