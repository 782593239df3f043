// Rules: R0.161, R0.162, R0.163, R0.164, R0.183, R3.6.3.
import { position } from '@bank/protocol/company-position';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { application } from '../business/test-company';
import { MANY_COMPANIES, newcomersOf } from './test-newcomers';
import type { Newcomer } from './test-newcomers';

const [ida, milan] = application.personList;
/** A declaration says of nobody whether they are a user. */
const declared = { isUser: undefined, accessRights: undefined };

let bank: TestBank;
let company: Newcomer;
beforeEach(async () => {
  bank = await testBank({ config: MANY_COMPANIES });
  // Ida directs it, and Milan holds all of it.
  company = await newcomersOf(bank).open({
    ...{ directors: ['p1'], users: [{ id: 'p1', accessRights: 2 }], companyList: [] },
    shareholders: [{ type: 'person', id: 'p2', share: '100' }],
    ultimateBeneficiaryOwners: [{ id: 'p2', isControlling: false }],
    personList: [
      { ...ida, sourcesOfFunds: undefined },
      { ...milan, isUser: false, accessRights: undefined },
    ],
  });
});
afterEach(() => bank.close());

/** Ida holds all of it from now on. */
const BY_IDA = {
  shareholders: [{ type: 'person', id: 'p1', share: '100' }],
  ultimateBeneficiaryOwners: [{ id: 'p1', isControlling: false }],
  personList: [{ ...ida, ...declared }],
  companyList: [],
};
const OF_OWNER = [1, 2, 9];

it('an owner stays: asked for their papers, on the tax form, and in the way of the verification', async () => {
  expect(await company.remove('Milan Rusu')).toMatchObject({
    ...{ responseCode: 'VF', reason: 'owns' },
    responseDescription: expect.stringContaining('Declare it first'),
  });
  expect((await company.asked())['Milan Rusu']).toEqual([...OF_OWNER, 11]);
  expect(await company.onTaxForm()).toEqual(['Milan Rusu']);
  await company.accept(['Milan Rusu']);
  expect(await company.remove('Milan Rusu')).toMatchObject({ reason: 'owns' });
  expect(await company.isVerified()).toBe(false);
});

it('an owner comes by a declared ownership alone', async () => {
  const rita = { typeId: 8, firstName: 'Rita', lastName: 'Voss', email: 'rita@voss.test' };
  expect(await company.call('representativeAdd', rita)).toMatchObject({ reason: 'holds' });
});

it('the bank takes an owner out by force, and the company is verified at once where nothing else is missing', async () => {
  await company.accept(['Milan Rusu']);
  expect(await company.removeByForce('Milan Rusu')).toMatchObject({ responseCode: '00' });
  expect(await company.isVerified()).toBe(true);
});

it('a person who owns nothing may go, and the company is verified at once where nothing else is missing', async () => {
  await company.call('representativeAdd', { typeId: 2, firstName: 'Rita', lastName: 'Voss', email: 'rita@voss.test' });
  await company.accept(['Rita Voss', 'Milan Rusu']);
  await company.removeByForce('Milan Rusu');
  expect(await company.isVerified()).toBe(false);
  expect(await company.remove('Rita Voss')).toMatchObject({ responseCode: '00' });
  expect(await company.isVerified()).toBe(true);
});

it('until the bank has decided about another ownership, old and new owners are asked and stay', async () => {
  expect(await company.declare(BY_IDA)).toMatchObject({ responseCode: '00' });
  // Ida's money comes from two sources.
  expect(await company.asked()).toEqual({
    'Ida Moraru': [...OF_OWNER, 11, 11],
    'Milan Rusu': [...OF_OWNER, 11],
  });
  expect(await company.onTaxForm()).toEqual(['Ida Moraru', 'Milan Rusu']);
  expect(await company.remove('Milan Rusu')).toMatchObject({ reason: 'owns' });
  expect(await company.declare(BY_IDA)).toMatchObject({ reason: 'ownershipWaits' });
  await company.accept();
  await company.call('representativeAdd', { typeId: 1, firstName: 'Rita', lastName: 'Voss', email: 'rita@voss.test' });
  await company.remove('Rita Voss');
  expect(await company.isVerified()).toBe(false);
});

it('an accepted ownership stands: who holds nothing any more is gone, and the company is verified at once', async () => {
  await company.declare(BY_IDA);
  await company.accept(['Milan Rusu']);
  expect(await company.decide('validated')).toBe(200);
  expect((await company.people()).map(({ name, positionIds }) => [name, positionIds])).toEqual([
    ['Ida Moraru', [2, 6, 8]],
  ]);
  expect(await company.onTaxForm()).toEqual(['Ida Moraru']);
  expect(await company.isVerified()).toBe(true);
  expect(await company.ownership()).toMatchObject({
    standing: { status: 'validated', owners: [{ name: 'Ida Moraru', share: '100', isControlling: false }] },
    newest: null,
  });
  expect(await company.remove('Ida Moraru')).toMatchObject({ responseCode: 'VF' });
  expect(await company.decide('rejected')).toBe(404);
});

const OPEN_MS = 14 * 86_400_000;
/** Asks ben, a user of the bank, to act for the company as Milan. */
const inviteMilan = () =>
  bank.db.query(
    `INSERT INTO access_offer (customer_id, user_id, person_id, access_right, balance_info, invited_by, offered_at, expires_at)
     SELECT p.customer_id, 2, p.id, 1, true, u.id, $2, $3
       FROM company_person p JOIN app_user u ON u.customer_id = p.customer_id
      WHERE p.customer_id = $1 AND p.first_name = 'Milan'`,
    [company.customerId, new Date(bank.clock.now()), new Date(bank.clock.now() + OPEN_MS)],
  );
