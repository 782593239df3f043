// Rules: R0.57, R0.173, R0.182, R0.185.
import { rooms } from '@bank/protocol/all';
import { moveAddress } from '../../identity/people/test-move-address';
import { application, applicantOf } from '../onboarding/test-applicant';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

// Three letters a day to one reader, in whatever ways the company finds to name them.

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let coen: string;
beforeEach(async () => {
  bank = await testBank({ config: { lettersToOnePerDay: 3 } });
  client = clientOf(bank);
  coen = (await client.signIn('coen')).accessToken;
});
afterEach(() => bank.close());

const BEN = 2;
const CLEO = 39;
/** One mailbox, as the network spells it and as its people write it. */
const NELA = 'nela@xn--bro-hoa.test';
const NELA_WRITTEN = 'nela@büro.test';

type Answer = Record<string, unknown> & { responseCode: string; reason?: string };
const call = async (method: string, body: object) => (await client.call(coen, method, body)).json<Answer>();
/** Lists a person of the company. @returns their id */
async function listed(email: string): Promise<number> {
  const person = { typeId: 1, firstName: 'Listed', lastName: 'Person', email };
  return rooms.company.representativeAdd.response.parse(await call('representativeAdd', person)).id;
}
/** Gives a person of the company another address, as only the bank can. */
const relist = (personId: number, email: string) =>
  bank.db.query('UPDATE company_person SET email = $2 WHERE id = $1', [personId, email]);
const withdraw = async (userId: number) =>
  expect(await call('businessUserDelete', { id: userId })).toMatchObject({ responseCode: '00' });
const invite = async (representativeId: number) => {
  const { reason, responseCode } = await call('businessUserInvite', { representativeId, right: 1, balanceInfo: true });
  return reason ?? responseCode;
};
const idOf = async (email: string) => {
  const [user] = await bank.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
  return user?.id ?? 0;
};

/** Invites these people one after the other, and takes each invitation back. @returns what the bank answers */
async function inviteInTurn(people: readonly number[], user: () => number | Promise<number>): Promise<string[]> {
  const answers: string[] = [];
  for (const person of people) {
    const answer = await invite(person);
    answers.push(answer);
    if (answer === '00') await withdraw(await user());
  }
  return answers;
}
const THREE = ['00', '00', '00', 'tooManyLetters'];

it('a user who has another address now is the same reader', async () => {
  const change = (right: number) => call('businessAccessRightsUpdate', { accessRights: [{ id: CLEO, right }] });
  for (const right of [2, 1]) expect(await change(right)).toMatchObject({ responseCode: '00' });
  await moveAddress(bank.db, 'cleo@personas.test', 'cleo.now@personas.test');
  for (const right of [2, 1]) expect(await change(right)).toMatchObject({ responseCode: '00' });
  const letters = await bank.db.query<{ recipient: string }>(
    `SELECT recipient FROM outbox WHERE subject = 'Your access to Coral Reef Travel was changed' AND channel = 'email' ORDER BY seq`,
  );
  expect(letters.map(({ recipient }) => recipient)).toEqual([
    'cleo@personas.test',
    'cleo@personas.test',
    'cleo.now@personas.test',
  ]);
});

it('a user whom the company lists twice, by the address of before and by that of now, is one reader', async () => {
  const before = await listed('ben@personas.test');
  await moveAddress(bank.db, 'ben@personas.test', 'ben.now@personas.test');
  const now = await listed('ben.now@personas.test');
  expect(await inviteInTurn([before, now, before, now], () => BEN)).toEqual(THREE);
});

it('who holds an address after another reader has a count of their own', async () => {
  const ben = await listed('ben@personas.test');
  expect(await inviteInTurn([ben, ben, ben, ben], () => BEN)).toEqual(THREE);
  await moveAddress(bank.db, 'ben@personas.test', 'ben.now@personas.test');
  await relist(ben, 'ben.now@personas.test');
  await moveAddress(bank.db, 'ana@personas.test', 'ben@personas.test');
  const ana = await listed('ben@personas.test');
  expect(await invite(ana)).toBe('00');
  expect(await invite(ben)).toBe('tooManyLetters');
});

it('who is new to the bank is one reader before and after the first invitation makes them a user', async () => {
  const nela = await listed(NELA);
  expect(await inviteInTurn([nela, nela, nela, nela], () => idOf(NELA))).toEqual(THREE);
});

it('who applies to the bank between two letters is one reader, and the company learns nothing of it', async () => {
  const listedHere = await bank.db.query<{ id: number }>(
    'UPDATE company_person SET email = NULL WHERE customer_id = 1028 RETURNING id',
  );
  const director = { typeId: 2, firstName: 'Nora', lastName: 'Ionescu', email: application.email };
  expect(await call('representativeAdd', director)).toMatchObject({ responseCode: '00' });
  /** Each names another person than the one before. */
  const resolve = async (nth: number) => {
    const named = [listedHere[nth % 2]?.id];
    const { reason, responseCode } = await call('businessResolutionSend', { businessRepresentativeIds: named });
    return reason ?? responseCode;
  };
  const answers = [await resolve(0), await resolve(1), await resolve(2)];
  expect(await applicantOf(bank).apply()).toMatchObject({ responseCode: '00' });
  expect([...answers, await resolve(3)]).toEqual(THREE);
});

it('one mailbox in two spellings is one reader', async () => {
  const kept = await listed('kept@studio.test');
  await relist(kept, NELA_WRITTEN);
  const moved = await listed(NELA);
  expect(await inviteInTurn([kept, moved, kept, moved], () => idOf(NELA))).toEqual(THREE);
  expect(await idOf(NELA_WRITTEN)).toBe(0);
});
