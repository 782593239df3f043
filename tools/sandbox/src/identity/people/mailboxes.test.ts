// Rules: R0.173, R0.182.
import { domainToASCII } from 'node:url';
import { testDb } from '../../testing';
import type { TestDb } from '../../testing';
import { migrations } from './migrations';

let bank: TestDb;
beforeEach(async () => {
  bank = await testDb({ seeded: true });
});
afterEach(() => bank.close());

const again = () => bank.pool.query(migrations.map(({ sql }) => sql).join('\n'));
const usersAt = async (email: string) =>
  (await bank.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email])).map(({ id }) => id);
const idOf = async (persona: string) => (await usersAt(`${persona}@personas.test`))[0];
const move = (id: number | undefined, email: string) =>
  bank.db.query('UPDATE app_user SET email = $2 WHERE id = $1', [id, email]);

test('an address of letters is kept as its mailbox, in every script', async () => {
  const pat = await idOf('pat');
  for (const domain of ['büro.test', 'faß.test', 'пошта.укр', '例え.jp', 'a.b-ü-c.mañana.test', '💩.la']) {
    await move(pat, `jörg@${domain}`);
    await again();
    expect(await usersAt(`jörg@${domainToASCII(domain)}`)).toEqual([pat]);
    expect(await bank.db.query('SELECT FROM address_holder WHERE email = $1', [`jörg@${domain}`])).toEqual([]);
  }
});

test('where another one holds the mailbox nothing is moved', async () => {
  const [pat, ana] = [await idOf('pat'), await idOf('ana')];
  await move(pat, 'k@xn--bro-hoa.test');
  await move(ana, 'k@büro.test');
  await again();
  expect(await usersAt('k@xn--bro-hoa.test')).toEqual([pat]);
  expect(await usersAt('k@büro.test')).toEqual([ana]);
});

test('a payee goes along with the address, and a person of a company stays who they are', async () => {
  await bank.db.query(
    `INSERT INTO payee (id, customer_id, kind, name, identity, email)
     SELECT 'kay', min(id), 'person', 'Kay', '{"email": "k@büro.test"}', 'k@büro.test' FROM customer`,
  );
  await bank.db.query(
    `UPDATE company_person SET email = 'k@büro.test' WHERE id = (SELECT min(id) FROM company_person)`,
  );
  await bank.db.query('UPDATE company_person SET user_id = $1 WHERE email = $2', [await idOf('pat'), 'k@büro.test']);
  await again();
  expect(await bank.db.query(`SELECT email, identity ->> 'email' AS same FROM payee WHERE id = 'kay'`)).toEqual([
    { email: 'k@xn--bro-hoa.test', same: 'k@xn--bro-hoa.test' },
  ]);
  expect(await bank.db.query(`SELECT user_id AS id FROM company_person WHERE email = 'k@xn--bro-hoa.test'`)).toEqual([
    { id: await idOf('pat') },
  ]);
});
