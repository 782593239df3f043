// Rules: R0.173, R0.180, R0.182.
import { domainToASCII } from 'node:url';
import { testDb } from '../../testing';
import type { TestDb } from '../../testing';
import { moveToMailboxes } from './test-move-address';

const TYPED = 'k@büro.test';
const MAILBOX = 'k@xn--bro-hoa.test';

let bank: TestDb;
beforeEach(async () => {
  bank = await testDb({ seeded: true });
});
afterEach(() => bank.close());

const again = () => moveToMailboxes(bank);
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

test('an address whose letters make another sign or a number stays as it is', async () => {
  const pat = await idOf('pat');
  // A sign that ends a domain, the number of a computer, an empty label, and an address that grows too long.
  const long = `k@${'ü'.repeat(60)}.${'b'.repeat(190)}`;
  for (const email of ['k@a℀b.test', 'k@①.②', 'k@büro。。test', 'k@büro.①', long]) {
    await move(pat, email);
    await again();
    expect(await usersAt(email)).toEqual([pat]);
  }
  await move(pat, 'k@büro。x.test');
  await again();
  expect(await usersAt('k@xn--bro-hoa.x.test')).toEqual([pat]);
});

test('where another one holds the mailbox nothing is moved', async () => {
  const [pat, ana] = [await idOf('pat'), await idOf('ana')];
  await move(pat, MAILBOX);
  await move(ana, TYPED);
  await again();
  expect(await usersAt(MAILBOX)).toEqual([pat]);
  expect(await usersAt(TYPED)).toEqual([ana]);
});

test('without its triggers, too, a mailbox has one holder', async () => {
  await bank.pool
    .query(`DROP TRIGGER user_holds_address ON app_user; DROP TRIGGER customer_holds_address ON email_address;
    DROP TRIGGER person_is_user ON company_person; DELETE FROM address_holder;
    UPDATE app_user SET email = 'k@büro.test' WHERE email = 'ana@personas.test';
    UPDATE app_user SET email = 'j@büro.test' WHERE email = 'ben@personas.test';
    INSERT INTO email_address (customer_id, email, is_confirmed)
    SELECT customer_id, 'k@xn--bro-hoa.test', true FROM app_user WHERE email = 'j@büro.test';
    INSERT INTO address_holder (email, holder) SELECT email, 'customer ' || customer_id FROM app_user WHERE email LIKE '_@büro.test'`);
  await again();
  // The mailbox of Ana's address is a confirmed one of Ben's customer. Ben's own address moves, with its holder.
  expect(
    await bank.db.query(
      `SELECT u.email, h.email AS held FROM app_user u JOIN address_holder h ON h.holder = 'customer ' || u.customer_id
        WHERE u.email LIKE '_@%' ORDER BY u.email COLLATE "C"`,
    ),
  ).toEqual(['j@xn--bro-hoa.test', TYPED].map((email) => ({ email, held: email })));
});

test('an address that stays is offered to no payer, and its mailbox to nobody in its place', async () => {
  await move(await idOf('pat'), MAILBOX);
  await move(await idOf('ana'), TYPED);
  await bank.pool.query(`
    INSERT INTO payee (id, customer_id, kind, name, identity, email, is_trusted)
    SELECT 'ana', customer_id, 'person', 'Ana', '{"email": "k@büro.test"}', 'k@büro.test', true FROM app_user WHERE email = 'ben@personas.test';
    INSERT INTO p2p_template (customer_id, name, account_id, to_email, amount, currency, note, saved_at)
    SELECT customer_id, 'Ana', id, 'k@büro.test', 1, currency, '', now() FROM account WHERE customer_id IS NOT NULL ORDER BY id LIMIT 1`);
  await again();
  expect(
    await bank.db.query(
      `SELECT email, is_trusted AS trusted, removed_at IS NOT NULL AS removed FROM payee WHERE id = 'ana'
       UNION ALL SELECT to_email, false, is_removed FROM p2p_template WHERE name = 'Ana'`,
    ),
  ).toEqual(Array.from({ length: 2 }, () => ({ email: TYPED, trusted: false, removed: true })));
});

