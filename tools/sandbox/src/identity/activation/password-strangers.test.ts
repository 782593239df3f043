// Rules: R0.150, R3.7.2.
import { bankForEachTest, soon } from '../../testing';
import { LETTERS_FROM_ONE, LETTERS_TO_ONE } from './letters';
import { addressOf, visitorOf } from './test-people';
import { say } from './texts';

const bank = bankForEachTest();
// The limits of a bank outside, but for calls in a minute.
beforeEach(() =>
  bank.replace({ codeSendsPerHour: 10, wrongCodesPerHour: 10, wrongCodesPerDay: 20, codesPerMinute: 10_000 }),
);

const HOUR = 3_600_000;
const NEW = 'Harbour-lamp-93';
const BENS = '198.51.100.20';
const STRANGERS = '203.0.113.7';

/** A page for a new password at an address of the network; without a key, that of an older client. */
function pageAt(address: string, requestKey?: string) {
  const visitor = visitorOf(bank, address);
  const about = (persona: string) => ({ email: addressOf(persona), requestKey });
  return {
    request: (persona: string) => visitor.ask('passwordChangeRequest', about(persona)),
    check: (persona: string, code: string) => visitor.ask('passwordChangeCodeCheck', { ...about(persona), code }),
    change: (persona: string, code: string) =>
      visitor.ask('passwordChangeWithCode', { ...about(persona), code, password: NEW }),
    /** Asks for a code. @returns it */
    async codeOf(persona: string): Promise<string> {
      expect(await this.request(persona)).toMatchObject({ responseCode: '00' });
      return visitor.lastCode(persona);
    },
  };
}
type Page = ReturnType<typeof pageAt>;
let keys = 0;
const newKey = () => `page-of-the-test-${(keys += 1)}`;

/** The nth code that is not the right one. */
const wrong = (right: string, n = 0) => String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0');

/** Guesses, and asks for another code after every fifth guess. @returns the words of the answers */
async function guess(page: Page, persona: string, times: number): Promise<(string | undefined)[]> {
  const words: (string | undefined)[] = [];
  for (let n = 0; n < times; n += 1) {
    if (n % 5 === 0) await page.request(persona);
    const right = persona === 'ben' ? await visitorOf(bank).lastCode('ben') : '123456';
    words.push((await page.check(persona, wrong(right, n))).reason);
  }
  return words;
}

const noticesTo = (persona: string) =>
  bank.db.query("SELECT text FROM outbox WHERE recipient = $1 AND channel = 'email' AND subject = $2", [
    addressOf(persona),
    say('en', 'wrongCodesSubject'),
  ]);

const KINDS: [string, () => string | undefined][] = [
  ['with a key', newKey],
  ['without one', () => undefined],
];
const PAIRS = KINDS.flatMap(([own, ownKey]) =>
  KINDS.map(([strange, strangeKey]): [string, string, typeof ownKey, typeof strangeKey] => [
    own,
    strange,
    ownKey,
    strangeKey,
  ]),
);

it.each(PAIRS)('a page %s keeps its right code while a stranger %s is wrong 50 times', async (_own, _his, own, his) => {
  const page = pageAt(BENS, own());
  const code = await page.codeOf('ben');
  await guess(pageAt(STRANGERS, his()), 'ben', 50);
  expect(await page.check('ben', code)).toMatchObject({ responseCode: '00' });
  expect(await page.change('ben', code)).toMatchObject({ responseCode: '00' });
  expect((await visitorOf(bank).login('ben', NEW)).statusCode).toBe(200);
});

it('asks for a code, checks it and changes the password while a stranger who was wrong 50 times goes on', async () => {
  await guess(pageAt(STRANGERS, newKey()), 'ben', 50);
  const page = pageAt(BENS, newKey());
  const code = await page.codeOf('ben');
  expect(await page.change('ben', code)).toMatchObject({ responseCode: '00' });
});

