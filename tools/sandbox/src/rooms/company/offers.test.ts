// Rules: R0.183, R0.184, R0.185.
import { rooms } from '@bank/protocol/all';
import { moveAddress } from '../../identity/people/test-move-address';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { say } from './texts';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let coen: string;
let ben: string;
beforeEach(async () => {
  bank = await testBank({ config: { lettersToOnePerDay: 3 } });
  client = clientOf(bank);
  coen = (await client.signIn('coen')).accessToken;
  ben = (await client.signIn('ben')).accessToken;
});
afterEach(() => bank.close());

type Answer = Record<string, unknown> & { responseCode: string };
const CORAL = 1028;
const BEN = 2;
const CLEO = 39;
const DAY = 86_400_000;
const call = async (token: string, method: string, body: object = {}, headers: Record<string, string> = {}) =>
  (await client.call(token, method, body, headers)).json<Answer>();
const offers = async (token = ben) =>
  rooms.company.accessOfferList.response.parse(await call(token, 'accessOfferList')).offers;
/** A yes to what the invitation says, as `invitedBen` sends it. */
const accept = (token = ben, read: object = {}) =>
  call(token, 'accessOfferAccept', { companyId: CORAL, right: 1, balanceInfo: true, ...read });
const decline = (token = ben) => call(token, 'accessOfferDecline', { companyId: CORAL });
const forCoral = (token = ben) => call(token, 'balanceInquiry', {}, { 'customer-id': String(CORAL) });
const users = async () => rooms.company.businessUserList.response.parse(await call(coen, 'businessUserList')).users;
const inList = async (id = BEN) => (await users()).find((user) => user.id === id);
const potential = async () =>
  rooms.company.potentialUsers.response
    .parse(await call(coen, 'potentialUsersList'))
    .users.map(({ firstName }) => firstName);

/** Lists a person of the company. @returns their id */
async function listed(email: string): Promise<number> {
  const person = { typeId: 1, firstName: 'Listed', lastName: 'Person', email };
  return rooms.company.representativeAdd.response.parse(await call(coen, 'representativeAdd', person)).id;
}
const invite = (representativeId: number, more: object = {}) =>
  call(coen, 'businessUserInvite', { representativeId, right: 1, balanceInfo: true, ...more });
async function invitedBen(): Promise<number> {
  const id = await listed('ben@personas.test');
  expect(await invite(id)).toMatchObject({ responseCode: '00' });
  return id;
}
const lettersTo = (persona: string, subject: string) =>
  bank.db.query<{ text: string }>(
    `SELECT text FROM outbox WHERE recipient = $1 AND subject = $2 AND channel = 'email'`,
    [`${persona}@personas.test`, subject],
  );
const linesOf = (userId: number, title: string) =>
  bank.db.query<{ type: string; customerId: number }>(
    `SELECT type, customer_id AS "customerId" FROM notification WHERE user_id = $1 AND title = $2`,
    [userId, title],
  );

const CLOSED = { responseCode: 'VF', reason: 'offerClosed' };
const OFFERED = 'Coral Reef Travel invites you to act for it';

it('an invitation gives a user of the bank nothing, and says what it would give', async () => {
  await invitedBen();
  expect(await forCoral()).toMatchObject({ responseCode: 'ENOA' });
  expect(JSON.stringify(await call(ben, 'relatedCustomersList'))).not.toContain('Coral');
  expect(await offers()).toEqual([
    {
      ...{ companyId: CORAL, company: 'Coral Reef Travel', inviter: 'Coen Visser', right: 1, balanceInfo: true },
      until: new Date(bank.clock.now() + 14 * DAY).toISOString(),
    },
  ]);
  const [letter] = await lettersTo('ben', OFFERED);
  expect(letter?.text).toMatch(/http\S+\/company-access /);
  expect(await linesOf(BEN, OFFERED)).toEqual([{ type: 'accessOffer', customerId: 1002 }]);
});

