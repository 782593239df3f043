// Rules: R0.113, R0.114, R0.115, R0.116, R3.3.14, R3.7.9.
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { ACTIVE, COMPANY_NUMBER, inTheStates, tobyToolsOf, PASSIVE, TOBY } from './test-certification';
import type { Answer } from './test-certification';

let bank: TestBank;
let company: Awaited<ReturnType<typeof tobyToolsOf>>;
beforeEach(async () => {
  bank = await testBank();
  company = await tobyToolsOf(bank);
});
afterEach(() => bank.close());

test('before the first certification the bank says what it knows', async () => {
  const [main] = await bank.db.query<{ id: number }>('SELECT id FROM address WHERE customer_id = $1', [TOBY]);
  const info = await company.known();
  expect(info).toMatchObject({
    ...{ status: 'none', signedAt: null, name: 'Toby Tools', registrationCountryCode: 'PT', entityType: null },
    ...{ placeOfBusinessAddressId: main?.id, registeredAddressId: main?.id, isUSTaxPayer: null, questions: null },
    ...{ hasUSIndicia: false, usIndicia: [], taxIds: [], entityClass: null },
  });
  expect(info.controllingPersons.map(({ name, cityOfBirth, taxIds }) => [name, cityOfBirth, taxIds])).toEqual([
    ['Toby Nunes', null, []],
    ['Rosa Nunes', null, []],
  ]);
});

test('what is signed is kept as it was typed, waits for the bank, and is shown without its numbers', async () => {
  expect(await company.update()).toMatchObject({ responseCode: '00', status: 'pending', entityClass: 'passiveEntity' });
  expect(await company.kept()).toEqual([
    { name: null, country: 'PT', taxId: COMPANY_NUMBER },
    { name: 'Toby', country: 'PT', taxId: '222333440' },
    { name: 'Rosa', country: 'PT', taxId: '222333441' },
  ]);
  const info = await company.known();
  expect(info).toMatchObject({
    ...{ status: 'pending', entityType: 'general', questions: PASSIVE, isUSTaxPayer: false },
    ...{ entityClass: 'passiveEntity', signedAt: expect.stringMatching(/Z$/) },
    taxIds: [{ countryCode: 'PT', taxIdEnd: '208', tinMissingReason: null, tinMissingExplanation: null }],
  });
  expect(info.controllingPersons).toMatchObject([
    { name: 'Toby Nunes', cityOfBirth: 'Faro', dateOfBirth: '1980-02-28', taxIds: [{ taxIdEnd: '440' }] },
    { name: 'Rosa Nunes', countryOfBirth: 'PT', dateOfBirth: '1981-02-28', taxIds: [{ taxIdEnd: '441' }] },
  ]);
});

test('the names of those who control the company stay in what was signed, also when they leave it', async () => {
  await company.update();
  await bank.db.query(`DELETE FROM company_person WHERE first_name = 'Rosa'`);
  const [signed] = await bank.db.query(
    `SELECT jsonb_path_query_array(answers, '$.controllingPersons[*].name') AS names FROM tax_certification`,
  );
  expect(signed).toEqual({ names: ['Toby Nunes', 'Rosa Nunes'] });
  expect((await company.known()).controllingPersons.map(({ name }) => name)).toEqual(['Toby Nunes']);
});

const ownNumber = async () =>
  (
    await bank.db.query<{ taxId: string }>('SELECT tax_id AS "taxId" FROM company_profile WHERE customer_id = $1', [
      TOBY,
    ])
  )[0]?.taxId;

test.each([
  ['with a profile', () => Promise.resolve()],
  ['without one', () => bank.db.query('DELETE FROM company_profile WHERE customer_id = $1', [TOBY])],
])('the number in the country of registration becomes that of a company %s', async (_what, prepare) => {
  await prepare();
  await company.update();
  expect(await ownNumber()).toBe(COMPANY_NUMBER);
});

test('a number elsewhere leaves the company’s own alone', async () => {
  const before = await ownNumber();
  await company.update({ taxIds: [{ countryCode: 'ES', taxId: 'B66554433' }] });
  expect(await ownNumber()).toBe(before);
});

