// Rules: R0.22, R0.49, R0.53, R3.3.8.
import { rooms } from '@bank/protocol/all';
import { PERSONA_PASSWORD as password } from '../../seed/personas';
import { CHALLENGE, clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

const { profile: rows, settings } = rooms;
const PAT = 1025;
const OLD = 'pat@personas.test';
const NEW = 'pat.moraru@mail.test';
const PHONE = '+40700000035';
const CARL = 'carl@personas.test';
const WRONG = '000000';
const DAY_S = 86_400;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let pat: string;

beforeEach(async () => {
  const pace = { codesPerMinute: 1000, lookupsPerMinute: 1000, signInsPerMinute: 1000 };
  const limits = { passwordTries: 5, wrongCodesPerHour: 20, codeSendsPerHour: 30 };
  bank = await testBank({ config: { ...pace, ...limits, accessTokenS: DAY_S, idleS: DAY_S } });
  client = clientOf(bank);
  pat = (await client.signIn('pat')).accessToken;
});
afterEach(() => bank.close());

interface Answer {
  responseCode: string;
  reason?: string;
  validationErrors?: { field: string; description: string }[];
}

const call = async (token: string, { name }: { name: string }, body: object = {}) =>
  (await client.call(token, name, body)).json<Answer>();
const sql = (text: string, ...values: unknown[]) => bank.db.query<Record<string, unknown>>(text, values);
const user = (change: string) => sql(`UPDATE app_user SET ${change} WHERE email = $1`, OLD);
const addressOf = async () => (await sql('SELECT email FROM app_user WHERE customer_id = $1', PAT))[0]?.['email'];
const idOf = async (email: string) =>
  (await sql('SELECT id FROM email_address WHERE customer_id = $1 AND email = $2', PAT, email))[0]?.['id'];
const codeTo = async (to: string) =>
  String(
    (await sql('SELECT code FROM outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY seq DESC', to))[0]?.['code'],
  );
const lettersTo = async (to: string) =>
  (await sql('SELECT channel, text FROM outbox WHERE recipient = $1 ORDER BY seq', to)).map(({ text }) => String(text));
const enter = async (username: string, typed = password) =>
  (await client.post('/auth/login', { client: 'spa', username, password: typed, codeChallenge: CHALLENGE })).statusCode;
const begin = async (over: object = {}, token = pat) =>
  call(token, rows.setPrimaryEmail, { emailId: await idOf(NEW), password, ...over });
const begun = async () => rows.setPrimaryEmail.response.parse(await begin()).usernameChange;
const requests = async () =>
  rows.usernameChangeRequests.response.parse(await call(pat, rows.usernameChangeRequests)).requests;
const confirm = async (codes: object, token = pat) =>
  call(token, rows.usernameChangeConfirm, { requestId: (await requests())[0]?.requestId ?? 'none', ...codes });
/** What was said about each field. */
const said = ({ validationErrors = [] }: Answer) =>
  Object.fromEntries(validationErrors.map(({ field, description }) => [field, description]));

const NOT_RIGHT = 'The code is not right.';
const USED_UP = 'Too many wrong codes. Ask for a new one.';
const OVER = { confirmationCode: 'This change is over. Start it again.' };

/** Where the second code of each kind of user goes. */
const FACTORS = [
  ['signs in with a code by SMS', `two_factor_mode = 'sms'`, PHONE, '•••• 35'],
  ['signs in with a code by e-mail', `two_factor_mode = 'otp'`, OLD, 'p•••@personas.test'],
  ['signs in on a phone', `two_factor_mode = 'push'`, PHONE, '•••• 35'],
  ['signs in on a phone and has no number', `two_factor_mode = 'push', phone = NULL`, OLD, 'p•••@personas.test'],
  ['shows a code in a new browser', `two_factor_mode = 'verifyDevice'`, OLD, 'p•••@personas.test'],
  ['approves payments on a phone', `approve_mode = 'push'`, PHONE, '•••• 35'],
  ['approves payments by a code', `approve_mode = 'approvalCode'`, OLD, 'p•••@personas.test'],
] as const;

describe('at an open session without the password', () => {
  const MAILBOX = 'thief@mail.test';
  const latest = async () => ({ emailId: (await idOf(MAILBOX)) ?? 0, confirmationCode: await codeTo(MAILBOX) });
  const CALLS = {
    addEmail: () => call(pat, rows.addEmail, { email: MAILBOX }),
    confirmEmail: async () => call(pat, rows.confirmEmail, await latest()),
    setPrimaryEmail: async () => call(pat, rows.setPrimaryEmail, { emailId: (await latest()).emailId }),
    usernameChangeConfirm: async () => {
      const { confirmationCode } = await latest();
      return confirm({ confirmationCode, factorCode: confirmationCode });
    },
  };
  type Name = keyof typeof CALLS;
  const orders = (names: readonly Name[]): Name[][] =>
    names.length === 0
      ? [[]]
      : names.flatMap((first) => orders(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));

  it('its four calls leave the sign-in address as it is, in whatever order they come', async () => {
    for (const order of orders(['addEmail', 'confirmEmail', 'setPrimaryEmail', 'usernameChangeConfirm'])) {
      // Twice, so that each call also comes after all others.
      for (const name of [...order, ...order]) await CALLS[name]();
      const [mailbox] = await sql('SELECT is_confirmed AS "isTheirs" FROM email_address WHERE email = $1', MAILBOX);
      const signIns = [await enter(OLD), await enter(MAILBOX)];
      expect([order, mailbox, await addressOf(), await requests(), signIns]).toEqual([
        ...[order, { isTheirs: true }, OLD, []],
        [200, 403],
      ]);
      await sql('DELETE FROM email_address WHERE email = $1', MAILBOX);
      await sql('TRUNCATE code_event, sign_in_guard');
    }
  });

  it.each([
    ['missing', { password: undefined }],
    ['empty', { password: '' }],
    ['wrong', { password: 'Sandbox-2025!' }],
  ])('a password that is %s is refused at its field, and nothing is sent', async (_what, over) => {
    const before = await sql('SELECT FROM outbox');
    const answer = await begin(over);
    expect(answer).toMatchObject({ responseCode: 'VF', reason: 'wrongPassword' });
    expect(said(answer)).toEqual({ password: 'This is not your current password.' });
    expect(await sql('SELECT FROM outbox')).toHaveLength(before.length);
    expect(await requests()).toEqual([]);
  });

  it('wrong passwords count together with those of the sign-in', async () => {
    for (let n = 0; n < 3; n += 1) await begin({ password: `wrong-${n}` });
    for (let n = 0; n < 2; n += 1) await enter(OLD, `wrong-${n}`);
    const locked = await client.call(pat, rows.setPrimaryEmail.name, { emailId: await idOf(NEW), password });
    expect([locked.statusCode, await enter(OLD), await addressOf()]).toEqual([403, 403, OLD]);
  });
});

describe.each(FACTORS)('of a customer who %s', (_who, change, to, shown) => {
  let requestId: string;
  beforeEach(async () => {
    await user(change);
    const asked = await begun();
    expect(asked).toMatchObject({ email: NEW, status: 'pending', factorSentTo: shown });
    requestId = asked?.requestId ?? '';
  });

  it('the address waits for the code of the second factor, which says what it approves', async () => {
    expect(await requests()).toMatchObject([{ requestId, factorSentTo: shown, status: 'pending' }]);
    const [code] = (await lettersTo(to)).filter((text) => text.includes('It confirms this change'));
    expect(code).toContain(`from now on you log in with ${NEW}`);
    const confirmationCode = await codeTo(NEW);
    for (const factorCode of [undefined, '', WRONG, confirmationCode]) {
      const answer = await confirm({ confirmationCode, factorCode });
      expect(answer).toMatchObject({ responseCode: 'VF', reason: 'codeWrong' });
      expect(said(answer)).toEqual({ factorCode: NOT_RIGHT });
    }
    expect(await addressOf()).toBe(OLD);
  });

  it('the code of the factor alone changes nothing either', async () => {
    const factorCode = await codeTo(to);
    for (const confirmationCode of ['', WRONG, factorCode]) {
      const answer = await confirm({ confirmationCode, factorCode });
      expect(answer).toMatchObject({ responseCode: 'VF', reason: 'codeWrong' });
      expect(said(answer)).toEqual({ confirmationCode: NOT_RIGHT });
    }
    expect(await addressOf()).toBe(OLD);
  });

  it('a wrong code of one leaves the other usable, and both together change it', async () => {
    const codes = { confirmationCode: await codeTo(NEW), factorCode: await codeTo(to) };
    expect(said(await confirm({ ...codes, factorCode: WRONG }))).toEqual({ factorCode: NOT_RIGHT });
    expect(said(await confirm({ ...codes, confirmationCode: WRONG }))).toEqual({ confirmationCode: NOT_RIGHT });
    expect(await confirm(codes)).toMatchObject({ responseCode: '00' });
    expect(await addressOf()).toBe(NEW);
    expect(await enter(NEW)).toBe(200);
    expect(await enter(OLD)).toBe(403);
    expect(await lettersTo(OLD)).toEqual(
      expect.arrayContaining([expect.stringContaining(`You now log in with ${NEW} instead of this address`)]),
    );
    expect(said(await confirm(codes))).toEqual(OVER);
  });
});

describe('the codes of a change', () => {
  const triesOf = async () =>
    Object.fromEntries(
      (await sql(`SELECT split_part(subject, ':', 1) AS of, tries FROM profile_code`)).map((row) => [
        row['of'],
        row['tries'],
      ]),
    );
  let right: { confirmationCode: string; factorCode: string };
  beforeEach(async () => {
    await user(`two_factor_mode = 'sms'`);
    await begun();
    right = { confirmationCode: await codeTo(NEW), factorCode: await codeTo(PHONE) };
  });

  it.each([
    ['factorCode', 'username-factor', 'username'],
    ['confirmationCode', 'username', 'username-factor'],
  ] as const)('the fifth wrong %s ends it and takes no try of the other', async (field, spent, kept) => {
    const wrong = { ...right, [field]: WRONG };
    for (let n = 1; n < 5; n += 1) expect(said(await confirm(wrong))).toEqual({ [field]: NOT_RIGHT });
    expect(await confirm(wrong)).toMatchObject({ reason: 'codeUsedUp' });
    expect(await triesOf()).toEqual({ [spent]: 5, [kept]: 0 });
    expect(said(await confirm(right))).toEqual({ [field]: USED_UP });
    expect(await addressOf()).toBe(OLD);
  });

  it('are both said to be wrong in one answer, and each is counted', async () => {
    expect(said(await confirm({ confirmationCode: WRONG, factorCode: WRONG }))).toEqual({
      confirmationCode: NOT_RIGHT,
      factorCode: NOT_RIGHT,
    });
    expect(await triesOf()).toEqual({ username: 1, 'username-factor': 1 });
  });

  it('work for their time, and then the change has failed', async () => {
    bank.clock.advance(600_000);
    expect(said(await confirm(right))).toEqual(OVER);
    expect(await requests()).toMatchObject([{ status: 'failed' }]);
  });

  it('of the change before stop working with the next one', async () => {
    await begun();
    expect(said(await confirm(right))).toEqual({ confirmationCode: NOT_RIGHT, factorCode: NOT_RIGHT });
    expect(await requests()).toMatchObject([{ status: 'pending' }, { status: 'failed' }]);
  });

  it('change the address once when they come twice at the same time', async () => {
    const answers = await Promise.all([confirm(right), confirm(right), confirm(right)]);
    expect(answers.map(({ responseCode }) => responseCode).toSorted()).toEqual(['00', 'VF', 'VF']);
    expect((await lettersTo(OLD)).filter((text) => text.startsWith('You now log in'))).toHaveLength(1);
    expect(await addressOf()).toBe(NEW);
  });

  it('are sent for one change, however many are begun at the same time', async () => {
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ responseCode }) => responseCode)).toEqual(['00', '00', '00']);
    expect((await requests()).map(({ status }) => status)).toEqual(['pending', 'failed', 'failed', 'failed']);
  });

  it('and a deletion of the address at the same time leave a login that is on the list', async () => {
    for (let n = 0; n < 8; n += 1) {
      const email = `race-${n}@mail.test`;
      await sql('INSERT INTO email_address (customer_id, email, is_confirmed) VALUES ($1, $2, true)', PAT, email);
      const emailId = await idOf(email);
      await begin({ emailId });
      const codes = { confirmationCode: await codeTo(email), factorCode: await codeTo(PHONE) };
      const answers = await Promise.all([confirm(codes), call(pat, rows.deleteEmail, { emailId })]);
      expect(answers.map(({ responseCode }) => responseCode)).not.toContain('UE');
      expect(await sql('SELECT email FROM email_address WHERE customer_id = $1 AND is_primary', PAT)).toEqual([
        { email: await addressOf() },
      ]);
    }
  });

  it('that are wrong at the same time are judged five times', async () => {
    const guesses = Array.from({ length: 12 }, (_, n) => confirm({ ...right, factorCode: `00000${n}`.slice(-6) }));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ reason }) => reason === 'codeWrong')).toHaveLength(4);
    expect(await triesOf()).toEqual({ username: 0, 'username-factor': 5 });
  });

  it('close the purpose after twenty wrong ones of either kind, over all changes', async () => {
    for (let n = 10; n < 30; n += 1) {
      if (n % 6 === 0) await begun();
      const wrong = { ...right, [n % 2 === 0 ? 'factorCode' : 'confirmationCode']: `1000${n}` };
      expect(['codeWrong', 'codeUsedUp']).toContain((await confirm(wrong)).reason);
    }
    await begun();
    const answer = await confirm({ confirmationCode: await codeTo(NEW), factorCode: await codeTo(PHONE) });
    expect(answer).toMatchObject({ responseCode: 'VF', reason: 'codesClosed' });
    expect(Object.keys(said(answer))).toEqual(['confirmationCode']);
    expect(await addressOf()).toBe(OLD);
  });
});