test('whatever is compared with an address is moved with it', async () => {
  await bank.pool.query(`
    INSERT INTO payout_block (customer_id, block_type, email, note, created_at) SELECT min(id), 'email', 'k@büro.test', '', now() FROM customer;
    INSERT INTO p2p_template (customer_id, name, account_id, to_email, amount, currency, note, saved_at)
    SELECT customer_id, 'Kay', id, 'k@büro.test', 1, currency, '', now() FROM account WHERE customer_id IS NOT NULL ORDER BY id LIMIT 1;
    INSERT INTO invoice (payee_customer, payer_customer, payee_name, payee_email, payer_name, payer_email, request_id, amount, currency, note, due_on, sent_at)
    SELECT min(id), max(id), 'Kay', 'k@büro.test', 'Kay', 'k@büro.test', 'moved', 1, 'EUR', '', now()::date, now() FROM customer;
    INSERT INTO mass_batch (id, customer_id, created_by, account_id, name, at)
    SELECT 'moved', a.customer_id, u.id, a.id, 'Salaries', now() FROM account a JOIN app_user u ON u.customer_id = a.customer_id ORDER BY a.id LIMIT 1;
    INSERT INTO mass_row (batch_id, n, to_email, amount, currency, note, debit, fee, rate, state)
    VALUES ('moved', 1, 'k@büro.test', 1, 'EUR', '', 1, 0, 1, 'ready');
    INSERT INTO global_batch (id, customer_id, created_by, account_id, name, at, fingerprint)
    SELECT id, customer_id, created_by, account_id, name, at, 'f' FROM mass_batch WHERE id = 'moved';
    INSERT INTO global_row (batch_id, n, data, fee_share, forbidden, amount, debit, fee, rate, state)
    VALUES ('moved', 1, '{"beneficiaryEmail": "k@büro.test", "amount": "1"}', 'our', '{}', 1, 1, 0, 1, 'ready');
    INSERT INTO taught_category (customer_id, payee, category) SELECT min(id), 'k@büro.test', 'work' FROM customer`);
  await again();
  expect(
    await bank.db.query(
      `SELECT 'blocked' AS what, email FROM payout_block WHERE email LIKE 'k@%'
       UNION ALL SELECT 'template', to_email FROM p2p_template WHERE name = 'Kay' AND NOT is_removed
       UNION ALL SELECT 'invoice', concat_ws(' ', payee_email, payer_email) FROM invoice WHERE request_id = 'moved'
       UNION ALL SELECT 'row', to_email FROM mass_row WHERE batch_id = 'moved'
       UNION ALL SELECT 'link', data ->> 'beneficiaryEmail' FROM global_row WHERE batch_id = 'moved'
       UNION ALL SELECT category, string_agg(payee, ' ' ORDER BY payee COLLATE "C") FROM taught_category WHERE payee LIKE 'k@%' GROUP BY 1`,
    ),
  ).toEqual([
    { what: 'blocked', email: MAILBOX },
    { what: 'template', email: MAILBOX },
    { what: 'invoice', email: `${MAILBOX} ${MAILBOX}` },
    { what: 'row', email: MAILBOX },
    { what: 'link', email: MAILBOX },
    // Entries of before keep their address.
    { what: 'work', email: `${TYPED} ${MAILBOX}` },
  ]);
});

test('of two spellings in one profile the main or the confirmed one is left, as the mailbox', async () => {
  await bank.pool.query(`INSERT INTO email_address (customer_id, email, is_confirmed)
    SELECT customer_id, kept.* FROM app_user, (VALUES ('a@büro.test', true), ('a@xn--bro-hoa.test', false),
      ('b@büro.test', false), ('b@xn--bro-hoa.test', true)) AS kept WHERE email = 'ben@personas.test'`);
  await again();
  expect(
    await bank.db.query(
      `SELECT email, is_confirmed AS confirmed FROM email_address WHERE email LIKE '_@%bro-hoa.test' OR email LIKE '_@büro.test' ORDER BY email`,
    ),
  ).toEqual(['a', 'b'].map((local) => ({ email: `${local}@xn--bro-hoa.test`, confirmed: true })));
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