test('a certification is decided once and never changed; the next one names it', async () => {
  await company.update();
  expect(await company.update()).toMatchObject({ reason: 'alreadyPending' });
  expect((await company.decide('rejected')).statusCode).toBe(200);
  expect((await company.decide('validated')).statusCode).toBe(404);
  expect((await company.known()).status).toBe('rejected');
  expect(await company.update({ questions: ACTIVE, controllingPersons: [] })).toMatchObject({
    entityClass: 'activeEntity',
  });
  await company.decide('validated');
  const all = await bank.db.query<{ id: number; previous: number | null; entityClass: string; status: string }>(
    `SELECT t.id, t.previous_id AS previous, t.entity_class AS "entityClass", d.status
       FROM tax_certification t JOIN tax_decision d ON d.certification_id = t.id ORDER BY t.id`,
  );
  expect(all.map(({ entityClass, status }) => [entityClass, status])).toEqual([
    ['passiveEntity', 'rejected'],
    ['activeEntity', 'validated'],
  ]);
  expect(all[1]?.previous).toBe(all[0]?.id);
  // Whom the newest one does not name is shown without what an earlier one said.
  expect((await company.known()).controllingPersons).toMatchObject([
    { cityOfBirth: null, taxIds: [] },
    { cityOfBirth: null, taxIds: [] },
  ]);
  for (const table of ['tax_certification', 'tax_certification_country', 'tax_decision'])
    await expect(bank.db.query(`DELETE FROM ${table}`)).rejects.toThrow('never changed');
  await expect(bank.db.query('UPDATE tax_certification_country SET person_id = 7')).rejects.toThrow('never changed');
});

test('while one is checked the bank says so before it looks at another', async () => {
  await company.update();
  expect(await company.update({ questions: {}, taxIds: [{ countryCode: 'XX' }] })).toMatchObject({
    reason: 'alreadyPending',
  });
});

test('of two at once one is kept', async () => {
  const certification = await company.signable();
  const answers = await Promise.all([company.send(certification), company.send(certification)]);
  expect(answers.map(({ responseCode, reason }) => reason ?? responseCode).toSorted()).toEqual([
    '00',
    'alreadyPending',
  ]);
  expect(await company.count()).toBe(1);
});

test('a company is told of the bank’s decision', async () => {
  await company.update();
  await company.decide('validated');
  const [letter] = await bank.db.query<{ subject: string }>(
    `SELECT subject FROM outbox WHERE recipient = 'toby@personas.test' ORDER BY seq DESC LIMIT 1`,
  );
  expect(letter?.subject).toBe('Your tax certification is accepted');
});

test('a company of the States pays tax there with a number of its own', async () => {
  const taxIds = [
    { countryCode: 'US', taxId: '123456789' },
    { countryCode: 'PT', taxId: COMPANY_NUMBER },
  ];
  const papers = { w9: [(await company.sendPaper('wFormUpload', { form: 'w9' })).paper?.id] };
  expect(await company.update({ isUSTaxPayer: true, taxIds, papers })).toMatchObject({ responseCode: '00' });
});

test.each<[string, string, string[]]>([
  ['owners and shareholders', `UPDATE company_person SET position_ids = '{2}' WHERE first_name = 'Toby'`, ['Rosa']],
  [
    'other shareholders',
    `UPDATE company_person SET position_ids = CASE first_name WHEN 'Toby' THEN '{9}'::int[] ELSE '{2}' END`,
    ['Toby'],
  ],
  [
    'else directors',
    `UPDATE company_person SET position_ids = CASE first_name WHEN 'Toby' THEN '{1}'::int[] ELSE '{1,2}' END`,
    ['Rosa'],
  ],
  ['else all whom the bank knows', `UPDATE company_person SET position_ids = '{1}'`, ['Toby', 'Rosa']],
  ['nobody where it knows nobody', `DELETE FROM company_person WHERE customer_id = ${TOBY}`, []],
])('a company is controlled by %s', async (_who, sql, names) => {
  await bank.db.query(sql);
  expect((await company.known()).controllingPersons.map(({ name }) => name)).toEqual(
    names.map((name) => `${name} Nunes`),
  );
  expect(await company.update()).toMatchObject({ responseCode: '00' });
});