describe('of a customer without a second factor', () => {
  it('the password and the code to the new address change it', async () => {
    expect(await begun()).toMatchObject({ factorSentTo: null });
    expect(await confirm({ confirmationCode: WRONG })).toMatchObject({ reason: 'codeWrong' });
    // A code that nobody sent is no second one.
    expect(await confirm({ confirmationCode: await codeTo(NEW), factorCode: WRONG })).toMatchObject({
      responseCode: '00',
    });
    expect(await enter(NEW)).toBe(200);
    expect(await enter(OLD)).toBe(403);
  });

  it('an address that has become another customer’s login meanwhile is refused, and the old one stays', async () => {
    await begun();
    await sql(`UPDATE app_user SET email = $1 WHERE email = 'ben@personas.test'`, NEW);
    const answer = await confirm({ confirmationCode: await codeTo(NEW) });
    expect(answer).toMatchObject({ reason: 'emailTaken' });
    expect(await addressOf()).toBe(OLD);
  });

  it('an address that is deleted meanwhile is over', async () => {
    await begun();
    const confirmationCode = await codeTo(NEW);
    await call(pat, rows.deleteEmail, { emailId: await idOf(NEW) });
    expect(said(await confirm({ confirmationCode }))).toEqual(OVER);
  });
});

describe('a change that waits', () => {
  const passwordNew = 'Another-2026!-one';
  const changePassword = (token: string) =>
    call(token, settings.passwordChange, { password, passwordNew, passwordNewRepeat: passwordNew });
  const signInAgain = async () => (await client.signIn('pat')).accessToken;
  const endSession = (reason: string) =>
    sql(`UPDATE session SET ended_at = now(), end_reason = $1 WHERE user_id = 35`, reason);
  const isOver = async (token = pat) => {
    const confirmationCode = await codeTo(NEW);
    const factorCode = await codeTo(PHONE);
    const [{ requestId, status } = { requestId: '', status: '' }] = rows.usernameChangeRequests.response.parse(
      await call(token, rows.usernameChangeRequests),
    ).requests;
    const answer = await call(token, rows.usernameChangeConfirm, { requestId, confirmationCode, factorCode });
    const isFailed = answer.reason === 'changeOver' && status === 'failed';
    expect(await addressOf()).toBe(isFailed ? OLD : NEW);
    return isFailed;
  };

  it('is over when the customer changes the password', async () => {
    await begun();
    expect(await changePassword(pat)).toMatchObject({ responseCode: '00' });
    expect(await isOver()).toBe(true);
  });

  it.each([
    ['their password is set anew by a link', `password_hash = 'x'`],
    ['their codes go to another phone', `phone = '+40700999888'`],
    ['they choose another second factor', `two_factor_mode = 'otp'`],
    ['they give up the second factor', `two_factor_mode = 'simple'`],
  ])('is over when %s', async (_what, change) => {
    await user(`two_factor_mode = 'sms'`);
    await begun();
    await user(change);
    expect(await isOver()).toBe(true);
  });

  it('is over when they choose a first second factor', async () => {
    await begun();
    await user(`two_factor_mode = 'sms'`);
    expect(await isOver()).toBe(true);
  });

  it('is over when they end the session that began it as not theirs', async () => {
    await begun();
    const other = await signInAgain();
    await call(other, settings.otherSessionsEnd);
    expect(await isOver(other)).toBe(true);
  });

  it.each(['logout', 'idle'])(
    'can be confirmed in another session, also after the first one has ended by %s',
    async (reason) => {
      await user(`approve_mode = 'sms'`);
      await begun();
      await endSession(reason);
      expect(await isOver(await signInAgain())).toBe(false);
    },
  );

  it('that was begun before changes had a proof is over', async () => {
    await begun();
    await sql('UPDATE username_change SET proof = NULL, session_id = NULL');
    expect(await isOver()).toBe(true);
  });
});