/** Keeps Milan as one whom the company invites when it is activated. */
const keepMilan = () =>
  bank.db.query(
    `INSERT INTO company_invitation (customer_id, place, person_id, access_right)
     SELECT customer_id, 0, id, 1 FROM company_person WHERE customer_id = $1 AND first_name = 'Milan'`,
    [company.customerId],
  );

it.each([
  ['has an open invitation stays as an authorized user', inviteMilan, OPEN_MS - 1, [[position.authorized]]],
  ['has let the invitation lapse is gone, and the invitation with them', inviteMilan, OPEN_MS, []],
  ['is still to be invited stays as an authorized user', keepMilan, OPEN_MS, [[position.authorized]]],
])('who holds nothing any more and %s', async (_who, asUser, later, left) => {
  await asUser();
  await company.declare(BY_IDA);
  bank.clock.advance(later);
  expect(await company.decide('validated')).toBe(200);
  const milan = await bank.db.query<{ positionIds: number[] }>(
    `SELECT position_ids AS "positionIds" FROM company_person WHERE customer_id = $1 AND first_name = 'Milan'`,
    [company.customerId],
  );
  expect(milan.map(({ positionIds }) => positionIds)).toEqual(left);
  const offers = await bank.db.query('SELECT FROM access_offer WHERE customer_id = $1', [company.customerId]);
  expect(offers).toHaveLength(asUser === inviteMilan ? left.length : 0);
});

it('a rejected ownership changes nothing, and says why', async () => {
  await company.declare(BY_IDA);
  expect(await company.decide('rejected', 'The register names Milan Rusu.')).toBe(200);
  expect(
    (await company.people()).map(({ name, positionIds, controlStatus }) => [name, positionIds, controlStatus]),
  ).toEqual([
    ['Ida Moraru', [2], null],
    ['Milan Rusu', [6, 8], 'none'],
  ]);
  expect(await company.asked()).toMatchObject({ 'Ida Moraru': [1, 2], 'Milan Rusu': [...OF_OWNER, 11] });
  expect(await company.ownership()).toMatchObject({
    standing: { status: 'validated', owners: [{ name: 'Milan Rusu', share: '100' }] },
    newest: { status: 'rejected', rejectReason: 'The register names Milan Rusu.', owners: [{ name: 'Ida Moraru' }] },
  });
  const [told] = await bank.db.query<{ text: string }>('SELECT text FROM outbox ORDER BY seq DESC LIMIT 1');
  expect(told?.text).toBe('The one before it still counts. The register names Milan Rusu.');
});

it('a new holder comes with a declaration, and goes with its rejection', async () => {
  const rita = { ...milan, ...declared, id: 'p7', firstName: 'Rita', lastName: 'Voss', email: 'rita@voss.test' };
  await company.declare({
    ...BY_IDA,
    shareholders: [{ type: 'person', id: 'p7', share: '100' }],
    ultimateBeneficiaryOwners: [{ id: 'p7', isControlling: false }],
    personList: [rita],
  });
  expect((await company.asked())['Rita Voss']).toEqual([...OF_OWNER, 11]);
  await company.decide('rejected');
  expect((await company.people()).map(({ name }) => name)).toEqual(['Ida Moraru', 'Milan Rusu']);
});

it.each([
  ['that leaves the new owner out', 'Milan Rusu', 'none'],
  ['that names the new owner', 'Ida Moraru', 'validated'],
])('a tax certification %s is asked for again where an accepted ownership needs it', async (_what, named, status) => {
  const id = (await company.people()).find(({ name }) => name === named)?.representativeId;
  await bank.db.query(
    `INSERT INTO tax_certification (customer_id, answers, us_indicia, declaration_id, language, signed_by, signed_at)
     SELECT $1, $2, '{}', 'd', 'en', u.id, $3 FROM app_user u WHERE u.customer_id = $1`,
    [company.customerId, { controllingPersons: [{ representativeId: id }] }, new Date(bank.clock.now())],
  );
  await bank.db.query(`UPDATE customer SET tax_status = 'validated' WHERE id = $1`, [company.customerId]);
  await company.declare(BY_IDA);
  await company.decide('validated');
  const customer = await bank.db.query('SELECT tax_status AS status FROM customer WHERE id = $1', [company.customerId]);
  expect(customer).toEqual([{ status }]);
});

it('the holders of a quarter are on the tax form, however many others control the company', async () => {
  const many = Array.from({ length: 25 }, (_one, at) => ({
    ...{ ...milan, ...declared, id: `p${at + 10}`, firstName: `Person${at}`, lastName: 'Voss' },
    ...{ email: undefined, sourcesOfFunds: undefined },
  }));
  await company.declare({
    shareholders: [{ type: 'person', id: 'p90', share: '30' }],
    ultimateBeneficiaryOwners: [
      ...many.map(({ id }) => ({ id, isControlling: true })),
      { id: 'p90', isControlling: false },
    ],
    personList: [...many, { ...milan, ...declared, id: 'p90', firstName: 'Zoe', lastName: 'Last' }],
    companyList: [],
  });
  await company.decide('validated');
  const named = await company.onTaxForm();
  expect(named).toHaveLength(20);
  expect(named).toContain('Zoe Last');
});