test('a managed investment entity in a country without CRS names who controls it', async () => {
  const managed = {
    ...{ entityType: 'investment', isUSTaxPayer: false },
    questions: {
      ...{ isUsingClientFunds: false, isManagedByFinancialInstitution: true },
      giin: '98Q96B.00000.LE.620',
    },
  };
  expect(await company.update(managed)).toMatchObject({ reason: 'noSuchPerson' });
  await bank.db.query(`UPDATE customer SET residence_country = 'AO' WHERE id = $1`, [TOBY]);
  expect(await company.update(managed)).toMatchObject({
    responseCode: '00',
    entityClass: 'managedInvestmentOutsideCrs',
  });
});

test.each([
  ['its registration', `UPDATE customer SET residence_country = 'US' WHERE id = ${TOBY}`, ['registration']],
  ['an address', inTheStates(TOBY), ['address']],
  ['its phone', `UPDATE phone SET country_code = '1', number = '2125550147' WHERE user_id = 26`, ['phone']],
  ['no phone of another customer', `UPDATE phone SET country_code = '1', number = '2125550147' WHERE user_id = 25`, []],
])('the bank finds by itself what speaks for the States: %s', async (_what, sql, usIndicia) => {
  await bank.db.query(sql);
  expect(await company.known()).toMatchObject({ hasUSIndicia: usIndicia.length > 0, usIndicia });
});

test.each(['placeOfBusinessAddressId', 'registeredAddressId', null])(
  'an address in the States speaks, whichever addresses are certified (as %s)',
  async (field) => {
    const [address] = await bank.db.query<{ id: number }>(inTheStates(TOBY));
    const papers = { w8: [(await company.sendPaper('wFormUpload', { form: 'w8' })).paper?.id] };
    const certified = field === null ? {} : { [field]: address?.id };
    expect(await company.update(certified)).toMatchObject({ reason: 'paperMissing' });
    expect(await company.update({ ...certified, papers })).toMatchObject({ responseCode: '00' });
    expect((await company.known()).usIndicia).toEqual(['address']);
    const [signed] = await bank.db.query('SELECT us_indicia AS found FROM tax_certification ORDER BY id DESC LIMIT 1');
    expect(signed).toEqual({ found: ['address'] });
  },
);

test('a person has no certification of this kind', async () => {
  const client = clientOf(bank);
  const { accessToken: tess } = await client.signIn('tess');
  const answers = [
    (await client.call(tess, 'fatcaCrsCertificationBusinessGet', { lang: 'en' })).json<Answer>(),
    await company.send(await company.signable(), tess),
  ];
  expect(answers.map(({ reason }) => reason)).toEqual(['companyOnly', 'companyOnly']);
  expect(await company.count()).toBe(0);
});

test('an administrator who acts for a company reads its certification, and cannot sign', async () => {
  const certification = await company.signable();
  const client = clientOf(bank);
  const { accessToken: ada } = await client.signIn('ada');
  const acting = { 'customer-id': String(TOBY) };
  await client.call(ada, 'adminActStart', { customerId: TOBY, reason: 'The company asked by letter' });
  await client.proveAct(ada, 'ada', TOBY);
  const shown = await client.call(ada, 'fatcaCrsCertificationBusinessGet', { lang: 'en' }, acting);
  expect(shown.json()).toMatchObject({ responseCode: '00' });
  expect(await company.send(certification, ada, acting)).toMatchObject({ responseCode: 'ENOA' });
  expect(await company.count()).toBe(0);
});

test('the words for a company are the bank’s own, in the language of the call', async () => {
  const [words, inSpanish] = [(await company.read()).declaration, (await company.read('es')).declaration];
  expect([words.id, inSpanish.id]).toEqual(['business-1', 'business-1']);
  expect(words.text[0]).toBe('I declare this on behalf of the company, and I am entitled to sign for it.');
  expect(inSpanish.text).toHaveLength(words.text.length);
  expect(inSpanish.text[0]).toMatch(/^Hago esta declaración en nombre de la empresa/);
});
