// Rules: R0.182, R2.3.10, R2.6.2, R2.7.14, R3.6.3.
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { rooms } from '@bank/protocol/all';
import { say } from './texts';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let coen: string;
let cleo: string;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  coen = (await client.signIn('coen')).accessToken;
  cleo = (await client.signIn('cleo')).accessToken;
});
afterEach(() => bank.close());

const call = async (method: string, body: object = {}, token = coen) =>
  (await client.call(token, method, body)).json<Record<string, unknown> & { responseCode: string }>();
const setRight = (id: number, right: number) => call('businessAccessRightsUpdate', { accessRights: [{ id, right }] });
const CLEO = 39;
const COEN = 38;
const setSqlRight = (id: number, right: number) =>
  bank.db.query('UPDATE membership SET access_right = $2 WHERE user_id = $1 AND customer_id = 1028', [id, right]);
async function rightOf(id: number): Promise<number | undefined> {
  const [row] = await bank.db.query<{ right: number }>(
    'SELECT access_right AS right FROM membership WHERE user_id = $1 AND customer_id = 1028',
    [id],
  );
  return row?.right;
}
/** The administrator, acting for the company. */
async function actingAda(): Promise<string> {
  const ada = (await client.signIn('ada')).accessToken;
  await call('adminActStart', { customerId: 1028, reason: 'Asked by the owner on the phone' }, ada);
  await client.proveAct(ada, 'ada', 1028);
  return ada;
}

it('lists who signs in for the company, its own user first', async () => {
  expect((await call('businessUserList', {}, cleo))['users']).toEqual([
    expect.objectContaining({ id: COEN, right: 2, isOwner: true, isYou: false }),
    expect.objectContaining({ id: CLEO, right: 1, isOwner: false, isYou: true, isInvited: false }),
  ]);
});

it('gives a level that counts from the next call on, also for a token from before', async () => {
  const pay = () =>
    call('p2pTransfer', { accountId: 10281, amount: '1.00', currency: 'EUR', toEmail: 'ben@personas.test' }, cleo);
  expect(await pay()).toMatchObject({ responseCode: 'ENOA' });
  expect(await setRight(CLEO, 2)).toMatchObject({ responseCode: '00' });
  expect(await pay()).toMatchObject({ responseCode: '00' });
  const [mail] = await bank.db.query<{ subject: string }>(
    `SELECT subject FROM outbox WHERE recipient = 'cleo@personas.test' AND subject <> 'Money sent' ORDER BY seq DESC LIMIT 1`,
  );
  expect(mail?.subject).toBe('Your access to Coral Reef Travel was changed');
  await setRight(CLEO, 1);
  expect(await pay()).toMatchObject({ responseCode: 'ENOA' });
});

it('tells people in their own language, whatever their owner speaks', async () => {
  const company = 'Coral Reef Travel';
  await bank.db.query(`UPDATE app_user SET language = 'ro' WHERE id = $1`, [CLEO]);
  const inSpanish = { 'accept-language': 'es' };
  await client.call(coen, 'businessAccessRightsUpdate', { accessRights: [{ id: CLEO, right: 2 }] }, inSpanish);
  await client.call(coen, 'businessUserDelete', { id: CLEO }, inSpanish);
  const mails = await bank.db.query<{ text: string }>(
    `SELECT text FROM outbox WHERE recipient = 'cleo@personas.test' AND subject = $1 ORDER BY seq`,
    [say('ro', 'changedTitle', { company })],
  );
  expect(mails.at(-1)?.text).toBe(say('ro', 'removedText', { company }));
  expect(mails).toHaveLength(2);
});

it.each([
  ['level 5, which is not selectable (R3.5.1)', [{ id: CLEO, right: 5 }], { responseCode: 'TA1' }],
  [
    'two levels for one user',
    [
      { id: CLEO, right: 1 },
      { id: CLEO, right: 2 },
    ],
    { reason: 'twice' },
  ],
  ['the owner', [{ id: COEN, right: 1 }], { reason: 'owner' }],
  ['somebody of another company', [{ id: 7, right: 1 }], { reason: 'noUser' }],
])('refuses %s', async (_what, accessRights, expected) => {
  expect(await call('businessAccessRightsUpdate', { accessRights })).toMatchObject(expected);
});

it('keeps one user with full access (R3.5.1)', async () => {
  // A company without a user of its own, and an administrator who would take the last full access away.
  await bank.db.query('UPDATE app_user SET customer_id = NULL WHERE id = $1', [COEN]);
  await setSqlRight(CLEO, 2);
  const ada = await actingAda();
  const change = (right: number) =>
    call('businessAccessRightsUpdate', { accessRights: [{ id: CLEO, right }], fromCustomerId: 1028 }, ada);
  const remove = () => call('businessUserDelete', { id: CLEO, force: true, fromCustomerId: 1028 }, ada);
  expect(await change(1)).toMatchObject({ responseCode: 'VF', reason: 'lastFullAccess' });
  expect(await remove()).toMatchObject({ responseCode: 'VF', reason: 'lastFullAccess' });
  expect(await rightOf(CLEO)).toBe(2);
  // With a second one the same changes are fine.
  await bank.db.query('INSERT INTO membership (user_id, customer_id, access_right) VALUES ($1, 1028, 2)', [COEN]);
  expect(await change(1)).toMatchObject({ responseCode: '00' });
  expect(await remove()).toMatchObject({ responseCode: '00' });
});

it('lets nobody change their own access', async () => {
  await setSqlRight(CLEO, 2);
  expect(await call('businessUserDelete', { id: CLEO }, cleo)).toMatchObject({ reason: 'yourself' });
  const own = { accessRights: [{ id: CLEO, right: 1 }] };
  expect(await call('businessAccessRightsUpdate', own, cleo)).toMatchObject({ reason: 'yourself' });
  expect(await rightOf(CLEO)).toBe(2);
});