describe('only the customer themselves', () => {
  const ADA = 9;

  it('begins and confirms the change; an employee with full access does not, with their own password or the customer’s', async () => {
    await sql(
      `INSERT INTO membership (user_id, customer_id, access_right, balance_info)
       SELECT id, $1, 2, true FROM app_user WHERE email = 'ben@personas.test'`,
      PAT,
    );
    const ben = (await client.signIn('ben')).accessToken;
    const forPat = { fromCustomerId: PAT };
    const began = await begin(forPat, ben);
    expect(began).toMatchObject({ responseCode: 'ENOA' });
    expect(await requests()).toEqual([]);
    await begun();
    const codes = { confirmationCode: await codeTo(NEW), ...forPat };
    expect(await confirm(codes, ben)).toMatchObject({ responseCode: 'ENOA' });
    expect(await addressOf()).toBe(OLD);
  });

  it('an administrator who acts for them does neither', async () => {
    await sql(`UPDATE app_user SET two_factor_mode = 'simple' WHERE id = $1`, ADA);
    const ada = (await client.signIn('ada')).accessToken;
    const act = { customerId: PAT, reason: 'They called' };
    expect(await call(ada, rooms.admin.adminActStart, act)).toMatchObject({ responseCode: '00' });
    expect(await begin({ fromCustomerId: PAT }, ada)).toMatchObject({ responseCode: 'ENOA' });
    await begun();
    const codes = { confirmationCode: await codeTo(NEW), fromCustomerId: PAT };
    expect(await confirm(codes, ada)).toMatchObject({ responseCode: 'ENOA' });
    expect(await addressOf()).toBe(OLD);
  });
});

it('a company’s payment address becomes the primary one at once: without a password, a code or a notice', async () => {
  const { accessToken } = await client.signIn('carl');
  await sql(`UPDATE app_user SET two_factor_mode = 'otp' WHERE email = $1`, CARL);
  const before = await sql('SELECT FROM outbox');
  const [address] = await sql(`SELECT id FROM email_address WHERE email = 'invoices@carpentry.test'`);
  expect(await call(accessToken, rows.setPrimaryEmail, { emailId: address?.['id'] })).toMatchObject({
    responseCode: '00',
    usernameChange: null,
  });
  expect(await sql('SELECT is_primary AS "isPrimary" FROM email_address WHERE id = $1', address?.['id'])).toEqual([
    { isPrimary: true },
  ]);
  expect(await sql('SELECT FROM outbox')).toHaveLength(before.length);
  expect(await sql('SELECT FROM app_user WHERE email = $1', CARL)).toHaveLength(1);
});