it('knows a page by its key wherever it calls from, and an older client by its subscriber', async () => {
  const key = newKey();
  const code = await pageAt(BENS, key).codeOf('ben');
  expect(await pageAt('192.0.2.44', key).check('ben', code)).toMatchObject({ responseCode: '00' });
  const older = await pageAt('2001:db8:1:2::1').codeOf('ben');
  expect(await pageAt('2001:db8:1:3::1').check('ben', older)).toMatchObject({ reason: 'codeExpired' });
  expect(await pageAt('2001:db8:1:2:ffff::9').check('ben', older)).toMatchObject({ responseCode: '00' });
  expect(await pageAt('2001:db8:7::1', key).change('ben', code)).toMatchObject({ responseCode: '00' });
});

it('takes a code for its own request alone: a later one of a stranger voids none, and opens none', async () => {
  const [page, stranger] = [pageAt(BENS, newKey()), pageAt(STRANGERS, newKey())];
  const code = await page.codeOf('ben');
  const strange = await stranger.codeOf('ben');
  expect(await stranger.check('ben', code)).toMatchObject({ responseCode: code === strange ? '00' : 'VF' });
  expect(await page.check('ben', strange)).toMatchObject({ responseCode: code === strange ? '00' : 'VF' });
  expect(await page.change('ben', code)).toMatchObject({ responseCode: '00' });
  // The password is changed: no other request goes on.
  expect(await stranger.change('ben', strange)).toMatchObject({ reason: 'codeExpired' });
  expect(await bank.db.query('SELECT FROM password_request')).toEqual([]);
});

it('gives each request five tries of its own', async () => {
  const [page, stranger] = [pageAt(BENS, newKey()), pageAt(STRANGERS, newKey())];
  const [code] = [await page.codeOf('ben'), await stranger.codeOf('ben')];
  const tries = async (of: Page) => {
    const words: (string | undefined)[] = [];
    for (let n = 0; n < 6; n += 1) words.push((await of.check('ben', wrong(code, n + 1))).reason);
    return words;
  };
  const five = [...Array<string>(4).fill('codeWrong'), 'codeUsedUp', 'codeUsedUp'];
  expect(await tries(stranger)).toEqual(five);
  expect(await tries(page)).toEqual(five);
  expect(await page.check('ben', code)).toMatchObject({ reason: 'codeUsedUp' });
  // Another code of the page has tries again.
  expect(await page.change('ben', await page.codeOf('ben'))).toMatchObject({ responseCode: '00' });
});

it('lets both of two right codes at once come to an end', async () => {
  const pages = [pageAt(BENS, newKey()), pageAt(STRANGERS, newKey())];
  const codes: string[] = [];
  for (const page of pages) codes.push(await page.codeOf('ben'));
  const changing = await bank.db.transaction(async (tx) => {
    await tx.query('SELECT FROM app_user WHERE email = $1 FOR UPDATE', [addressOf('ben')]);
    const both = Promise.all(pages.map((page, n) => page.change('ben', codes[n] ?? '')));
    // Both wait for the user, and hold what they locked before.
    await soon(async () => {
      const waiting = await bank.db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length === 2;
    });
    return { both };
  });
  const answers = await changing.both;
  expect(answers.map(({ responseCode, reason }) => reason ?? responseCode).sort()).toEqual(['00', 'codeExpired']);
});