it('access begins with the yes, at once and as the invitation says', async () => {
  await invitedBen();
  expect(await forCoral()).toMatchObject({ responseCode: 'ENOA' });
  expect(await accept()).toMatchObject({ responseCode: '00' });
  expect(await forCoral()).toMatchObject({ responseCode: '00' });
  expect(await offers()).toEqual([]);
  expect(await inList()).toMatchObject({ right: 1, isInvited: false, invitedUntil: null, positionIds: [1] });
});

it('two presses at once are one yes', async () => {
  await invitedBen();
  const answers = await Promise.all([accept(), accept(), accept()]);
  expect(answers.map(({ responseCode }) => responseCode)).toEqual(['00', '00', '00']);
  expect(await bank.db.query('SELECT FROM membership WHERE user_id = $1', [BEN])).toHaveLength(1);
});

it('a no gives nothing, and who invited reads it', async () => {
  await invitedBen();
  expect(await decline()).toMatchObject({ responseCode: '00' });
  expect(await accept()).toMatchObject(CLOSED);
  expect(await decline()).toMatchObject(CLOSED);
  expect(await forCoral()).toMatchObject({ responseCode: 'ENOA' });
  const title = say('en', 'declinedTitle', { person: 'Listed Person' });
  expect(await lettersTo('coen', title)).toHaveLength(1);
  expect(await linesOf(38, title)).toEqual([{ type: 'info', customerId: CORAL }]);
  expect(await inList()).toBeUndefined();
  expect(await potential()).toContain('Listed');
});

it('lapses after 14 days, to the millisecond, and can be followed by another', async () => {
  const id = await invitedBen();
  bank.clock.advance(14 * DAY);
  coen = (await client.signIn('coen')).accessToken;
  ben = (await client.signIn('ben')).accessToken;
  expect(await offers()).toEqual([]);
  expect(await accept()).toMatchObject(CLOSED);
  expect(await inList()).toBeUndefined();
  expect(await potential()).toContain('Listed');
  expect(await invite(id, { right: 3 })).toMatchObject({ responseCode: '00' });
  bank.clock.advance(14 * DAY - 1);
  ben = (await client.signIn('ben')).accessToken;
  expect(await offers()).toMatchObject([{ right: 3 }]);
  expect(await accept(ben, { right: 3 })).toMatchObject({ responseCode: '00' });
});

it('the company sees it among its users, changes it and withdraws it', async () => {
  const id = await invitedBen();
  expect(await inList()).toMatchObject({
    ...{ firstName: 'Listed', right: 1, isInvited: true },
    invitedUntil: new Date(bank.clock.now() + 14 * DAY).toISOString(),
  });
  expect(await potential()).not.toContain('Listed');
  expect(await invite(id)).toMatchObject({ reason: 'noUser' });
  expect(await call(coen, 'businessRepresentativeDelete', { id })).toMatchObject({ reason: 'hasAccess' });
  const change = { accessRights: [{ id: BEN, right: 4, balanceInfo: false }] };
  expect(await call(coen, 'businessAccessRightsUpdate', change)).toMatchObject({ responseCode: '00' });
  expect(await offers()).toMatchObject([{ right: 4, balanceInfo: false }]);
  expect(await lettersTo('ben', 'Your access to Coral Reef Travel was changed')).toEqual([]);
  expect(await call(coen, 'businessUserDelete', { id: BEN })).toMatchObject({ responseCode: '00' });
  expect(await accept()).toMatchObject(CLOSED);
  expect(await call(ben, 'customerInfoGet')).toMatchObject({ responseCode: '00' });
  expect(await call(coen, 'businessRepresentativeDelete', { id })).toMatchObject({ responseCode: '00' });
});

it('a yes is to what was read: what the company has changed since is refused, and stays open', async () => {
  await invitedBen();
  const change = { accessRights: [{ id: BEN, right: 2 }] };
  expect(await call(coen, 'businessAccessRightsUpdate', change)).toMatchObject({ responseCode: '00' });
  expect(await accept()).toMatchObject({ responseCode: 'VF', reason: 'offerChanged' });
  expect(await accept(ben, { right: 2, balanceInfo: false })).toMatchObject({ reason: 'offerChanged' });
  expect(await forCoral()).toMatchObject({ responseCode: 'ENOA' });
  expect(await offers()).toMatchObject([{ right: 2 }]);
  expect(await accept(ben, { right: 2 })).toMatchObject({ responseCode: '00' });
});

