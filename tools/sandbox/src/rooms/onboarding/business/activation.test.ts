// Rules: R0.46, R0.172, R0.174, R0.183, R3.3.25, R3.7.1, R3.8.2.
import { businessUserList } from '@bank/protocol/company';
import { accessOfferAccept, accessOfferList } from '@bank/protocol/company-offers';
import { visitorOf } from '../../../identity/activation/test-people';
import { CHALLENGE } from '../../../server/test-client';
import { bankForEachTest } from '../../../testing';
import { companyApplicantOf, EMAIL } from './test-company';

const PASSWORD = 'Harbour-lamp-93';
const MILAN = 'milan@lumen.test';

const bank = bankForEachTest();
const client = visitorOf(bank);

/** The newest link to an address. */
async function linkTo(address: string): Promise<URLSearchParams> {
  const [letter] = await bank.db.query<{ text: string }>(
    `SELECT text FROM outbox WHERE recipient = $1 AND text LIKE '%/activate?%' ORDER BY seq DESC LIMIT 1`,
    [address],
  );
  return new URLSearchParams(/\/activate\?(\S+)/.exec(letter?.text ?? '')?.[1]);
}

/** A company that has applied. @returns opens its link */
async function applied(changes: Readonly<Record<string, unknown>> = {}) {
  expect(await companyApplicantOf(bank).applyBusiness(changes)).toMatchObject({ responseCode: '00' });
  const activationCode = (await linkTo(EMAIL)).get('code');
  return (password?: string, headers: Record<string, string> = {}) =>
    client.ask('businessActivate', { email: EMAIL, activationCode, password }, headers);
}

async function tokenOf(username: string, password: string): Promise<string> {
  const answer = await client.post('/auth/login', { client: 'spa', username, password, codeChallenge: CHALLENGE });
  return answer.json<{ accessToken: string }>().accessToken;
}

/** Who signs in for the company, as its own user sees it. */
async function usersOf(): Promise<unknown[]> {
  const answer = await client.call(await tokenOf(EMAIL, PASSWORD), businessUserList.name);
  const { users } = businessUserList.response.parse(answer.json());
  return users.map(({ email, right, balanceInfo, isOwner, isInvited, positionIds }) => [
    ...[email, right, balanceInfo, isOwner, isInvited, positionIds],
  ]);
}

const lettersTo = (address: string) =>
  bank.db.query<{ subject: string; text: string }>(
    'SELECT subject, text FROM outbox WHERE recipient = $1 ORDER BY seq',
    [address],
  );

it('an owner without a password is asked for one, and nothing is done before', async () => {
  const open = await applied();
  expect(await open()).toMatchObject({ responseCode: '00', passwordNeeded: true });
  expect(await open('short')).toMatchObject({
    responseCode: 'VF',
    reason: 'tooShort',
    validationErrors: [{ field: 'password' }],
  });
  expect(await open(`${EMAIL}-1A`)).toMatchObject({ reason: 'hasAddress' });
  const [state] = await bank.db.query<{ activated: number; invited: number }>(
    `SELECT (SELECT count(*)::int FROM app_user WHERE email = $1 AND activated_at IS NOT NULL) AS activated,
            (SELECT count(*)::int FROM membership WHERE customer_id = 10000) AS invited`,
    [EMAIL],
  );
  expect(state).toEqual({ activated: 0, invited: 0 });
  expect(await lettersTo(MILAN)).toEqual([]);
  expect(await open(PASSWORD)).toMatchObject({ responseCode: '00', passwordNeeded: false });
  expect(await tokenOf(EMAIL, PASSWORD)).toEqual(expect.any(String));
  expect(await open()).toMatchObject({ responseCode: '00', passwordNeeded: false });
  expect(await open('Another-lamp-93')).toMatchObject({ reason: 'linkUsed' });
});

