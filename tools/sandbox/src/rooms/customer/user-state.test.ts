// Rules: R2.3.41, R3.3.18, R3.3.30.
import { rooms } from '@bank/protocol/all';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

/** One line of the table: who signs in, what is different about them in the bank, and what they are then told of themselves. */
interface Line {
  who: string;
  change?: string;
  customer?: Partial<Customer>;
  access?: Partial<CustomerAccess>;
}

const NOBODY = {
  ...{ isSubAccount: false, userIsRepresentative: false, representativeId: null, representativePositionId: null },
  ...{ strictMode: true, userIsConverted: false },
} satisfies Partial<CustomerAccess>;

// Each line changes what the lines after it do not look at.
const LINES: readonly Line[] = [
  {
    who: 'ana',
    customer: { holderKind: 0, dueDiligenceLevel: 0, birthDay: '1988-03-29', taxId: '••••••919' },
    access: { ...NOBODY, isSubAccount: true },
  },
  { who: 'carl', customer: { holderKind: 2, dueDiligenceLevel: 1, birthDay: null, taxId: '••••••••433' } },
  {
    who: 'carl',
    change: `UPDATE company_profile SET is_converted = true
              WHERE customer_id = (SELECT customer_id FROM app_user WHERE email = 'carl@personas.test')`,
    customer: { holderKind: 1, customerType: 'business' },
    access: { userIsConverted: false },
  },
  {
    who: 'ben',
    change: `UPDATE app_user SET is_converted = true WHERE email = 'ben@personas.test'`,
    customer: { holderKind: 0 },
    access: { ...NOBODY, isSubAccount: true, userIsConverted: true },
  },
  {
    who: 'ben',
    change: `UPDATE customer SET permissions = array_remove(permissions, 'settlementAccount')
              WHERE id = (SELECT customer_id FROM app_user WHERE email = 'ben@personas.test')`,
    access: { isSubAccount: false },
  },
  { who: 'remy', access: { userIsRepresentative: true, accessList: null, strictMode: true } },
  { who: 'erik', access: { userIsRepresentative: false, accessRights: 5, strictMode: true } },
  { who: 'nora', customer: { holderKind: 2, dueDiligenceLevel: 0, birthDay: null, taxId: null }, access: NOBODY },
  { who: 'ada', customer: { isAdmin: true, dueDiligenceLevel: 0 }, access: NOBODY },
];

it.each(LINES.map((line) => [line.who, JSON.stringify({ ...line.customer, ...line.access }), line] as const))(
  '%s is told %s',
  async (who, _told, { change, customer, access }) => {
    if (change !== undefined) await bank.db.query(change);
    const { accessToken } = await client.signIn(who);
    const info = rooms.customer.customerInfo.response.parse(
      (await client.call(accessToken, 'customerInfoGet')).json(),
    ).customer;
    const { customerAccess } = rooms.customer.userAccessInfo.response.parse(
      (await client.call(accessToken, 'userAccessInfo')).json(),
    );
    expect(info).toMatchObject(customer ?? {});
    expect(customerAccess).toMatchObject(access ?? {});
  },
);

it('the owner and an employee are told who they are among the people of the company, with the first of their positions', async () => {
  const people = await bank.db.query<{ id: number; email: string; positions: number[] }>(
    'SELECT id, email, position_ids AS positions FROM company_person WHERE email IN ($1, $2)',
    ['carl@personas.test', 'remy@personas.test'],
  );
  for (const who of ['carl', 'remy']) {
    const person = people.find(({ email }) => email === `${who}@personas.test`);
    const { accessToken } = await client.signIn(who);
    const { customerAccess } = rooms.customer.userAccessInfo.response.parse(
      (await client.call(accessToken, 'userAccessInfo')).json(),
    );
    expect([who, customerAccess]).toMatchObject([
      who,
      { representativeId: person?.id, representativePositionId: person?.positions[0] },
    ]);
  }
  expect(people).toHaveLength(2);
});
