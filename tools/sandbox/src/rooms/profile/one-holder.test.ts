// Rules: R0.180.
import { rooms } from '@bank/protocol/all';
import { full } from '@bank/run/size';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

const { profile: rows, company } = rooms;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  const many = { codesPerMinute: 1e6, lookupsPerMinute: 1e6, codeSendsPerHour: 1e6, wrongCodesPerHour: 1e6 };
  bank = await testBank({ config: many });
  client = clientOf(bank);
});
afterAll(() => bank.close());

interface Answer {
  responseCode: string;
  reason?: string;
}
const call = async (token: string, { name }: { name: string }, body: object = {}) =>
  (await client.call(token, name, body)).json<Answer>();
const tokenOf = async (persona: string) => (await client.signIn(persona)).accessToken;

/** Adds an address that waits for its code. @returns what confirms it */
async function waiting(token: string, email: string) {
  expect(await call(token, rows.addEmail, { email })).toMatchObject({ responseCode: '00' });
  const { emails } = rows.emailsGet.response.parse(await call(token, rows.emailsGet));
  const emailId = emails.find((one) => one.email === email)?.emailId;
  const [letter] = await bank.db.query<{ code: string }>(
    'SELECT code FROM outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY seq DESC LIMIT 1',
    [email],
  );
  return { confirm: () => call(token, rows.confirmEmail, { emailId, confirmationCode: letter?.code ?? '' }), emailId };
}

const holders = (email: string) =>
  bank.db.query<{ customerId: number }>(
    'SELECT customer_id AS "customerId" FROM email_address WHERE email = $1 AND is_confirmed',
    [email],
  );

test('of two who confirm one address at once one has it, and the other reads why', async () => {
  const [pat, ana] = [await tokenOf('pat'), await tokenOf('ana')];
  for (let race = 0; race < full(200, 10); race += 1) {
    const email = `race-${race}@mail.test`;
    const both = [await waiting(pat, email), await waiting(ana, email)];
    const answers = await Promise.all(both.map(({ confirm }) => confirm()));
    expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual(['00', 'VF']);
    expect(answers.find(({ responseCode }) => responseCode === 'VF')).toMatchObject({ reason: 'emailTaken' });
    expect(await holders(email)).toHaveLength(1);
    for (const [at, token] of [pat, ana].entries()) await call(token, rows.deleteEmail, { emailId: both[at]?.emailId });
  }
});

test('an address is free again once nobody holds it, and its holder keeps it as a second address', async () => {
  const [pat, ana] = [await tokenOf('pat'), await tokenOf('ana')];
  const own = await waiting(pat, 'shared@mail.test');
  await own.confirm();
  expect(await call(ana, rows.addEmail, { email: 'shared@mail.test' })).toMatchObject({ reason: 'emailTaken' });
  await call(pat, rows.deleteEmail, { emailId: own.emailId });
  expect(await (await waiting(ana, 'shared@mail.test')).confirm()).toMatchObject({ responseCode: '00' });
});

test('nobody is made a user of a company by an address that a customer has confirmed', async () => {
  const [pat, coen] = [await tokenOf('pat'), await tokenOf('coen')];
  const { confirm } = await waiting(pat, 'second@mail.test');
  await confirm();
  await call(coen, company.representativeAdd, {
    ...{ typeId: 1, firstName: 'Not', lastName: 'Pat', email: 'second@mail.test' },
  });
  const { users } = company.potentialUsers.response.parse(await call(coen, company.potentialUsers));
  const listed = users.find(({ firstName }) => firstName === 'Not');
  expect(await call(coen, company.businessUserInvite, { representativeId: listed?.id, right: 1 })).toMatchObject({
    ...{ responseCode: 'VF', reason: 'emailOfOther' },
  });
  expect(await bank.db.query("SELECT FROM app_user WHERE email = 'second@mail.test'")).toEqual([]);
});

test('every address that is in use has its one holder in the table, and no other address has', async () => {
  const [differences] = await bank.db.query<{ n: number }>(
    `WITH used AS (
       SELECT email, coalesce('customer ' || customer_id, 'user ' || id) AS holder FROM app_user
        UNION SELECT email, 'customer ' || customer_id FROM email_address WHERE is_confirmed)
     SELECT count(*)::int AS n FROM used FULL JOIN address_holder h USING (email, holder)
      WHERE used.email IS NULL OR h.email IS NULL`,
  );
  expect(differences).toEqual({ n: 0 });
});
