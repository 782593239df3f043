// Rules: R0.173, R0.181, R2.8.4.
import { blackListDelete, blackListGet } from '@bank/protocol/settings';
import { moveAddress } from '../../identity/people/test-move-address';
import { clientOf } from '../../server/test-client';
import { bankForEachTest } from '../../testing';

const bank = bankForEachTest();
const client = clientOf(bank);

const ACCOUNT = 10011;
const tokenOf = async (persona: string) => (await client.signIn(persona)).accessToken;
const pay = async (token: string, toEmail: string, accountId = ACCOUNT) => {
  const order = { accountId, amount: '1.00', currency: 'EUR', toEmail };
  const answer = (await client.call(token, 'p2pTransfer', order)).json<{ responseCode: string; reason?: string }>();
  return answer.reason ?? answer.responseCode;
};
const block = (token: string, email: string) => client.call(token, 'blackListAdd', { email, blockType: 'email' });
const moves = (from: string, to: string) => moveAddress(bank.db, from, to);

it('a block of an address stays with who held it, and is none of who holds it next', async () => {
  const ana = await tokenOf('ana');
  await block(ana, 'ben@personas.test');
  expect(await pay(ana, 'ben@personas.test')).toBe('blockedPayee');
  await moves('ben@personas.test', 'ben.now@personas.test');
  expect(await pay(ana, 'ben.now@personas.test')).toBe('blockedPayee');
  await moves('uma@personas.test', 'ben@personas.test');
  expect(await pay(ana, 'ben@personas.test')).toBe('00');
  // The list names what was blocked; taking it off frees the holder.
  await client.call(ana, 'blackListDelete', { email: 'ben@personas.test' });
  expect(await pay(ana, 'ben.now@personas.test')).toBe('00');
});

it('who holds a blocked address next can be blocked, too', async () => {
  const ana = await tokenOf('ana');
  await block(ana, 'ben@personas.test');
  await moves('ben@personas.test', 'ben.now@personas.test');
  await moves('uma@personas.test', 'ben@personas.test');
  expect((await block(ana, 'ben@personas.test')).json()).toMatchObject({ responseCode: '00' });
  expect((await block(ana, 'ben@personas.test')).json()).toMatchObject({ reason: 'listedAlready' });
  expect([await pay(ana, 'ben@personas.test'), await pay(ana, 'ben.now@personas.test')]).toEqual([
    'blockedPayee',
    'blockedPayee',
  ]);
});

it('a block of nobody’s address is one of the address', async () => {
  const ana = await tokenOf('ana');
  await block(ana, 'free@personas.test');
  await moves('ben@personas.test', 'free@personas.test');
  expect(await pay(ana, 'free@personas.test')).toBe('blockedPayee');
});

it.each(['k@xn--a.test', 'k@büro.test', 'k@xn--bro-hoa.test'])(
  'a block of before of %s can be taken off',
  async (email) => {
    const ana = await tokenOf('ana');
    await bank.db.query(
      `INSERT INTO payout_block (customer_id, block_type, email, note, created_at) VALUES (1001, 'email', $1, '', now())`,
      [email],
    );
    const listed = async () =>
      blackListGet.response.parse((await client.call(ana, blackListGet.name)).json()).blackList.map((one) => one.email);
    const [shown] = await listed();
    expect(shown).toBeDefined();
    await client.call(ana, blackListDelete.name, { email: shown });
    expect(await listed()).toEqual([]);
  },
);