it('invites whom the application named: the new by a link, an employee by an invitation to accept, the own user by neither', async () => {
  const rheaBefore = (await client.signIn('rhea')).accessToken;
  const open = await applied();
  await open(PASSWORD);
  expect(await usersOf()).toEqual([
    [EMAIL, 2, true, true, false, [2, 6, 8]],
    [MILAN, 2, true, false, true, [2, 6, 8]],
    ['rhea@personas.test', 1, false, false, true, [8]],
  ]);
  expect((await linkTo(MILAN)).get('action')).toBe('activationEmployee');
  expect((await lettersTo('rhea@personas.test')).at(-1)).toEqual({
    subject: 'Lumen Works SRL invites you to act for it',
    text: expect.stringMatching(/^Ida Moraru invites you .* \S+\/company-access If you do not know the company/),
  });
  const related = async () => JSON.stringify((await client.call(rheaBefore, 'relatedCustomersList')).json());
  expect(await related()).not.toContain('Lumen Works SRL');
  const { offers } = accessOfferList.response.parse((await client.call(rheaBefore, accessOfferList.name)).json());
  expect(offers).toMatchObject([{ company: 'Lumen Works SRL', inviter: 'Ida Moraru', right: 1 }]);
  const [read] = offers;
  await client.call(rheaBefore, accessOfferAccept.name, {
    ...{ companyId: read?.companyId, right: read?.right, balanceInfo: read?.balanceInfo },
  });
  expect(await related()).toContain('Lumen Works SRL');
  const letters = await lettersTo(EMAIL);
  expect(letters.map(({ subject }) => subject)).toEqual(['Activate your account']);

  const milan = { username: MILAN, activationCode: (await linkTo(MILAN)).get('code') };
  expect(await client.ask('activateAccount', milan)).toMatchObject({ passwordNeeded: true });
  expect(await client.ask('activateAccount', { ...milan, password: PASSWORD })).toMatchObject({
    passwordNeeded: false,
  });
  expect(await tokenOf(MILAN, PASSWORD)).toEqual(expect.any(String));
});

it('ten openings at once invite everybody once', async () => {
  const open = await applied();
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(PASSWORD)));
  expect(answers.filter(({ responseCode }) => responseCode === '00').length).toBeGreaterThanOrEqual(1);
  for (const { responseCode, reason } of answers) if (responseCode !== '00') expect(reason).toBe('linkUsed');
  expect(await lettersTo(MILAN)).toHaveLength(1);
  expect(await usersOf()).toHaveLength(3);
  expect(await bank.db.query('SELECT FROM company_invitation')).toEqual([]);
});

it('whose address became a customer’s meanwhile is left out, and the owner is told', async () => {
  const open = await applied();
  const person = { email: MILAN, phone: { countryCode: '40', number: '744010299' } };
  expect(await companyApplicantOf(bank).apply(person)).toMatchObject({ responseCode: '00' });
  const own = (await linkTo(MILAN)).get('code');
  await open(PASSWORD, { 'accept-language': 'es' });
  expect(await usersOf()).toEqual([
    [EMAIL, 2, true, true, false, [2, 6, 8]],
    ['rhea@personas.test', 1, false, false, true, [8]],
  ]);
  expect((await lettersTo(EMAIL)).at(-1)).toEqual({
    subject: 'No hemos podido invitar a todos a Lumen Works SRL',
    text: expect.stringContaining('dar acceso a Milan Rusu (milan@lumen.test), porque'),
  });
  // The customer’s own link is still theirs, and it works.
  expect((await linkTo(MILAN)).get('code')).toBe(own);
});

it.each([
  [
    'has become another customer’s further one',
    `INSERT INTO email_address (customer_id, email, is_confirmed) VALUES (1001, $1, true)`,
  ],
  [
    'has become the bank’s',
    `INSERT INTO app_user (id, email, first_name, last_name, is_admin) VALUES (2000, $1, 'Al', 'B', true)`,
  ],
])('an address that %s meanwhile is left out', async (_what, statement) => {
  const open = await applied();
  await bank.db.query(statement, [MILAN]);
  expect(await open(PASSWORD)).toMatchObject({ responseCode: '00' });
  expect(await usersOf()).toHaveLength(2);
  expect((await lettersTo(EMAIL)).at(-1)?.text).toContain(MILAN);
});

