// Rules: R1.3.15, R1.4.41, R1.7.35.
import { contractStats, contractStatus } from '@bank/protocol/contracts';
import type { ContractStatus } from '@bank/protocol/contracts';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { STATUS_GROUPS } from './status-groups';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

const ANA = 1001;
const ATELIER = 1005;

async function statsOf(persona: string, customerId?: number) {
  const { accessToken } = await client.signIn(persona);
  const acting: Record<string, string> = customerId === undefined ? {} : { 'customer-id': String(customerId) };
  return client.row(contractStats, {}, { authorization: `Bearer ${accessToken}`, ...acting });
}

test('every status is in one group, so the groups add up', () => {
  expect(Object.values(STATUS_GROUPS).flat().sort()).toEqual([...contractStatus.options].sort());
});

test('the counts are those of the customer who asks', async () => {
  const answer = await statsOf('ana');
  expect(answer.statusCode).toBe(200);
  expect(contractStats.response.parse(answer.json())).toEqual({
    total: 6,
    requests: 3,
    pending: 1,
    active: 1,
    ended: 1,
    pay: 0,
    receive: 6,
  });
});

test('what one party proposed is a request for the other only', async () => {
  const own = (await statsOf('olivia')).json<Record<string, number>>();
  expect(own).toEqual({ total: 7, requests: 0, pending: 3, active: 2, ended: 2, pay: 7, receive: 0 });
});

test('an employee and an administrator see the company’s, a stranger nobody else’s', async () => {
  expect((await statsOf('rhea')).json()).toMatchObject({ total: 7 });
  expect((await statsOf('ana', ATELIER)).statusCode).toBe(403);
  expect((await statsOf('ada', ATELIER)).statusCode).toBe(403);
  const admin = await client.signIn('ada');
  const opened = { customerId: ATELIER, reason: 'A question about contracts' };
  expect((await client.call(admin.accessToken, 'adminActStart', opened)).json()).toMatchObject({ responseCode: '00' });
  expect((await statsOf('ada', ATELIER)).json()).toMatchObject({ total: 7, active: 2 });
});

test('who has none has zeros', async () => {
  const { requests, total, ...rest } = (await statsOf('pat')).json<Record<string, number>>();
  expect([requests, total, ...Object.values(rest)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test.each(contractStatus.options)(
  'a contract proposed by the other party and then %s is counted once',
  async (status) => {
    const before = (await statsOf('ana')).json<Record<string, number>>();
    const id = await add(status);
    const after = (await statsOf('ana')).json<Record<string, number>>();
    await bank.db.query('DELETE FROM contract WHERE id = $1', [id]);
    const grown = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(grown).toEqual(['total', GROUP_OF[status], 'pay']);
  },
);

/** The count that a contract proposed by the other party joins. */
const GROUP_OF: Readonly<Record<ContractStatus, string>> = {
  UNSIGNED: 'requests',
  WAITING: 'requests',
  NEED_IDENTIFICATION: 'pending',
  ACTIVE: 'active',
  SIGNED: 'active',
  TERMINATING: 'active',
  EXPIRED: 'ended',
  TERMINATED: 'ended',
  CANCELLED: 'ended',
  REJECTED: 'ended',
};

/** A contract in which Ana pays. */
async function add(status: ContractStatus): Promise<number> {
  const [row] = await bank.db.query<{ id: number }>(
    `INSERT INTO contract (status, company_id, initiator_id, sender_id, sender_signer_name, sender_obligations, beneficiary_id,
       beneficiary_signer_name, beneficiary_obligations, active_from, terminated_at, terminated_by, created_at, updated_at)
     VALUES ($1, $3, $3, $2, 'Ana Marin', '{Pays}', $3, 'Olivia Stan', '{Works}', now(),
             CASE WHEN $1 = 'TERMINATED' THEN now() END, CASE WHEN $1 LIKE 'TERMINAT%' THEN $3::int END, now(), now()) RETURNING id`,
    [status, ANA, ATELIER],
  );
  if (!row) throw new Error('nothing was added');
  return row.id;
}
