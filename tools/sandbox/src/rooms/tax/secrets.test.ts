// Rules: R0.24, R0.113, R0.116, R0.118.
import { clientOf } from '../../server/test-client';
import { columnsWith, isTracedIn } from '../../server/test-traces';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { papersBy, tessOf, tobyToolsOf } from './test-certification';

/** Nothing of the seed, and no instant, looks like one of these. */
const NUMBER = 'QX7731905ZW';
const REFUSED = 'QX4419302ZW';
/** Of a person who controls a company. */
const THEIRS = 'QX5520841ZW';
const BORN = 'Zwiebelkirchen-am-Berg';
/** In a W-form. */
const FORM = 'QX8812047ZW';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let tess: Awaited<ReturnType<typeof tessOf>>;
let logged: string;
let answered: string;
/** Every address that was called. */
let asked: string;

beforeEach(async () => {
  [logged, answered, asked] = ['', '', ''];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  bank = await testBank();
  const inject = bank.sandbox.inject;
  jest.spyOn(bank.sandbox, 'inject').mockImplementation(async (request) => {
    asked += typeof request === 'string' ? request : String(request.url);
    const answer = await inject(request);
    answered += answer.body;
    return answer;
  });
  client = clientOf(bank);
  tess = await tessOf(bank);
});
afterEach(() => bank.close());

const certify = (taxId: string, more: object = {}) =>
  tess.update({ cityOfBirth: BORN, taxIds: [{ countryCode: 'ES', taxId }], ...more });

const shownToTesters = async () =>
  (
    await Promise.all(['outbox', 'documents', 'analytics', 'personas'].map((page) => client.get(`/sandbox/${page}`)))
  ).map(({ body }) => body);

/** No log, no address and no page of the testers tells them or a birthplace, and no answer the numbers. */
async function expectHidden(numbers: readonly string[]): Promise<void> {
  const shown = (await shownToTesters()).join('\n');
  for (const secret of numbers)
    for (const where of [logged, answered, asked, shown]) expect(isTracedIn(where, secret)).toBe(false);
  for (const where of [logged, asked, shown]) expect(isTracedIn(where, BORN)).toBe(false);
}

test('a tax number is in its own columns, and in no other, no log, no address and no answer', async () => {
  expect(await certify(REFUSED, { citizenship: ['ES', 'ES'] })).toMatchObject({ responseCode: 'VF' });
  expect(await certify(NUMBER)).toMatchObject({ responseCode: '00' });
  await tess.decide('rejected');
  await tess.known();
  await bank.tick();
  expect(await columnsWith(bank.db, { NUMBER, REFUSED, BORN })).toEqual({
    NUMBER: ['person_profile.tax_id', 'tax_certification_country.tax_id'],
    BORN: ['tax_certification.answers'],
  });
  await expectHidden([NUMBER, REFUSED]);
});

test('so is a number that is given by itself, and one that is refused', async () => {
  const give = async (taxId: string) =>
    (await client.call(tess.token, 'taxIdUpdate', { taxId })).json<{ responseCode: string }>();
  expect(await give(NUMBER)).toMatchObject({ responseCode: '00' });
  expect(await give(`${REFUSED}${'9'.repeat(40)}`)).toMatchObject({ responseCode: 'TA1' });
  await bank.tick();
  expect(await columnsWith(bank.db, { NUMBER, REFUSED })).toEqual({ NUMBER: ['person_profile.tax_id'] });
  await expectHidden([NUMBER, REFUSED]);
});

test('so are the numbers of a company and of the people who control it', async () => {
  const company = await tobyToolsOf(bank);
  const { controllingPersons, ...right } = await company.signable();
  const certification = {
    ...right,
    taxIds: [{ countryCode: 'PT', taxId: NUMBER }],
    controllingPersons: controllingPersons.map((person) => ({
      ...{ ...person, cityOfBirth: BORN },
      taxIds: [{ countryCode: 'PT', taxId: THEIRS }],
    })),
  };
  const refused = { taxIds: [{ countryCode: 'PT', taxId: REFUSED }], questions: {} };
  expect(await company.send({ ...certification, ...refused })).toMatchObject({ reason: 'answerMissing' });
  expect(await company.send(certification)).toMatchObject({ responseCode: '00' });
  await company.decide('rejected');
  await company.read();
  await bank.tick();
  expect(await columnsWith(bank.db, { NUMBER, REFUSED, THEIRS, BORN })).toEqual({
    NUMBER: ['company_profile.tax_id', 'tax_certification_country.tax_id'],
    THEIRS: ['tax_certification_country.tax_id'],
    BORN: ['tax_certification.answers'],
  });
  await expectHidden([NUMBER, REFUSED, THEIRS]);
});

test('what a W-form says is in the document alone, and a secret that comes beside a file is in no log', async () => {
  const content = `%PDF-1.4\n${FORM}\n%%EOF\n`;
  expect(await tess.sendPaper('wFormUpload', { lang: 'en', form: 'w9' }, { content })).toMatchObject({
    responseCode: '00',
  });
  const refused = { content: FORM, type: 'text/plain', fileName: 'form.txt' };
  expect(await tess.sendPaper('wFormUpload', { lang: 'en', form: 'w9' }, refused)).toMatchObject({
    reason: 'wrongType',
  });
  const guess = 'QX-a-secret-that-opens-nothing-ZW';
  const byLink = papersBy(bank, { 'auth-secret': guess });
  expect(await byLink('representativePaperUpload', { lang: 'en', kind: 'w8' }, { content })).toMatchObject({
    responseCode: 'AU',
  });
  await bank.tick();
  expect(await columnsWith(bank.db, { FORM, guess })).toEqual({ FORM: ['document.content'] });
  await expectHidden([FORM, guess]);
});

test('a failure that nobody expected names none of it in the log', async () => {
  await bank.db.query('ALTER TABLE tax_certification_country RENAME COLUMN tax_id TO gone');
  expect((await certify(NUMBER)).responseCode).not.toBe('00');
  expect(logged).toContain('unexpected failure');
  for (const secret of [NUMBER, BORN]) expect(isTracedIn(logged, secret)).toBe(false);
});