it('removes a user, whose sessions end, but not one whose transfers wait', async () => {
  await setRight(CLEO, 3);
  bank.clock.advance(6_000);
  await call('p2pTransfer', { accountId: 10281, amount: '1.00', currency: 'EUR', toEmail: 'ben@personas.test' }, cleo);
  expect(await call('businessUserDelete', { id: CLEO })).toMatchObject({ reason: 'hasPending' });
  expect(await call('businessUserDelete', { id: CLEO, force: true })).toMatchObject({ reason: 'onlyAdmin' });
  await bank.db.query(`UPDATE membership SET access_right = 3 WHERE user_id = $1`, [CLEO]);
  const ada = await actingAda();
  expect(await call('businessUserDelete', { id: CLEO, force: true, fromCustomerId: 1028 }, ada)).toMatchObject({
    responseCode: '00',
  });
  expect((await client.call(cleo, 'customerInfoGet')).statusCode).toBe(401);
  expect((await call('businessUserList'))['users']).toHaveLength(1);
});

it('ends no session of a user who acts for others, too: the company’s calls alone are refused', async () => {
  const ben = await client.signIn('ben');
  await bank.db.query(
    'INSERT INTO membership (user_id, customer_id, access_right, balance_info) VALUES (2, 1028, 1, true)',
  );
  const here = { 'customer-id': '1028' };
  expect((await client.call(ben.accessToken, 'customerInfoGet', {}, here)).json()).toMatchObject({
    responseCode: '00',
  });
  expect(await call('businessUserDelete', { id: 2 })).toMatchObject({ responseCode: '00' });
  expect((await client.call(ben.accessToken, 'customerInfoGet', {}, here)).json()).toMatchObject({
    responseCode: 'ENOA',
  });
  expect((await client.call(ben.accessToken, 'customerInfoGet')).json()).toMatchObject({ responseCode: '00' });
  expect((await client.refresh(ben.refreshToken)).statusCode).toBe(200);
});

describe('balance information (R1.2.28)', () => {
  const change = (fields: object) => call('businessAccessRightsUpdate', { accessRights: [{ id: CLEO, ...fields }] });
  const seen = async () => {
    const { users } = rooms.company.businessUserList.response.parse(await call('businessUserList'));
    return users.find(({ id }) => id === CLEO);
  };

  it('is given and taken beside the level, or alone', async () => {
    await change({ balanceInfo: false });
    expect(await seen()).toMatchObject({ right: 1, balanceInfo: false });
    await change({ right: 3 });
    expect(await seen()).toMatchObject({ right: 3, balanceInfo: false });
    await change({ right: 1, balanceInfo: true });
    expect(await seen()).toMatchObject({ right: 1, balanceInfo: true });
    expect(await change({})).toMatchObject({ responseCode: 'TA1' });
  });

  it('comes with full access unless it is said otherwise', async () => {
    await change({ balanceInfo: false });
    await change({ right: 2 });
    expect(await seen()).toMatchObject({ right: 2, balanceInfo: true });
    await change({ right: 1, balanceInfo: false });
    await change({ right: 2, balanceInfo: false });
    expect(await seen()).toMatchObject({ right: 2, balanceInfo: false });
  });

  it('stays with one user who has full access, or nobody could grant it again', async () => {
    await bank.db.query('UPDATE app_user SET customer_id = NULL WHERE id = $1', [COEN]);
    await setSqlRight(CLEO, 2);
    const accessRights = [{ id: CLEO, balanceInfo: false }];
    const ada = await actingAda();
    const answer = await call('businessAccessRightsUpdate', { accessRights, fromCustomerId: 1028 }, ada);
    expect(answer).toMatchObject({ responseCode: 'VF', reason: 'lastFullAccess' });
  });
});

describe('people without access', () => {
  const potential = async () => (await call('potentialUsersList'))['users'] as { id: number; email: string }[];

  it('are added, invited by a link that activates, and are users then', async () => {
    const person = { typeId: 2, firstName: 'Rita', lastName: 'Voss', email: 'Rita@Coral.example' };
    const { id } = await call('representativeAdd', person);
    expect(await call('representativeAdd', person)).toMatchObject({ reason: 'listedAlready' });
    expect(await potential()).toHaveLength(3);
    expect(await call('businessUserInvite', { representativeId: id, right: 3 })).toMatchObject({ responseCode: '00' });
    const [mail] = await bank.db.query<{ code: string; text: string }>(
      `SELECT code, text FROM outbox WHERE recipient = 'rita@coral.example'`,
    );
    expect(mail?.text).toContain('/activate?');
    const activation = { username: 'rita@coral.example', activationCode: mail?.code, password: 'Harbour-lamp-93' };
    expect((await client.post('/?activateAccount', activation)).json()).toMatchObject({ responseCode: '00' });
    expect(await potential()).toHaveLength(2);
    expect((await call('businessUserList'))['users']).toContainEqual(
      expect.objectContaining({ firstName: 'Rita', right: 3, isInvited: false, positionIds: [2] }),
    );
  });

  it('are another company’s business to nobody', async () => {
    const olivia = (await client.signIn('olivia')).accessToken;
    const [dirk] = await potential();
    expect(await call('businessUserInvite', { representativeId: dirk?.id, right: 1 }, olivia)).toMatchObject({
      reason: 'noUser',
    });
  });

  it('are not a thing of personal customers', async () => {
    const ana = (await client.signIn('ana')).accessToken;
    const person = { typeId: 2, firstName: 'A', lastName: 'B', email: 'a@b.cd' };
    expect(await call('representativeAdd', person, ana)).toMatchObject({ reason: 'notBusiness' });
  });
});
