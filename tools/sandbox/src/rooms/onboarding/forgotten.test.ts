// Rules: R0.180, R0.193, R3.3.24.
import { adminCustomerSearch } from '@bank/protocol/admin';
import { clientOf } from '../../server/test-client';
import { columnsWith } from '../../server/test-traces';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { companyApplicantOf } from './business/test-company';
import { application } from './test-applicant';

const DAY_MS = 86_400_000;
const LINK_MS = 72 * 3_600_000;
/** When the bank forgets an application that nobody has opened. */
const FORGOTTEN_MS = 30 * DAY_MS + 60_000;

let bank: TestBank;
let visitor: ReturnType<typeof companyApplicantOf>;
beforeEach(async () => {
  bank = await testBank({ config: { codesPerMinute: 1e6, lookupsPerMinute: 1e6, signInsPerMinute: 1e6 } });
  visitor = companyApplicantOf(bank);
});
afterEach(() => bank.close());

/**
 * What stays of an application that nobody has opened beside the number of its customer, and why (R0.193). A table that holds something of
 * one and is not here must be forgotten.
 */
const STAYS: Readonly<Record<string, string>> = {
  app_user: 'its number, which nobody else gets, in the place of an address, and the language of the page',
};

const EMAIL = 'nora.ionescu@mail.test';
const PERSON = {
  firstName: 'Zorvikantha',
  lastName: 'Quellmannstorf',
  address: { ...application.address, address1: 'Strada Vrabia 77' },
};
/** What this person alone says; a second applicant says something else. */
const NAMES = ['Zorvikantha', 'Quellmannstorf', 'Strada Vrabia 77'];
const SAID = [...NAMES, EMAIL, '1990-05-17', 'Cluj-Napoca', '744010203', 'Honey of my bees', 'Banca Veche'];
/** Of the company, its people and its holders. */
const COMPANY = [
  ...['Lumen Works', 'office@lumen.test', '744010210', 'J12/345/2019', 'RO40506070', 'www.lumen.example'],
  ...['Lamps for stages', 'city council', 'milan@lumen.test', '744010211', 'Lumen Holding', 'Cluj-Napoca'],
  ...['1980-05-17', '1975-01-02', '2016-09-01'],
];

/** Where the bank has the words, by column. */
const columnsSaying = (words: readonly string[]) =>
  columnsWith(bank.db, Object.fromEntries(words.map((word) => [word, word])));
const tablesSaying = async (words: readonly string[]): Promise<ReadonlySet<string | undefined>> =>
  new Set(Object.values(await columnsSaying(words)).flatMap((columns = []) => columns.map((one) => one.split('.')[0])));

/** Every table that has a row of the customer or of the user, by the columns that name them. */
async function having({ customerId, userId }: Applicant): Promise<string[]> {
  const columns = await bank.db.query<{ name: string; column: string }>(
    `SELECT c.table_name AS name, c.column_name AS "column"
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name IN ('customer_id', 'user_id')`,
  );
  const found = new Set<string>();
  for (const { name, column } of columns) {
    const id = column === 'user_id' ? userId : customerId;
    const rows = await bank.db.query(`SELECT FROM "${name}" WHERE ${column}::text = $1 LIMIT 1`, [String(id)]);
    if (rows.length > 0) found.add(name);
  }
  return [...found].sort();
}

interface Applicant {
  customerId: number;
  userId: number;
}
async function applicantWith(email: string): Promise<Applicant> {
  const [found] = await bank.db.query<Applicant>(
    'SELECT customer_id AS "customerId", id AS "userId" FROM app_user WHERE email = $1',
    [email],
  );
  if (!found) throw new Error(`nobody has applied with ${email}`);
  return found;
}
const nameOf = async ({ customerId }: Applicant) => {
  const [customer] = await bank.db.query<{ name: string }>('SELECT first_name AS name FROM customer WHERE id = $1', [
    customerId,
  ]);
  return customer?.name;
};
async function applied(): Promise<Applicant> {
  expect(await visitor.apply(PERSON)).toMatchObject({ responseCode: '00' });
  return applicantWith(EMAIL);
}
async function later(ms: number): Promise<void> {
  bank.clock.advance(ms);
  await bank.tick();
}

it('of a person’s application that nobody has opened no table says a word after 30 days', async () => {
  const before = await columnsSaying(SAID);
  const applicant = await applied();
  expect([...(await tablesSaying(SAID))]).toEqual(
    expect.arrayContaining([
      ...['address', 'address_holder', 'app_user', 'application', 'customer', 'email_address', 'outbox'],
      ...['person_profile', 'phone'],
    ]),
  );
  await later(FORGOTTEN_MS - 1);
  expect(await nameOf(applicant)).toBe('Zorvikantha');
  await later(1);
  expect(await columnsSaying(SAID)).toEqual(before);
  expect(await having(applicant)).toEqual(Object.keys(STAYS));
});

