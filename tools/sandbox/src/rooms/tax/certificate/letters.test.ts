// Rules: R0.190, R0.191.
import { taxCountry } from '@bank/protocol/tax-countries';
import { COUNTRIES } from '../../../platform/countries';
import { unprintable } from '../../../platform/papers/draw';
import { readPaper } from '../../../platform/papers/test-read-paper';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { ATELIER, remyOf, TESS, tessOf, TOBY, tobyToolsOf } from '../test-certification';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
});
afterEach(() => bank.close());

const rename = (id: number, name: string) =>
  bank.db.query('UPDATE app_user SET first_name = $2, last_name = $3 WHERE customer_id = $1', [id, name, '']);

/** At the field that brings the letters, or without one where the bank has them already. */
function refusal(letters: string, field?: string) {
  const here = `The certificate cannot show ${letters}. Write this in other letters.`;
  const known = `The details that we already have contain ${letters}, which the certificate cannot show. Call us to have them written in other letters.`;
  const said =
    field === undefined ? { errors: [{ message: known }] } : { validationErrors: [{ description: here, field }] };
  return { responseCode: 'VF', reason: 'unprintable', ...said };
}

const isNothingSigned = async () => {
  const [kept] = await bank.db.query('SELECT count(*)::int AS n FROM tax_certification');
  expect(kept).toEqual({ n: 0 });
};

test('who signs in Chinese and was born in a town in Georgian letters reads both on the certificate', async () => {
  const tess = await tessOf(bank);
  await rename(TESS, '王明');
  const taxIds = [
    { countryCode: 'GE', taxId: '01024012345' },
    { countryCode: 'IL', taxId: '1234545A' },
  ];
  expect(await tess.update({ cityOfBirth: 'თბილისი', taxIds })).toMatchObject({ responseCode: '00' });
  const [kept] = await bank.db.query<{ content: Buffer }>('SELECT content FROM tax_certificate');
  const text = readPaper(kept?.content ?? Buffer.alloc(0)).join(' ');
  expect(text).toContain('Signed by 王明');
  expect(text).toContain('Born in თბილისი, Spain');
  expect(text).toContain(`${taxCountry('GE').tinPersonal.shortName} ··· 345`);
  // The name is in Hebrew, and turns neither the dots nor half of the number.
  expect(text).toContain(`${taxCountry('IL').tinPersonal.shortName} ··· 45A`);
});

test('the names of the numbers of every country can be printed', async () => {
  const names = COUNTRIES.map(taxCountry).flatMap(({ tinPersonal, tinBusiness }) => [tinPersonal, tinBusiness]);
  expect(await unprintable(names.map(({ shortName }) => shortName).join())).toEqual([]);
});

test('a person is refused before the signature, at the field that has the letter, or without one where no field has it', async () => {
  const tess = await tessOf(bank);
  expect(await tess.update({ cityOfBirth: 'Sevilla 😀𠮷' })).toMatchObject(refusal('😀 𠮷', 'cityOfBirth'));
  // Of a number the certificate shows three characters, and this is the first of them.
  const number = { countryCode: 'ES', taxId: '0012345😀8Z' };
  expect(await tess.update({ taxIds: [number] })).toMatchObject(refusal('😀', 'taxIds.0.taxId'));
  await bank.db.query('UPDATE address SET city = $2 WHERE customer_id = $1', [TESS, 'Sevilla 😀']);
  expect(await tess.update()).toMatchObject(refusal('😀', 'addressId'));
  await bank.db.query('UPDATE address SET city = $2 WHERE customer_id = $1', [TESS, 'Sevilla']);
  const file = { fileName: '😀.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 a form') };
  const form = (await tess.sendPaper('wFormUpload', { form: 'w9' }, file)).paper?.id;
  const taxIds = [
    { countryCode: 'ES', taxId: '0012345678Z' },
    { countryCode: 'US', taxId: '900-70-1234' },
  ];
  expect(await tess.update({ isUSTaxPayer: true, taxIds, papers: { w9: [form] } })).toMatchObject(
    refusal('😀', 'papers.w9'),
  );
  const w8 = (await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id;
  const born = { countryOfBirth: 'US', papers: { w8: [w8] }, lossOfNationalityMissing: 'The consulate is 😀' };
  expect(await tess.update(born)).toMatchObject(refusal('😀', 'lossOfNationalityMissing'));
  await rename(TESS, '😀');
  expect(await tess.update()).toMatchObject(refusal('😀'));
  await isNothingSigned();
});

