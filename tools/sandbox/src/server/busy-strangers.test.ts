// Rules: R0.151, S13.
import { createPasswordPool } from '../identity/auth/password';
import type { PasswordPool } from '../identity/auth/password';
import { soon, testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';

/** The work with this password keeps its place until the test opens the gate. */
const HELD = 'Held-by-the-test-1';
const AT_ONCE = 48;

let bank: TestBank;
let held: number;
let calls: Promise<void>[];
let open: () => void;
beforeEach(async () => {
  held = 0;
  calls = [];
  const gate = new Promise<void>((resolve) => (open = resolve));
  bank = await testBank({
    passwords: holding(createPasswordPool(), async () => {
      held += 1;
      await gate;
    }),
  });
});
afterEach(async () => {
  open();
  await Promise.all(calls);
  await bank.close();
});

/** The bank's own pool with its places; only the work with `HELD` waits. */
function holding({ from, close }: PasswordPool, wait: () => Promise<void>): PasswordPool {
  return {
    close,
    from(subscriber) {
      const own = from(subscriber);
      const waitFor = (password: string) => (password === HELD ? wait() : Promise.resolve());
      return {
        hash: (password) => own.inTurn(() => waitFor(password).then(() => 'a hash')),
        verify: own.verify,
        inTurn: (work) =>
          own.inTurn((verify) => work((password, hash) => waitFor(password).then(() => verify(password, hash)))),
      };
    },
  };
}

/** Asks many times at once, and waits until every call has its answer or a place. @returns the words of the answers so far */
async function askAtOnce(ask: (n: number) => Promise<{ json<T>(): T }>): Promise<string[]> {
  const words: string[] = [];
  calls = Array.from({ length: AT_ONCE }, async (_, n) => {
    const { code, reason, responseCode = '' } = (await ask(n)).json<Record<string, string | undefined>>();
    words.push(code ?? reason ?? responseCode);
  });
  await soon(() => Promise.resolve(words.length + held === AT_ONCE));
  return [...words];
}

async function statusesOfLogins(address: string, count: number): Promise<number[]> {
  const customer = clientOf(bank, address);
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await customer.login('ben')).statusCode);
  return statuses;
}

it.each([
  ['activateAccount', 'username'],
  ['businessActivate', 'email'],
])('wrong links of %s cost no hash, and keep no other address out of the login', async (method, field) => {
  const stranger = clientOf(bank, '203.0.113.7');
  const words = await askAtOnce((n) =>
    stranger.post(`/?${method}`, { [field]: 'neo@personas.test', activationCode: `wrong-${n}`, password: HELD }),
  );
  expect(await statusesOfLogins('198.51.100.20', 25)).toEqual(Array(25).fill(200));
  expect(words).toEqual(Array(AT_ONCE).fill('linkUnknown'));
});

it('logins of unknown names from one subscriber hold eight places, and keep no other address out', async () => {
  const words = await askAtOnce((n) => clientOf(bank, `2001:db8:1:2::${n}`).login(`nobody${n}`, HELD));
  expect(await statusesOfLogins('2001:db8:1:3::1', 25)).toEqual(Array(25).fill(200));
  expect([held, words]).toEqual([8, Array(AT_ONCE - 8).fill('busy')]);
});
