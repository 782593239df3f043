// Rules: R0.57.
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let coen: string;
beforeEach(async () => {
  bank = await testBank({ config: { lettersBurst: 2, lettersPerHour: 1, lettersToOnePerDay: 1 } });
  client = clientOf(bank);
  coen = (await client.signIn('coen')).accessToken;
});
afterEach(() => bank.close());

const call = async (method: string, body: object) =>
  (await client.call(coen, method, body)).json<{ responseCode: string; reason?: string; id?: number }>();
const add = async (name: string, typeId: number) => {
  const { id } = await call('representativeAdd', {
    ...{ typeId, firstName: name, lastName: 'Voss', email: `${name.toLowerCase()}@coral.example` },
  });
  return id ?? 0;
};
const written = async (subject: string) => {
  const rows = await bank.db.query('SELECT FROM outbox WHERE subject LIKE $1', [subject]);
  return rows.length;
};

it('a company invites so many at once; the next is refused and is no user', async () => {
  const people = [await add('Rita', 1), await add('Sol', 1), await add('Tove', 1)];
  const invite = (representativeId: number | undefined) => call('businessUserInvite', { representativeId, right: 1 });
  const answers = [await invite(people[0]), await invite(people[1]), await invite(people[2])];
  expect(answers.map(({ responseCode, reason }) => reason ?? responseCode)).toEqual(['00', '00', 'tooManyLetters']);
  const users = await bank.db.query<{ email: string }>(
    `SELECT email FROM app_user WHERE email LIKE '%@coral.example' ORDER BY email`,
  );
  expect(users.map(({ email }) => email)).not.toContain('tove@coral.example');
});

it('a director gets one resolution a day; the second is refused whole, and nobody is written to', async () => {
  await add('Rita', 2);
  const [one, other] = await bank.db.query<{ id: number }>(
    'SELECT id FROM company_person WHERE customer_id = 1028 ORDER BY id LIMIT 2',
  );
  expect(await call('businessResolutionSend', { businessRepresentativeIds: [one?.id] })).toMatchObject({
    responseCode: '00',
  });
  const before = await written('A resolution of%');
  expect(before).toBe(2);
  expect(await call('businessResolutionSend', { businessRepresentativeIds: [other?.id] })).toMatchObject({
    reason: 'tooManyLetters',
  });
  expect(await written('A resolution of%')).toBe(before);
});
