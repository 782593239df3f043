import { ASKED_OF_A_PERSON, askFor } from '../../../identity/standing/matters';
import { acceptAgreements } from '../../../identity/access/agreements';
import { sendLink } from '../../../identity/activation/links';
import { carryLetters } from '../../../identity/paces/letters';
import { freeLapsed } from '../../../identity/people/address-holder';
import { taxDueAt } from '../../../identity/standing/tax-due';
import type { Tx } from '../../../platform/db';
import { forgetLater } from '../forget';
import { insertAddress } from '../insert-address';
import { jsonOf } from '../../../identity/statements/json';
import { storedWork } from '../../../identity/statements/stored';
import type { Application, ApplicationContext } from './applicant';

interface Applicant {
  application: Application;
  brand: string;
  /** The phone's digits after the prefix, as E.164 has them. */
  number: string;
}

/**
 * Writes what a newcomer is (R3.3.24): a customer who is not verified, their user, who is not activated, and the letter that
 * activates them. No account, no permission and no password: who reads the letter chooses it (R3.3.24).
 * Call it within `holdingAddress`.
 */
export async function openCustomer(tx: Tx, context: ApplicationContext, applicant: Applicant): Promise<void> {
  const { application, brand, number } = applicant;
  const { email, phone, agreements } = application;
  const at = new Date(context.clock.now());
  // Customers and users are numbered one at a time. A company that invites a user takes the same lock.
  await tx.query('SELECT pg_advisory_xact_lock(7206011)');
  await freeLapsed(tx, email, context);
  const customerId = await insertCustomer(tx, application, brand, at);
  const [user] = await tx.query<{ id: number }>(
    `INSERT INTO app_user (id, email, password_hash, first_name, last_name, customer_id, language)
     SELECT greatest(max(id), 999) + 1, $1, NULL, $2, $3, $4, $5 FROM app_user RETURNING id`,
    [email, application.firstName.trim(), application.lastName.trim(), customerId, context.lang],
  );
  if (!user) throw new Error('the user of a newcomer was not written');
  await carryLetters(tx, email, { customerId });
  await tx.query(
    'INSERT INTO email_address (customer_id, email, is_confirmed, is_primary) VALUES ($1, $2, true, true)',
    [customerId, email],
  );
  // Unconfirmed: nothing goes out by SMS before the sign-in.
  await tx.query('INSERT INTO phone (user_id, country_code, number) VALUES ($1, $2, $3)', [
    user.id,
    phone.countryCode,
    number,
  ]);
  await insertAddress(tx, { customerId, address: application.address, isMain: true });
  await insertPerson(tx, application, customerId, at);
  await askFor(tx, customerId, ASKED_OF_A_PERSON);
  await acceptAgreements(tx, { userId: user.id, brand, at }, agreements);
  await forgetLater(tx, customerId, context);
  await sendLink(tx, context, email);
}

/** Ids below ten thousand are the personas'. */
async function insertCustomer(tx: Tx, application: Application, brand: string, at: Date): Promise<number> {
  const [customer] = await tx.query<{ id: number }>(
    `INSERT INTO customer (id, type, first_name, last_name, residence_country, verified, need_kyc, tax_status, tax_due_at,
                           permissions, brand, created_at)
     SELECT greatest(max(id), 9999) + 1, 'personal', $1, $2, $3, false, true, 'none', $6, '{}', $4, $5 FROM customer RETURNING id`,
    [
      application.firstName.trim(),
      application.lastName.trim(),
      application.address.countryCode,
      brand,
      at,
      taxDueAt(at),
    ],
  );
  if (!customer) throw new Error('the customer was not written');
  return customer.id;
}

async function insertPerson(tx: Tx, application: Application, customerId: number, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO person_profile (customer_id, birth_day, birth_country, citizenship_country, occupation, second_occupation,
                                 statement, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      customerId,
      application.birthday,
      application.birthCountryCode,
      application.citizenshipCountryCode,
      application.occupation,
      application.secondOccupation,
      jsonOf(statementOf(application)),
      at,
    ],
  );
}

/** What the applicant stated about their money, by the ids of the dictionaries, and the page that sent it. */
const statementOf = (application: Application) => ({
  ...storedWork(application),
  estimatedMonthlyDepositId: application.estimatedMonthlyDepositId,
  anotherAccount: application.anotherAccount,
  anotherAccountDetails: application.anotherAccount ? application.anotherAccountDetails : null,
  device: application.device,
});