it('is the user’s own: another one finds none, also who holds the address next', async () => {
  await invitedBen();
  const ana = (await client.signIn('ana')).accessToken;
  expect(await offers(ana)).toEqual([]);
  expect(await accept(ana)).toMatchObject(CLOSED);
  expect(await decline(ana)).toMatchObject(CLOSED);
  await moveAddress(bank.db, 'ben@personas.test', 'ben.now@personas.test');
  await moveAddress(bank.db, 'ana@personas.test', 'ben@personas.test');
  expect(await accept(ana)).toMatchObject(CLOSED);
  expect(await accept()).toMatchObject({ responseCode: '00' });
  const members = await bank.db.query('SELECT user_id FROM membership WHERE customer_id = $1 AND user_id < 10', [
    CORAL,
  ]);
  expect(members).toEqual([{ user_id: BEN }]);
});

it('is nothing to who has become an administrator of the bank meanwhile', async () => {
  await invitedBen();
  await bank.db.query('UPDATE app_user SET is_admin = true WHERE id = $1', [BEN]);
  expect(await offers()).toEqual([]);
  expect(await accept()).toMatchObject(CLOSED);
});

it('full access that nobody has accepted yet keeps nobody’s place (R3.5.1)', async () => {
  await invitedBen();
  await bank.db.query('UPDATE app_user SET customer_id = NULL WHERE id = 38');
  await bank.db.query('INSERT INTO membership (user_id, customer_id, access_right) VALUES (38, $1, 2)', [CORAL]);
  await bank.db.query('UPDATE membership SET access_right = 2 WHERE user_id = $1', [CLEO]);
  await bank.db.query('UPDATE access_offer SET access_right = 2');
  const ada = (await client.signIn('ada')).accessToken;
  await call(ada, 'adminActStart', { customerId: CORAL, reason: 'Asked by the owner on the phone' });
  await client.proveAct(ada, 'ada', CORAL);
  const lower = (...ids: number[]) =>
    call(ada, 'businessAccessRightsUpdate', {
      ...{ accessRights: ids.map((id) => ({ id, right: 1 })), fromCustomerId: CORAL },
    });
  expect(await lower(CLEO, 38)).toMatchObject({ reason: 'lastFullAccess' });
  expect(await lower(CLEO)).toMatchObject({ responseCode: '00' });
});

it('who acts for nobody any more is led to the invitation when they log in', async () => {
  await call(coen, 'businessUserDelete', { id: CLEO });
  const id = await listed('cleo@personas.test');
  const cleo = (await client.signIn('cleo')).accessToken;
  expect(await call(cleo, 'customerInfoGet')).toMatchObject({ customer: { isHaveRelatedAccounts: false } });
  expect(await invite(id)).toMatchObject({ responseCode: '00' });
  expect(await call(cleo, 'customerInfoGet')).toMatchObject({ customer: { isHaveRelatedAccounts: true } });
  expect(await forCoral(cleo)).toMatchObject({ responseCode: 'ENOA' });
  expect(await accept(cleo)).toMatchObject({ responseCode: '00' });
  expect(await forCoral(cleo)).toMatchObject({ responseCode: '00' });
});

it('who waits for a link of their own opens it for themself, and not for the company', async () => {
  const id = await listed('neo@personas.test');
  expect(await invite(id)).toMatchObject({ responseCode: '00' });
  expect(await bank.db.query('SELECT FROM membership WHERE customer_id = $1 AND person_id = $2', [CORAL, id])).toEqual(
    [],
  );
  expect(await bank.db.query('SELECT FROM access_offer WHERE person_id = $1', [id])).toHaveLength(1);
});

