// Rules: R0.22, R0.49, R0.53, R3.3.8.
import { rooms } from '@bank/protocol/all';
import { PERSONA_PASSWORD as password } from '../../seed/personas';
import { orders } from '../../server/test-orders';
import { NEW, OLD, PAT, PHONE, patForEachTest, said } from './test-username';
import type { Answer } from './test-username';

const { profile: rows } = rooms;
const here = patForEachTest();
const { call, sql, user, addressOf, idOf, codeTo, lettersTo, enter, begin, begun, requests, confirm } = here;
const WRONG = '000000';
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
    addEmail: () => call(here.pat, rows.addEmail, { email: MAILBOX }),
    confirmEmail: async () => call(here.pat, rows.confirmEmail, await latest()),
    setPrimaryEmail: async () => call(here.pat, rows.setPrimaryEmail, { emailId: (await latest()).emailId }),
    usernameChangeConfirm: async () => {
      const { confirmationCode } = await latest();
      return confirm({ confirmationCode, factorCode: confirmationCode });
    },
  };

  it('its four calls leave the sign-in address as it is, in whatever order they come', async () => {
    for (const order of orders(['addEmail', 'confirmEmail', 'setPrimaryEmail', 'usernameChangeConfirm'] as const)) {
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

  it('wrong passwords of a session close it for a while and no sign-in, and those of strangers close no session', async () => {
    for (let n = 0; n < 6; n += 1) await enter(OLD, `wrong-${n}`);
    expect([await enter(OLD), (await begin()).responseCode]).toEqual([403, '00']);
    await sql('TRUNCATE sign_in_guard');
    for (let n = 0; n < 6; n += 1) await begin({ password: `wrong-${n}` });
    const locked = await here.client.call(here.pat, rows.setPrimaryEmail.name, { emailId: await idOf(NEW), password });
    expect([locked.statusCode, await enter(OLD), await addressOf()]).toEqual([403, 200, OLD]);
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

  it('when one has expired, a wrong one beside it counts for the limits', async () => {
    await sql(`UPDATE profile_code SET expires_at = $1 WHERE subject LIKE 'username:%'`, new Date(0));
    const answer = await confirm({ ...right, factorCode: WRONG });
    expect(answer.reason).toBe('codeWrong');
    expect(said(answer)).toEqual({
      confirmationCode: 'The code has expired. Ask for a new one.',
      factorCode: NOT_RIGHT,
    });
    expect(await sql(`SELECT FROM code_event WHERE kind = 'wrong' AND bucket = 'user:35'`)).toHaveLength(1);
  });

  it('work for their time, and then the change has failed', async () => {
    here.bank.clock.advance(600_000);
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

  describe('beside a call at the same time', () => {
    /** A change to a fresh address, eight times: both calls may win. @returns what the calls were answered */
    const raced = async (other: (change: { requestId: string; emailId: number }) => Promise<Answer>) => {
      const codesOf: string[][] = [];
      for (let n = 0; n < 8; n += 1) {
        const email = `race-${n}@mail.test`;
        await sql('INSERT INTO email_address (customer_id, email, is_confirmed) VALUES ($1, $2, true)', PAT, email);
        const asked = await begin({ emailId: await idOf(email) });
        const { usernameChange } = rows.setPrimaryEmail.response.parse(asked);
        if (!usernameChange) throw new Error('no change was begun');
        const codes = { confirmationCode: await codeTo(email), factorCode: await codeTo(PHONE) };
        const answers = await Promise.all([confirm(codes), other(usernameChange)]);
        expect(answers.map(({ responseCode }) => responseCode)).not.toContain('UE');
        const [{ status } = { status: '' }] = await requests();
        expect([status, (await addressOf()) === email]).toEqual(
          status === 'active' ? ['active', true] : ['failed', false],
        );
        expect(await sql('SELECT email FROM email_address WHERE customer_id = $1 AND is_primary', PAT)).toEqual([
          { email: await addressOf() },
        ]);
        expect(status === 'active').toBe(answers[0].responseCode === '00');
        codesOf.push(answers.map(({ responseCode }) => responseCode).toSorted());
      }
      return codesOf;
    };

    it('that deletes the address, the login is one of the list', async () => {
      expect(await raced(({ emailId }) => call(here.pat, rows.deleteEmail, { emailId }))).toHaveLength(8);
    });

    it('that gives the change up, one of the two is done and the other refused', async () => {
      const answered = await raced(({ requestId }) => call(here.pat, rows.usernameChangeCancel, { requestId }));
      expect(answered).toEqual(Array.from({ length: 8 }, () => ['00', 'VF']));
    });
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
