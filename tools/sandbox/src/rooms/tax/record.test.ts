// Rules: R0.114, R0.118.
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { inTheStates, remyOf, TESS, tessOf, TOBY, tobyToolsOf } from './test-certification';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
});
afterEach(() => bank.close());

const sql = (text: string) => bank.db.query<{ id: number }>(text);
const US_PHONE = `INSERT INTO phone (user_id, country_code, number)
  SELECT id, '1', '2125550147' FROM app_user WHERE customer_id = ${TESS} RETURNING id`;
const BORN_THERE = `INSERT INTO person_profile (customer_id, birth_country, citizenship_country) VALUES (${TESS}, 'US', 'US')
  ON CONFLICT (customer_id) DO UPDATE SET birth_country = 'US', citizenship_country = 'US'`;
const NO_CERTIFICATE = { lossOfNationalityMissing: 'The consulate is slow' };

const signedIndicia = async () =>
  (
    await bank.db.query<{ found: string[] }>(
      'SELECT us_indicia AS found FROM tax_certification ORDER BY id DESC LIMIT 1',
    )
  )[0]?.found;

/** Signs with everything elsewhere: refused without the papers, taken with them. @returns what the bank found */
async function foundOf(more: object = {}, paperMissing = 'papers.w8') {
  const tess = await tessOf(bank);
  expect(await tess.update()).toMatchObject({ reason: 'paperMissing', validationErrors: [{ field: paperMissing }] });
  const papers = { w8: [(await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id] };
  expect(await tess.update({ papers, ...more })).toMatchObject({ responseCode: '00' });
  return signedIndicia();
}

test('a birth and a citizenship of the record speak beside a certified birth and citizenship elsewhere', async () => {
  await sql(BORN_THERE);
  const tess = await tessOf(bank);
  expect(await tess.known()).toMatchObject({
    hasUSIndicia: true,
    ...{ usIndicia: ['birthplace', 'citizenship'], usIndiciaKnown: ['birthplace', 'citizenship'] },
  });
  const papers = { w8: [(await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id] };
  expect(await tess.update({ papers })).toMatchObject({
    ...{ reason: 'paperMissing', validationErrors: [{ field: 'papers.lossOfNationality' }] },
  });
  expect(await foundOf(NO_CERTIFICATE)).toEqual(['birthplace', 'citizenship']);
});

test('a certified birth speaks, and is not what the bank knows by itself', async () => {
  const tess = await tessOf(bank);
  const papers = { w8: [(await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id] };
  await tess.update({ countryOfBirth: 'US', papers, ...NO_CERTIFICATE });
  expect(await tess.known()).toMatchObject({ usIndicia: ['birthplace'], usIndiciaKnown: [] });
});

test('every address of the customer speaks, whichever is certified', async () => {
  await sql(inTheStates(TESS));
  expect(await foundOf()).toEqual(['address']);
});

test('the phone that takes codes speaks without an entry in the list of phones', async () => {
  await sql(`UPDATE app_user SET phone = '+12125550147' WHERE customer_id = ${TESS}`);
  expect(await foundOf()).toEqual(['phone']);
});

test('a phone and an address that were deleted before the signature speak', async () => {
  const [phone] = await sql(US_PHONE);
  const [address] = await sql(inTheStates(TESS));
  const { token } = await tessOf(bank);
  const client = clientOf(bank);
  const gone = [
    await client.call(token, 'deletePhone', { phoneId: phone?.id }),
    await client.call(token, 'deleteAddress', { id: address?.id }),
  ];
  expect(gone.map((answer) => answer.json<{ responseCode: string }>().responseCode)).toEqual(['00', '00']);
  expect(await foundOf()).toEqual(['address', 'phone']);
});

test('a citizenship that was changed before the signature speaks', async () => {
  await sql(BORN_THERE);
  const { token } = await tessOf(bank);
  const client = clientOf(bank);
  const changed = await client.call(token, 'personalInfoUpdate', {
    ...{ citizenshipCountryCode: 'ES', occupation: 'employed' },
  });
  expect(changed.json()).toMatchObject({ responseCode: '00' });
  await sql(`UPDATE person_profile SET birth_country = 'ES' WHERE customer_id = ${TESS}`);
  expect(await foundOf(NO_CERTIFICATE)).toEqual(['birthplace', 'citizenship']);
});

test('a change that leaves the facts as they were, or that is not of the States, is not remembered', async () => {
  await sql(BORN_THERE);
  await sql(BORN_THERE);
  await sql('UPDATE phone SET number = number; UPDATE address SET country_code = country_code');
  await sql(`INSERT INTO address (customer_id, address1, city, postal_code, country_code)
    VALUES (${TESS}, 'Calle 1', 'Soria', '42001', 'ES')`);
  await sql(`DELETE FROM address WHERE address1 = 'Calle 1'`);
  expect(await sql('SELECT id FROM tax_gone_fact')).toEqual([]);
});

test('a deleted fact counts until the bank has validated a certification that was signed after it went', async () => {
  const [phone] = await sql(US_PHONE);
  await sql(`DELETE FROM phone WHERE id = ${phone?.id}`);
  expect(await foundOf()).toEqual(['phone']);
  const tess = await tessOf(bank);
  await tess.decide('rejected');
  // A rejection may be for the very form: the fact still asks for it.
  expect(await foundOf()).toEqual(['phone']);
  await tess.decide('validated');
  expect(await tess.update()).toMatchObject({ responseCode: '00' });
  expect(await signedIndicia()).toEqual([]);
});

test('of a deleted phone three digits are kept, and a Canadian one speaks for nothing', async () => {
  await sql(US_PHONE);
  await sql(`UPDATE phone SET number = '4165550147' WHERE number = '2125550147'`);
  await sql(`DELETE FROM phone WHERE number = '4165550147'`);
  expect(await bank.db.query('SELECT number FROM tax_gone_fact ORDER BY id')).toEqual([
    { number: '212' },
    { number: '416' },
  ]);
  await sql(`DELETE FROM tax_gone_fact WHERE number = '212'`);
  expect((await (await tessOf(bank)).known()).usIndicia).toEqual([]);
});

test('every address of a company speaks, also one that was deleted before the signature', async () => {
  const company = await tobyToolsOf(bank);
  const [address] = await sql(inTheStates(TOBY));
  expect((await company.known()).usIndicia).toEqual(['address']);
  await sql(`DELETE FROM address WHERE id = ${address?.id}`);
  expect(await company.update()).toMatchObject({ reason: 'paperMissing' });
  const papers = { w8: [(await company.sendPaper('wFormUpload', { form: 'w8' })).paper?.id] };
  expect(await company.update({ papers })).toMatchObject({ responseCode: '00' });
  expect(await signedIndicia()).toEqual(['address']);
});

test('what the bank knows of a representative speaks beside what they certify', async () => {
  const remy = remyOf(bank);
  const secret = await remy.invite();
  await sql(`UPDATE app_user SET phone = '+12125550147' WHERE id = 10`);
  expect(await remy.known(secret)).toMatchObject({ usIndicia: ['phone'], usIndiciaKnown: ['phone'] });
  expect(await remy.sign(secret)).toMatchObject({ reason: 'paperMissing' });
  const papers = { w8: [(await remy.sendPaper(secret, 'w8')).paper?.id] };
  expect(await remy.sign(secret, { papers })).toMatchObject({ responseCode: '00' });
  expect(await signedIndicia()).toEqual(['phone']);
});