it('a change of rights is never refused for a letter: three a day go out, and every one is a line', async () => {
  const title = 'Your access to Coral Reef Travel was changed';
  for (const right of [2, 1, 2, 1, 2]) {
    const change = { accessRights: [{ id: CLEO, right }] };
    expect(await call(coen, 'businessAccessRightsUpdate', change)).toMatchObject({ responseCode: '00' });
  }
  expect(await lettersTo('cleo', title)).toHaveLength(3);
  expect(await linesOf(CLEO, title)).toHaveLength(5);
  bank.clock.advance(DAY);
  coen = (await client.signIn('coen')).accessToken;
  await call(coen, 'businessAccessRightsUpdate', { accessRights: [{ id: CLEO, right: 1 }] });
  expect(await lettersTo('cleo', title)).toHaveLength(4);
});

it('invitations and changes of rights count as the same letters', async () => {
  await call(coen, 'businessUserDelete', { id: CLEO });
  const id = await listed('cleo@personas.test');
  await invite(id);
  const cleo = (await client.signIn('cleo')).accessToken;
  await accept(cleo);
  for (const right of [2, 1, 2])
    await call(coen, 'businessAccessRightsUpdate', { accessRights: [{ id: CLEO, right }] });
  expect(await lettersTo('cleo', OFFERED)).toHaveLength(1);
  const [changed] = await bank.db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM outbox WHERE recipient = 'cleo@personas.test' AND text LIKE '%has changed what you may do%'`,
  );
  expect(changed?.n).toBe(2);
});

describe('who has never logged in and is invited by a second company', () => {
  const NELA = 'nela@studio.test';
  const UMBRA = 1006;
  const linkTo = async () => {
    const [letter] = await bank.db.query<{ text: string }>(
      `SELECT text FROM outbox WHERE recipient = $1 AND text LIKE '%/activate?%' ORDER BY seq DESC LIMIT 1`,
      [NELA],
    );
    return new URLSearchParams(/\/activate\?(\S+)/.exec(letter?.text ?? '')?.[1]);
  };
  const memberships = () =>
    bank.db.query(
      'SELECT m.customer_id AS "customerId" FROM membership m JOIN app_user u ON u.id = m.user_id WHERE u.email = $1',
      [NELA],
    );
  /** Coral invites her, then the company of another owner does. */
  async function invitedTwice(): Promise<void> {
    await invite(await listed(NELA));
    expect(await memberships()).toEqual([{ customerId: CORAL }]);
    const uma = (await client.signIn('uma')).accessToken;
    const person = { typeId: 1, firstName: 'Nela', lastName: 'Quist', email: NELA };
    const { id } = rooms.company.representativeAdd.response.parse(await call(uma, 'representativeAdd', person));
    const invited = await call(uma, 'businessUserInvite', { representativeId: id, right: 3, balanceInfo: false });
    expect(invited).toMatchObject({ responseCode: '00' });
  }

  it('answers each of them: the link is a yes to neither', async () => {
    await invitedTwice();
    const link = await linkTo();
    const opened = { username: NELA, activationCode: link.get('code'), password: 'Harbour-lamp-93' };
    const answer = (await client.post('/?activateAccount', { method: 'activateAccount', ...opened })).json<object>();
    expect(answer).toMatchObject({ responseCode: '00' });
    const companies = await bank.db.query<{ id: number; name: string }>(
      `SELECT o.customer_id AS id, i.email AS name FROM access_offer o JOIN app_user u ON u.id = o.user_id
         JOIN app_user i ON i.id = o.invited_by WHERE u.email = $1 ORDER BY 1`,
      [NELA],
    );
    expect(companies).toEqual([
      { id: UMBRA, name: 'uma@personas.test' },
      { id: CORAL, name: 'coen@personas.test' },
    ]);
    expect(await memberships()).toEqual([]);
  });

  it('gets another link while an invitation waits, and none once both are over', async () => {
    await invitedTwice();
    const letters = async () =>
      (await bank.db.query(`SELECT FROM outbox WHERE recipient = $1 AND code IS NOT NULL`, [NELA])).length;
    const resend = () => client.post('/?activationCodeResend', { method: 'activationCodeResend', email: NELA });
    const before = await letters();
    await resend();
    expect(await letters()).toBe(before + 1);
    bank.clock.advance(14 * DAY);
    await resend();
    expect(await letters()).toBe(before + 1);
  });
});
