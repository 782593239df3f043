// Rules: R0.53, R3.3.8.
import { rooms } from '@bank/protocol/all';
import { PERSONA_PASSWORD as password } from '../../seed/personas';
import { NEW, OLD, PAT, PHONE, patForEachTest, said } from './test-username';

const { profile: rows, settings } = rooms;
const here = patForEachTest();
const { call, sql, user, addressOf, idOf, codeTo, enter, begin, begun, requests, confirm } = here;
const WRONG = '000000';
const CARL = 'carl@personas.test';
const OVER = { confirmationCode: 'This change is over. Start it again.' };

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

  it('no other customer can make the address their login meanwhile (R0.180)', async () => {
    await begun();
    await expect(sql(`UPDATE app_user SET email = $1 WHERE email = 'ben@personas.test'`, NEW)).rejects.toThrow(
      'another holder',
    );
    expect(await confirm({ confirmationCode: await codeTo(NEW) })).toMatchObject({ responseCode: '00' });
  });

  it('an address that is deleted meanwhile is over', async () => {
    await begun();
    const confirmationCode = await codeTo(NEW);
    await call(here.pat, rows.deleteEmail, { emailId: await idOf(NEW) });
    expect(said(await confirm({ confirmationCode }))).toEqual(OVER);
  });
});

describe('a change that waits', () => {
  const passwordNew = 'Another-2026!-one';
  const changePassword = (token: string) =>
    call(token, settings.passwordChange, { password, passwordNew, passwordNewRepeat: passwordNew });
  const signInAgain = async () => (await here.client.signIn('pat')).accessToken;
  const endSession = (reason: string) =>
    sql(`UPDATE session SET ended_at = now(), end_reason = $1 WHERE user_id = 35`, reason);
  const isOver = async (token = here.pat) => {
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
    expect(await changePassword(here.pat)).toMatchObject({ responseCode: '00' });
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
    const ben = (await here.client.signIn('ben')).accessToken;
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
    const ada = (await here.client.signIn('ada')).accessToken;
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
  const { accessToken } = await here.client.signIn('carl');
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
