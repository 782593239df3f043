// Rules: R0.113, R0.131, R2.3.5, R3.3.1, R3.3.2, R3.3.7, R3.3.8, R3.3.20, R3.7.3 to R3.7.5.
import { rooms } from '@bank/protocol/all';
import { PERSONA_PASSWORD as password } from '../../seed/personas';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

const { profile: rows, customer } = rooms;
const OLD = 'pat@personas.test';
const SECOND = 'pat.moraru@mail.test';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let pat: string;
let carl: string;

beforeAll(async () => {
  bank = await testBank({ config: { codeS: 30, codesPerMinute: 1000, lookupsPerMinute: 1000 } });
  client = clientOf(bank);
  pat = (await client.signIn('pat')).accessToken;
  carl = (await client.signIn('carl')).accessToken;
});
afterAll(() => bank.close());

const call = async (token: string, { name }: { name: string }, body: object = {}) =>
  (await client.call(token, name, body)).json<Record<string, unknown> & { responseCode: string }>();
const emailsOf = async (token: string) => rows.emailsGet.response.parse(await call(token, rows.emailsGet)).emails;
const lastCode = async (to: string) =>
  (
    await bank.db.query<{ code: string }>(
      'SELECT code FROM outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY seq DESC LIMIT 1',
      [to],
    )
  )[0]?.code ?? '';
const idOf = async (token: string, email: string) =>
  (await emailsOf(token)).find((one) => one.email === email)?.emailId ?? 0;

describe('e-mail addresses', () => {
  it('become usable with the code that was sent to them, and not without', async () => {
    expect(await call(pat, rows.addEmail, { email: 'New@Mail.test' })).toMatchObject({ responseCode: '00' });
    const emailId = await idOf(pat, 'new@mail.test');
    expect(await call(pat, rows.setPrimaryEmail, { emailId })).toMatchObject({ responseCode: 'VF' });
    expect(await call(pat, rows.confirmEmail, { emailId, confirmationCode: '000000' })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ field: 'confirmationCode', description: 'The code is not right.' }],
    });
    const confirmationCode = await lastCode('new@mail.test');
    expect(await call(pat, rows.confirmEmail, { emailId, confirmationCode })).toMatchObject({ responseCode: '00' });
    expect((await emailsOf(pat)).find((one) => one.emailId === emailId)).toMatchObject({ isConfirmed: true });
    expect(await call(pat, rows.deleteEmail, { emailId })).toMatchObject({ responseCode: '00' });
  });

  it('take five tries and their time, then want a new code', async () => {
    await call(pat, rows.addEmail, { email: 'tries@mail.test' });
    const emailId = await idOf(pat, 'tries@mail.test');
    const right = await lastCode('tries@mail.test');
    const wrong = right === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n++) await call(pat, rows.confirmEmail, { emailId, confirmationCode: wrong });
    expect(await call(pat, rows.confirmEmail, { emailId, confirmationCode: right })).toMatchObject({
      responseDescription: 'Too many wrong codes. Ask for a new one.',
    });
    await call(pat, rows.confirmEmailRequest, { emailId });
    bank.clock.advance(30_000);
    expect(
      await call(pat, rows.confirmEmail, { emailId, confirmationCode: await lastCode('tries@mail.test') }),
    ).toMatchObject({ responseDescription: 'The code has expired. Ask for a new one.' });
    await call(pat, rows.deleteEmail, { emailId });
  });

  it.each([
    ['one of another customer', 'ana@personas.test', 'This e-mail address belongs to another customer.'],
    ['one that is there already', SECOND.toUpperCase(), 'This e-mail address is already on your list.'],
  ])('are not %s', async (_what, email, description) => {
    expect(await call(pat, rows.addEmail, { email })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ field: 'email', description }],
    });
  });

  it('belong to their customer alone', async () => {
    const emailId = await idOf(carl, 'invoices@carpentry.test');
    for (const row of [rows.deleteEmail, rows.setPrimaryEmail, rows.confirmEmailRequest]) {
      expect(await call(pat, row, { emailId })).toMatchObject({ responseCode: 'VF' });
    }
  });
});