it.each([
  // A name of before R0.170 may turn the direction.
  ['Rusu\u202e', 'Milan Rusu'],
  ['עדנה', '\u2068Milan עדנה\u2069'],
])('names %j, who is left out, with the address in letters and nothing of it turned', async (lastName, name) => {
  const open = await applied({ 'personList.1.email': 'milan@büro.test' });
  const mailbox = 'milan@xn--bro-hoa.test';
  await bank.db.query(`INSERT INTO email_address (customer_id, email, is_confirmed) VALUES (1001, $1, true)`, [
    mailbox,
  ]);
  await bank.db.query(`UPDATE company_person SET last_name = $2 WHERE email = $1`, [mailbox, lastName]);
  expect(await open(PASSWORD)).toMatchObject({ responseCode: '00' });
  expect((await lettersTo(EMAIL)).at(-1)?.text).toContain(`${name} (milan@büro.test)`);
});

it('writes to no more strangers than a company may at once, and the owner reads whom to invite later (R0.57)', async () => {
  await bank.replace({ lettersBurst: 1, lettersPerHour: 1 });
  const open = await applied();
  expect(await open(PASSWORD)).toMatchObject({ responseCode: '00' });
  // Milan came first; Rhea stays a person of the company, without access.
  expect(await usersOf()).toHaveLength(2);
  expect(await lettersTo(MILAN)).toHaveLength(1);
  expect((await lettersTo(EMAIL)).at(-1)?.text).toMatch(/We have not written to .*rhea@personas\.test.* yet/);
});

it('who was taken in by hand meanwhile is not taken in twice', async () => {
  const open = await applied();
  await bank.db.query('INSERT INTO membership (user_id, customer_id, access_right) VALUES (6, 10000, 4)');
  expect(await open(PASSWORD)).toMatchObject({ responseCode: '00' });
  expect(await usersOf()).toContainEqual(['rhea@personas.test', 4, true, false, false, []]);
  expect(await lettersTo(EMAIL)).toHaveLength(1);
});

it('two companies that want one new user: their link is a yes to neither, and both invitations wait for their answer', async () => {
  const open = await applied();
  const other = {
    'company.email': 'second@lumen.test',
    'company.phone.number': '744010298',
    'personList.0.email': 'third@lumen.test',
  };
  const next = { 'idempotency-key': 'second' };
  expect(await companyApplicantOf(bank).applyBusiness(other, next)).toMatchObject({ responseCode: '00' });
  const second = { email: 'second@lumen.test', activationCode: (await linkTo('second@lumen.test')).get('code') };
  const answers = await Promise.all([
    open(PASSWORD),
    client.ask('businessActivate', { ...second, password: PASSWORD }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ responseCode: '00', passwordNeeded: false });
  const members = await bank.db.query<{ companies: number; offers: number }>(
    `SELECT (SELECT count(*)::int FROM membership m WHERE m.user_id = u.id) AS companies,
            (SELECT count(*)::int FROM access_offer o WHERE o.user_id = u.id) AS offers
       FROM app_user u WHERE u.email = $1`,
    [MILAN],
  );
  expect(members).toEqual([{ companies: 0, offers: 2 }]);
  expect(await lettersTo(MILAN)).toHaveLength(2);
});

it('an owner who has a password activates as before, and a password in the call changes nothing', async () => {
  await client.ask('activationCodeResend', { email: 'bo@personas.test' });
  const { code } = await client.lastLink('bo');
  const opened = { email: 'bo@personas.test', activationCode: code, password: PASSWORD };
  expect(await client.ask('businessActivate', opened)).toMatchObject({ responseCode: '00', passwordNeeded: false });
  expect((await client.login('bo')).statusCode).toBe(200);
  expect(await client.letters('emma')).toBe(1);
});
