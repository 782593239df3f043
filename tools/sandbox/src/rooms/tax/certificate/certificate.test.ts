// Rules: R0.113, R0.118, R3.3.14, R3.7.9.
import { createHash } from 'node:crypto';
import type { Input } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { rooms } from '@bank/protocol/all';
import { documentStatusId } from '@bank/protocol/documents';
import { fixedClock } from '../../../platform/clock';
import { configFrom } from '../../../platform/config';
import { readPaper } from '../../../platform/papers/test-read-paper';
import { connectListener } from '../../../platform/pg/pool';
import { createSandbox } from '../../../server/create-sandbox';
import { clientOf } from '../../../server/test-client';
import { TEST_NOW_MS, testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { COMPANY_NUMBER, remyOf, TESS, tobyToolsOf } from '../test-certification';

const { fatcaCrsCertificationPersonalGet: personalGet, taxPaperDownload, representativeCertificate } = rooms.tax;
const { fatcaCrsCertificationRepresentativeUpdate: representativeUpdate } = rooms.tax;

const PAGE_OF_A = 'http://localhost:4201';
const QUARTER_MS = 15 * 60_000;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterEach(() => bank.close());

const bearer = async (persona: string, caller = client) => ({
  authorization: `Bearer ${(await caller.signIn(persona)).accessToken}`,
});
const download = (id: string, headers: Record<string, string>, caller = client) =>
  caller.row(taxPaperDownload, { id }, headers);
const textOf = (content: Buffer) => readPaper(content).join(' ');

const NUMBER = '0012345678Z';
type Personal = Input<Rooms['tax']['fatcaCrsCertificationPersonalUpdate']>;

const known = async (headers: Record<string, string>) =>
  personalGet.response.parse((await client.row(personalGet, {}, headers)).json()).fatcaCrsCertificationInfo;

/** Tess signs for herself. @returns the id of her certificate */
async function sign(headers: Record<string, string>, more: Partial<Personal> = {}): Promise<string> {
  const certified: Personal = {
    ...{ cityOfBirth: 'Sevilla', countryOfBirth: 'ES', dateOfBirth: '1990-02-28', citizenship: ['ES', 'PT'] },
    ...{ addressId: (await known(headers)).addressId ?? 0, isUSTaxPayer: false, declarationId: 'personal-1' },
    taxIds: [
      { countryCode: 'ES', taxId: NUMBER },
      { countryCode: 'PT', tinMissingReason: 'cannotObtain', tinMissingExplanation: 'I moved last week' },
    ],
    ...more,
  };
  const answer = await client.row(rooms.tax.fatcaCrsCertificationPersonalUpdate, certified, headers);
  expect(answer.json()).toMatchObject({ responseCode: '00' });
  return (await known(headers)).certificate?.id ?? '';
}

test('a certificate says what was signed, by whom, as what and when, under the letterhead of the brand whose page asks', async () => {
  const tess = await bearer('tess');
  expect((await known(tess)).certificate).toBeNull();
  const id = await sign({ ...tess, origin: PAGE_OF_A });
  const file = await download(id, tess);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="tax-${id}.pdf"`,
  });
  const text = textOf(file.rawPayload);
  for (const said of [
    'Tax self-certification Born in Sevilla, Spain Date of birth 28 Feb 1990 Citizenship Spain and Portugal',
    'United States No, I am not a US person Countries where you pay tax Spain and Portugal',
    'Tax number, Spain NIF/NIE ··· 78Z Tax number, Portugal NIF: cannot be had Declaration I declare',
    'Signed by Tess Moreno In the capacity of Account holder, for myself Date 16 Nov 2026',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Plainwallet');
  expect(text.replace(/\s/g, '')).not.toContain(NUMBER.slice(0, -3));
});

test('the certificate is kept once with its hash: the same bytes later, in another language, and after the bank has started anew', async () => {
  const id = await sign(await bearer('tess'));
  const first = (await download(id, await bearer('tess'))).rawPayload;
  const sha256 = createHash('sha256').update(first).digest();
  expect(await bank.db.query('SELECT sha256 FROM tax_certificate')).toEqual([{ sha256 }]);
  bank.clock.advance(86_400_000);
  await client.post(`/sandbox/tax/${TESS}/decision`, { status: 'validated' });
  const tess = await bearer('tess');
  const again = await download(id, { ...tess, origin: PAGE_OF_A, 'accept-language': 'ru' });
  expect(again.rawPayload.equals(first)).toBe(true);
  expect((await known(tess)).certificate).toEqual({ id, statusId: documentStatusId.confirmed });
  await bank.sandbox.close();
  const restarted = await createSandbox({
    ...{ db: bank.db, clock: fixedClock(TEST_NOW_MS), ids: bank.ids, config: configFrom({}), qa: true },
    openListener: () => connectListener(bank.connectionString),
  });
  try {
    const caller = clientOf({ db: bank.db, sandbox: restarted });
    const last = await download(id, await bearer('tess', caller), caller);
    expect(createHash('sha256').update(last.rawPayload).digest()).toEqual(sha256);
  } finally {
    await restarted.close();
  }
});

test('a certificate is never changed, and no certification is without one', async () => {
  const tess = await bearer('tess');
  const id = await sign(tess);
  await expect(bank.db.query(`UPDATE tax_certificate SET content = ''`)).rejects.toThrow('never changed');
  await expect(bank.db.query('DELETE FROM tax_certificate')).rejects.toThrow('never changed');
  await client.post(`/sandbox/tax/${TESS}/decision`, { status: 'rejected' });
  expect((await known(tess)).certificate).toEqual({ id, statusId: documentStatusId.rejected });
  // The bank cannot keep the file: then nothing is signed.
  await bank.db.query('ALTER TABLE tax_certificate ADD CONSTRAINT full_disk CHECK (false) NOT VALID');
  await expect(sign(tess)).rejects.toThrow();
  expect(await bank.db.query('SELECT status FROM tax_decision')).toHaveLength(1);
  expect(await bank.db.query('SELECT id FROM tax_certification')).toHaveLength(1);
  expect(await known(tess)).toMatchObject({ status: 'rejected', certificate: { id } });
});

test('certificates of others, unknown ones and made-up ids are not found; a reader without full access gets none', async () => {
  const id = await sign(await bearer('tess'));
  const ben = await bearer('ben');
  expect((await download(id, ben)).statusCode).toBe(404);
  const tess = await bearer('tess');
  for (const other of ['certificate-999', 'certificate-', 'certificate-1e0', `${id}0`, 'certificate'])
    expect((await download(other, tess)).statusCode).toBe(404);
  const erik = await bearer('erik');
  expect((await download(id, erik)).statusCode).toBe(403);
});

test('of a company the certificate names it, and each person who controls it with their own numbers', async () => {
  const tobyTools = await tobyToolsOf(bank);
  await tobyTools.update();
  const { certificate, controllingPersons } = await tobyTools.known();
  const toby = await bearer('toby');
  const text = textOf((await download(certificate?.id ?? '', toby)).rawPayload);
  expect(text).toMatch(
    /Tax self-certification Toby Tools .*Kind of company a company that makes, sells or does something/,
  );
  expect(text).toMatch(/Kind of income has mostly passive income .*United States is no US company/);
  for (const said of [
    `NIPC ··· ${COMPANY_NUMBER.slice(-3)} Toby Nunes Born in Faro, Portugal Date of birth 28 Feb 1980`,
    // She stands on the second page.
    'Page 1 of 2 Rosa Nunes Born in Faro, Portugal Date of birth 28 Feb 1981 Tax number, Portugal NIF ··· 441',
    'In the capacity of Authorised signatory of the company',
  ])
    expect(text).toContain(said);
  expect(controllingPersons).toHaveLength(2);
  expect(text).not.toMatch(/513774|222333/);
});

test('a representative keeps a copy within a quarter of an hour, by a secret of their own; the company does not get it', async () => {
  const remy = remyOf(bank);
  const answer = await remy.send(await remy.invite());
  const { copy } = representativeUpdate.response.parse(answer.json());
  const open = (secret: string) => client.row(representativeCertificate, { copy: secret });
  bank.clock.advance(QUARTER_MS - 1);
  const file = await open(copy);
  const text = textOf(file.rawPayload);
  expect(text).toContain('Address Strada Lungă 5, Brașov United States No, I am not a US person');
  expect(text).toContain('CNP ··· 457 Your phone number');
  expect(text).toContain('Documents you sent None yet Declaration I sign for myself');
  expect(text).toMatch(/Tax self-certification Atelier Verde .*Signed by Remy/);
  expect(text).not.toContain('1630615');
  expect((await open(`${copy}a`)).statusCode).toBe(404);
  expect((await open('made-up')).statusCode).toBe(404);
  const [kept] = await bank.db.query<{ id: number }>('SELECT certification_id AS id FROM tax_certificate');
  expect((await download(`certificate-${kept?.id}`, await bearer('olivia'))).statusCode).toBe(404);
  bank.clock.advance(1);
  expect((await open(copy)).statusCode).toBe(404);
});