test.each([
  [
    'es',
    'El certificado no puede mostrar 😀. Escribe este dato con otras letras.',
    'Los datos que ya tenemos contienen 😀, que el certificado no puede mostrar. Llámanos para que los escribamos con otras letras.',
  ],
  [
    'pt',
    'O certificado não consegue mostrar 😀. Escreva isto com outras letras.',
    'Os dados que já temos contêm 😀, que o certificado não consegue mostrar. Ligue-nos para os escrevermos com outras letras.',
  ],
  [
    'ro',
    'Certificatul nu poate afișa 😀. Scrieți acest lucru cu alte litere.',
    'Datele pe care le avem deja conțin 😀, pe care certificatul nu le poate afișa. Sunați-ne ca să le scriem cu alte litere.',
  ],
  [
    'ru',
    'В сертификате нельзя напечатать 😀. Напишите это другими буквами.',
    'В данных, которые у нас уже есть, встречается 😀: в сертификате это напечатать нельзя. Позвоните нам, и мы запишем их другими буквами.',
  ],
  [
    'uk',
    'У сертифікаті не можна надрукувати 😀. Напишіть це іншими літерами.',
    'У даних, які ми вже маємо, трапляється 😀: у сертифікаті це надрукувати не можна. Зателефонуйте нам, і ми запишемо їх іншими літерами.',
  ],
])('in %s the refusal asks for other letters at a field, and for a call without one', async (language, here, known) => {
  const tess = await tessOf(bank);
  expect(await tess.update({ cityOfBirth: '😀' }, language)).toMatchObject({
    validationErrors: [{ description: here, field: 'cityOfBirth' }],
  });
  await rename(TESS, '😀');
  expect(await tess.update({}, language)).toMatchObject({ errors: [{ message: known }] });
});

test('a company is refused at the person whose town has the letter, and without a field where a name has it', async () => {
  const toby = await tobyToolsOf(bank);
  const { controllingPersons } = await toby.signable();
  const people = controllingPersons.map((one, place) => ({ ...one, cityOfBirth: place === 1 ? '😀' : 'Faro' }));
  expect(await toby.update({ controllingPersons: people })).toMatchObject(
    refusal('😀', 'controllingPersons.1.cityOfBirth'),
  );
  const [place] = await bank.db.query<{ id: number }>(
    `INSERT INTO address (customer_id, address1, city, postal_code, country_code)
     VALUES ($1, 'Rua 😀', 'Faro', '8000-001', 'PT') RETURNING id`,
    [TOBY],
  );
  for (const field of ['registeredAddressId', 'placeOfBusinessAddressId'])
    expect(await toby.update({ [field]: place?.id })).toMatchObject(refusal('😀', field));
  // Nobody asks for the name of a controller again.
  const nameOf = (name: string) =>
    bank.db.query('UPDATE company_person SET last_name = $2 WHERE id = $1', [people[1]?.representativeId, name]);
  await nameOf('Nunes 😀');
  expect(await toby.update()).toMatchObject(refusal('😀'));
  await nameOf('Nunes');
  await bank.db.query('UPDATE customer SET business_name = $2 WHERE id = $1', [TOBY, 'Tools 😀']);
  expect(await toby.update()).toMatchObject(refusal('😀'));
  await isNothingSigned();
});

test('a representative is refused at the address that they write, and can use the link again', async () => {
  const remy = remyOf(bank);
  const secret = await remy.invite();
  const address = { address1: 'Strada 😀', city: 'Brașov', postalCode: '500003', countryCode: 'RO' };
  expect(await remy.sign(secret, { address })).toMatchObject(refusal('😀', 'address.address1'));
  const town = { ...address, address1: 'Strada Lungă 5', city: 'Brașov 😀' };
  expect(await remy.sign(secret, { address: town })).toMatchObject(refusal('😀', 'address.city'));
  await isNothingSigned();
  expect(await remy.sign(secret)).toMatchObject({ responseCode: '00' });
  expect(await bank.db.query('SELECT FROM tax_certification WHERE customer_id = $1', [ATELIER])).toHaveLength(1);
});

test('a representative whose address the bank knows is asked for none, and is refused without a field', async () => {
  const remy = remyOf(bank);
  const secret = await remy.invite();
  // He is a customer of the bank, too, and lives where Tess does.
  await bank.db.query(`UPDATE app_user SET customer_id = $1 WHERE email = 'remy@personas.test'`, [TESS]);
  await bank.db.query('UPDATE address SET city = $2 WHERE customer_id = $1', [TESS, 'Sevilla 😀']);
  expect(await remy.sign(secret, { address: undefined })).toMatchObject(refusal('😀'));
  await isNothingSigned();
  await bank.db.query('UPDATE address SET city = $2 WHERE customer_id = $1', [TESS, 'Sevilla']);
  expect(await remy.sign(secret, { address: undefined })).toMatchObject({ responseCode: '00' });
});