it('of a company’s application that nobody has opened no table says a word after 30 days, of its people neither', async () => {
  const before = await columnsSaying(COMPANY);
  expect(await visitor.applyBusiness()).toMatchObject({ responseCode: '00' });
  const applicant = await applicantWith('office@lumen.test');
  expect([...(await tablesSaying(COMPANY))]).toEqual(
    expect.arrayContaining([
      ...['address', 'app_user', 'application', 'company_application', 'company_ownership', 'company_ownership_person'],
      ...['company_person', 'company_profile', 'customer', 'email_address', 'outbox', 'phone'],
    ]),
  );
  expect(await having(applicant)).toContain('company_invitation');
  await later(FORGOTTEN_MS);
  expect(await columnsSaying(COMPANY)).toEqual(before);
  expect(await having(applicant)).toEqual(Object.keys(STAYS));
});

it('nor does the bank remember what of it spoke for the United States', async () => {
  expect(await visitor.apply({ birthCountryCode: 'US', citizenshipCountryCode: 'US' })).toMatchObject({
    responseCode: '00',
  });
  const applicant = await applicantWith(EMAIL);
  await later(FORGOTTEN_MS);
  expect(await having(applicant)).toEqual(Object.keys(STAYS));
});

it('the next applicant with the address makes the bank forget at once who had it before', async () => {
  const before = await columnsSaying(NAMES);
  const first = await applied();
  bank.clock.advance(LINK_MS);
  expect(await visitor.apply({ firstName: 'Other' })).toMatchObject({ responseCode: '00' });
  expect(await columnsSaying(NAMES)).toEqual(before);
  expect(await having(first)).toEqual(Object.keys(STAYS));
  expect(await nameOf(await applicantWith(EMAIL))).toBe('Other');
});

it('waits while a link of it works', async () => {
  const applicant = await applied();
  bank.clock.advance(FORGOTTEN_MS - 1);
  await visitor.ask('activationCodeResend', { email: EMAIL });
  await later(1);
  expect(await nameOf(applicant)).toBe('Zorvikantha');
  await later(LINK_MS - 2);
  expect(await nameOf(applicant)).toBe('Zorvikantha');
  await later(1);
  expect(await nameOf(applicant)).toBe('');
});

it('waits for the answer to a company that invites the applicant, who is nobody’s person afterwards', async () => {
  const applicant = await applied();
  bank.clock.advance(FORGOTTEN_MS - 1);
  const [person] = await bank.db.query<{ id: number }>(
    'UPDATE company_person SET user_id = $1 WHERE id = (SELECT min(id) FROM company_person WHERE customer_id = 1028) RETURNING id',
    [applicant.userId],
  );
  const now = bank.clock.now();
  await bank.db.query(
    `INSERT INTO access_offer (customer_id, user_id, person_id, access_right, balance_info, invited_by, offered_at, expires_at)
     VALUES (1028, $1, $2, 1, true, 38, $3, $4)`,
    [applicant.userId, person?.id, new Date(now), new Date(now + 14 * DAY_MS)],
  );
  await later(14 * DAY_MS - 1);
  expect(await nameOf(applicant)).toBe('Zorvikantha');
  await later(1);
  expect(await nameOf(applicant)).toBe('');
  expect(await having(applicant)).toEqual(Object.keys(STAYS));
});

it('who has opened it stays', async () => {
  const applicant = await applied();
  const [letter] = await bank.db.query<{ code: string }>('SELECT code FROM outbox WHERE recipient = $1', [EMAIL]);
  const opened = { username: EMAIL, activationCode: letter?.code, password: 'Harbour-lamp-93' };
  expect(await visitor.ask('activateAccount', opened)).toMatchObject({ passwordNeeded: false });
  await later(FORGOTTEN_MS);
  expect(await nameOf(applicant)).toBe('Zorvikantha');
});

it.each([
  ['the back office has acted for', 'acted'],
  ['people act for', 'acting'],
])('one that %s is a customer’s file, and stays', async (_what, how) => {
  const applicant = await applied();
  if (how === 'acting')
    await bank.db.query('INSERT INTO membership (user_id, customer_id, access_right) VALUES (38, $1, 1)', [
      applicant.customerId,
    ]);
  else
    await bank.db.query(
      `INSERT INTO admin_act (id, user_id, customer_id, reason, started_at, expires_at) VALUES ('act', 38, $1, 'Asked by phone', $2, $2)`,
      [applicant.customerId, new Date(bank.clock.now())],
    );
  await later(FORGOTTEN_MS);
  expect(await nameOf(applicant)).toBe('Zorvikantha');
  // The address is free for the next applicant all the same (R0.180).
  expect(await visitor.apply({ firstName: 'Other' })).toMatchObject({ responseCode: '00' });
  expect(await nameOf(applicant)).toBe('Zorvikantha');
});

it('an administrator finds no customer of it', async () => {
  const { customerId } = await applied();
  const client = clientOf(bank);
  const found = async () => {
    const { accessToken } = await client.signIn('ada');
    const asked = { query: String(customerId), pageNumber: 1 };
    const answer = await client.call(accessToken, adminCustomerSearch.name, asked);
    return adminCustomerSearch.response.parse(answer.json()).customers.map((one) => one.customerId);
  };
  expect(await found()).toContain(customerId);
  await later(FORGOTTEN_MS);
  expect(await found()).not.toContain(customerId);
});