describe('the address to sign in with', () => {
  /** Pat is a user of a company, beside others with these addresses. */
  async function workFor(company: string, others: readonly string[]): Promise<void> {
    const insert = `INSERT INTO company_person (customer_id, first_name, last_name, email, position_ids, created_at)
                    SELECT id, $2, 'Moraru', $3, '{1}', now() FROM customer WHERE business_name = $1 RETURNING id, customer_id`;
    for (const email of others) await bank.db.query(insert, [company, 'Other', email]);
    await bank.db.query(
      `WITH person AS (${insert})
       INSERT INTO membership (user_id, customer_id, access_right, person_id)
       SELECT u.id, p.customer_id, 1, p.id FROM person p, app_user u WHERE u.email = $3`,
      [company, 'Pat', OLD],
    );
  }

  it('changes after a code to the new one, with notices to the old one', async () => {
    await workFor('Atelier Verde', []);
    await workFor('Umbra Studio', [SECOND]);
    const emailId = await idOf(pat, SECOND);
    const asked = rows.setPrimaryEmail.response.parse(await call(pat, rows.setPrimaryEmail, { emailId, password }));
    const requestId = asked.usernameChange?.requestId ?? '';
    expect(asked.usernameChange?.status).toBe('pending');
    expect((await emailsOf(pat))[0]).toMatchObject({ email: OLD, isPrimary: true });

    const confirmationCode = await lastCode(SECOND);
    const change = { requestId, confirmationCode };
    expect(await call(carl, rows.usernameChangeConfirm, change)).toMatchObject({ responseCode: 'VF' });
    expect(await call(pat, rows.usernameChangeConfirm, change)).toMatchObject({ responseCode: '00' });
    expect((await emailsOf(pat))[0]).toMatchObject({ email: SECOND, isPrimary: true });
    expect((await client.login('pat')).statusCode).toBe(403);
    const info = (await client.call(pat, customer.customerInfo.name)).json();
    expect(info).toMatchObject({ customer: { login: { email: SECOND } } });
    // R0.48: who logs in for a company with it stands there under it, but not where it is another person's.
    expect(
      await bank.db.query('SELECT email FROM company_person WHERE first_name = $1 ORDER BY customer_id', ['Pat']),
    ).toEqual([{ email: SECOND }, { email: OLD }]);
    const notices = await bank.db.query<{ text: string }>('SELECT text FROM outbox WHERE recipient = $1 ORDER BY seq', [
      OLD,
    ]);
    expect(notices.map(({ text }) => text.slice(0, 12))).toEqual(['Somebody ask', 'You now log ']);

    expect(await call(pat, rows.deleteEmail, { emailId })).toMatchObject({ responseCode: 'VF' });
  });

  it('stays when nobody confirms in time, and says that this failed', async () => {
    const emailId = await idOf(pat, OLD);
    await call(pat, rows.setPrimaryEmail, { emailId, password });
    const code = await lastCode(OLD);
    bank.clock.advance(30_000);
    const { requests } = rows.usernameChangeRequests.response.parse(await call(pat, rows.usernameChangeRequests));
    expect(requests.map(({ status }) => status)).toEqual(['failed', 'active']);
    expect(
      await call(pat, rows.usernameChangeConfirm, {
        requestId: requests[0]?.requestId ?? '',
        confirmationCode: code,
      }),
    ).toMatchObject({ responseDescription: 'This change is over. Start it again.' });
  });

  it('is nothing that a company has: its primary payment address changes at once', async () => {
    const emailId = await idOf(carl, 'invoices@carpentry.test');
    expect(await call(carl, rows.setPrimaryEmail, { emailId })).toMatchObject({ usernameChange: null });
    expect((await emailsOf(carl))[0]).toMatchObject({ emailId, isPrimary: true });
    expect((await client.login('carl')).statusCode).toBe(200);
  });
});

describe('personal information', () => {
  it('is updated once asked for, and asked for no more', async () => {
    await bank.db.query('UPDATE customer SET need_info_update = true WHERE id = 1025');
    expect(await call(pat, rows.requiredActions)).toMatchObject({ personal: 2, company: 0 });
    const update = { citizenshipCountryCode: 'RO', occupation: 'student', taxId: '0012' };
    expect(await call(pat, rows.personalInfoUpdate, { ...update, citizenshipCountryCode: 'XX' })).toMatchObject({
      validationErrors: [{ field: 'citizenshipCountryCode' }],
    });
    for (const taxId of ['N/A', '0', 'nu'])
      expect(await call(pat, rows.personalInfoUpdate, { ...update, taxId })).toMatchObject({
        ...{ reason: 'taxIdDummy', validationErrors: [{ field: 'taxId' }] },
      });
    expect(await call(pat, rows.requiredActions)).toMatchObject({ personal: 2 });
    expect(await call(pat, rows.personalInfoUpdate, update)).toMatchObject({ responseCode: '00' });
    expect(await call(pat, rows.personalInfoGet)).toMatchObject({
      personalInfo: {
        occupation: { id: 'student', name: 'Student' },
        taxId: '•012',
        identities: [{ type: 'Passport', number: '••••••820' }],
      },
    });
    expect(await call(pat, rows.requiredActions)).toMatchObject({ personal: 1 });
    expect(await call(carl, rows.personalInfoUpdate, update)).toMatchObject({ responseCode: '13' });
  });

  it('keeps a number that the form leaves empty, and takes none from an administrator (R0.113)', async () => {
    const number = async () =>
      (
        await bank.db.query<{ taxId: string }>('SELECT tax_id AS "taxId" FROM person_profile WHERE customer_id = 1025')
      )[0]?.taxId;
    const update = { citizenshipCountryCode: 'RO', occupation: 'student' };
    await call(pat, rows.personalInfoUpdate, { ...update, taxId: ' RO\u200b 00-12 ' });
    for (const empty of [{}, { taxId: '' }, { taxId: ' \u200b' }]) {
      expect(await call(pat, rows.personalInfoUpdate, { ...update, ...empty })).toMatchObject({ responseCode: '00' });
      expect(await number()).toBe('RO 00-12');
    }
    const { accessToken: ada } = await client.signIn('ada');
    await client.call(ada, 'adminActStart', { customerId: 1025, reason: 'Asked on the phone' });
    await client.proveAct(ada, 'ada', 1025);
    const acting = (body: object) =>
      client.call(ada, 'personalInfoUpdate', { ...update, ...body }, { 'customer-id': '1025' });
    expect((await acting({ taxId: 'RO 77' })).json()).toMatchObject({ responseCode: 'VF', reason: 'taxIdOwnOnly' });
    expect((await acting({})).json()).toMatchObject({ responseCode: '00' });
    const own = await client.call(ada, 'taxIdUpdate', { taxId: 'RO 77' }, { 'customer-id': '1025' });
    expect(own.json()).toMatchObject({ responseCode: 'ENOA' });
    expect(await number()).toBe('RO 00-12');
  });
});