describe('letters', () => {
  const many = async (address: string, times: number, persona = 'ben') => {
    const words: string[] = [];
    for (let n = 0; n < times; n += 1) {
      const { reason, responseCode } = await pageAt(address, newKey()).request(persona);
      words.push(reason ?? responseCode);
    }
    return words;
  };
  const sent = (words: readonly string[]) => words.filter((word) => word === '00').length;

  it('of one subscriber run out before those of the address, in an hour and in a day', async () => {
    expect(await many(STRANGERS, 4)).toEqual(['00', '00', '00', 'tooManySends']);
    expect(await many('2001:db8:1:2::1', 3)).toEqual(['00', '00', '00']);
    expect(await many('2001:db8:1:2::2', 1)).toEqual(['tooManySends']);
    expect(await many(BENS, 1)).toEqual(['00']);
    bank.clock.advance(HOUR);
    expect(await many(STRANGERS, 3)).toEqual(['00', '00', 'tooManySends']);
    bank.clock.advance(2 * HOUR);
    expect((await pageAt(STRANGERS, newKey()).request('ben')).responseDescription).toMatch(/another one in 21 h/);
    expect(await many(BENS, 1)).toEqual(['00']);
  });

  it.each(['ben', 'nobody'])(
    'to %s are twenty in a day from all subscribers, so that 100 guesses are all',
    async (persona) => {
      let letters = 0;
      for (let hour = 0; hour < 24; hour += 1) {
        for (let n = 0; n < 8; n += 1) letters += sent(await many(`203.0.113.${hour * 8 + n}`, 4, persona));
        if (hour === 0) expect(letters).toBe(LETTERS_TO_ONE.hourly);
        bank.clock.advance(HOUR - 1);
      }
      expect(letters).toBe(LETTERS_TO_ONE.daily);
      expect(LETTERS_TO_ONE.daily).toBeGreaterThan(3 * LETTERS_FROM_ONE.daily);
    },
  );

  it('with links are bounded alike', async () => {
    const resend = (address: string) =>
      visitorOf(bank, address).ask('activationCodeResend', { email: addressOf('neo') });
    for (let n = 0; n < 3; n += 1) expect(await resend(STRANGERS)).toMatchObject({ responseCode: '00' });
    expect(await resend(STRANGERS)).toMatchObject({ reason: 'tooManySends' });
    expect(await resend(BENS)).toMatchObject({ responseCode: '00' });
  });
});

it('tells the user once a day that wrong codes used a request up, and nobody else', async () => {
  await guess(pageAt(STRANGERS, newKey()), 'ben', 4);
  expect(await noticesTo('ben')).toEqual([]);
  await guess(pageAt(STRANGERS, newKey()), 'ben', 5);
  expect(await noticesTo('ben')).toEqual([{ text: say('en', 'wrongCodesText') }]);
  await guess(pageAt('203.0.113.8'), 'ben', 15);
  expect(await noticesTo('ben')).toHaveLength(1);
  bank.clock.advance(24 * HOUR);
  await guess(pageAt(STRANGERS, newKey()), 'ben', 5);
  expect(await noticesTo('ben')).toHaveLength(2);
  const before = await bank.db.query('SELECT FROM outbox');
  await guess(pageAt(STRANGERS, newKey()), 'nobody', 5);
  expect(await bank.db.query('SELECT FROM outbox')).toHaveLength(before.length);
});

it('answers alike for an address that nobody has', async () => {
  const story = async (persona: string, address: string) => {
    const words: unknown[] = await guess(pageAt(address, newKey()), persona, 20);
    const page = pageAt(address, newKey());
    for (let n = 0; n < 6; n += 1) words.push(await page.request(persona), await page.check(persona, 'x'));
    return words;
  };
  expect(await story('nobody', '203.0.113.8')).toEqual(await story('ben', '203.0.113.7'));
});

it('closes all codes for a stranger who was wrong fifty times about many addresses, and for no other', async () => {
  const words: (string | undefined)[] = [];
  for (let n = 0; n < 11; n += 1) words.push(...(await guess(pageAt(STRANGERS, newKey()), `made-up-${n}`, 5)));
  expect(words.map((word) => word === 'codesClosed')).toEqual(Array.from({ length: 55 }, (_, n) => n >= 50));
  const page = pageAt(BENS, newKey());
  expect(await page.check('ben', await page.codeOf('ben'))).toMatchObject({ responseCode: '00' });
});

it('forgets requests and counts that are over, also of addresses that are asked for once', async () => {
  for (let n = 0; n < 3; n += 1) await guess(pageAt(STRANGERS, newKey()), `made-up-${n}`, 5);
  bank.clock.advance(25 * HOUR);
  await pageAt(BENS, newKey()).request('ben');
  const rows = await bank.db.query<{ email: string }>('SELECT email FROM password_request');
  expect(rows).toEqual([{ email: addressOf('ben') }]);
  expect(await bank.db.query(`SELECT FROM code_event WHERE bucket LIKE '%made-up%'`)).toEqual([]);
});

it.each(['short', 'x'.repeat(65), 'with a blank in it', '../../../etc/passwd'])(
  'takes no key that a page would not make: %s',
  async (key) => {
    expect(await pageAt(BENS, key).request('ben')).toMatchObject({
      responseCode: 'TA1',
      validationErrors: [{ field: 'requestKey' }],
    });
  },
);