describe('addresses', () => {
  it('are added, and deleted unless they are the main one', async () => {
    const address = { address1: '5', city: '77', postalCode: '0123', countryCode: 'PT' };
    expect(await call(pat, rows.addressCreate, { ...address, city: ' ' })).toMatchObject({
      validationErrors: [{ field: 'city' }],
    });
    await call(pat, rows.addressCreate, address);
    const { addresses } = rows.addressesGet.response.parse(await call(pat, rows.addressesGet));
    const [main] = addresses;
    const added = addresses.at(-1);
    expect(added).toMatchObject({ ...address, addressStatus: 'none', confirmed: false });
    expect(await call(pat, rows.deleteAddress, { id: main?.addressId })).toMatchObject({ responseCode: 'VF' });
    expect(await call(carl, rows.deleteAddress, { id: added?.addressId })).toMatchObject({ responseCode: 'VF' });
    expect(await call(pat, rows.deleteAddress, { id: added?.addressId })).toMatchObject({ responseCode: '00' });
  });

  it('are not confirmed without a proof', async () => {
    const { addresses } = rows.addressesGet.response.parse(await call(pat, rows.addressesGet));
    const unproven = addresses.find(({ addressStatus }) => addressStatus === 'none');
    expect(await call(pat, rows.confirmAddress, { addressId: unproven?.addressId })).toMatchObject({
      responseCode: 'VF',
      responseDescription: 'Upload a proof of this address first. Then you can confirm it.',
    });
  });
});

it('counts what a company has left to do (R3.3.5)', async () => {
  const { companyInfo } = rows.companyInfoGet.response.parse(await call(carl, rows.companyInfoGet));
  expect(companyInfo.corporateDocumentStatus).toBe('none');
  expect(await call(carl, rows.requiredActions)).toMatchObject({ personal: 0, company: 2 });
  expect(await call(pat, rows.companyInfoGet)).toMatchObject({ responseCode: '13' });
});

it('keeps a notification setting by its id, and never silences security (R2.3.9, R2.7.12)', async () => {
  const wanted = { identified: 'news.sms', value: true };
  await call(pat, rows.notificationSettingsSet, wanted);
  const { settings } = rows.notificationSettingsGet.response.parse(await call(pat, rows.notificationSettingsGet));
  expect(settings).toContainEqual({ ...wanted, group: 'news', channel: 'sms', isLocked: false });
  expect(settings).toHaveLength(15);
  const locked = { identified: 'security.email', value: false };
  expect(await call(pat, rows.notificationSettingsSet, locked)).toMatchObject({ responseCode: 'VF' });
  const unknown = { identified: 'news.fax', value: true };
  expect(await call(pat, rows.notificationSettingsSet, unknown)).toMatchObject({ responseCode: 'TA1' });
});

it('names the documents that the user has accepted (R2.7.13)', async () => {
  const theo = (await client.signIn('theo')).accessToken;
  const accepted = async () => rows.legalInfo.response.parse(await call(theo, rows.legalInfo)).terms;
  await call(theo, customer.termsAccept, { termIds: ['general-2026'] });
  await call(theo, customer.termsAccept, { termIds: ['payments-2026'] });
  expect((await accepted()).map(({ id }) => id).sort()).toEqual(['general-2026', 'payments-2026']);
  expect((await accepted()).every(({ url }) => url.startsWith('https://'))).toBe(true);
});
