import { addressType } from '@bank/protocol/card-delivery';
import type { ApplicantPerson } from '@bank/protocol/onboarding-business';
import { documentCategory } from '@bank/protocol/documents';
import { acceptAgreements } from '../../../identity/access/agreements';
import { sendLink } from '../../../identity/activation/links';
import { carryLetters } from '../../../identity/paces/letters';
import { freeLapsed } from '../../../identity/people/address-holder';
import { insertOwnership } from '../../../identity/people/company-ownership';
import { taxDueAt } from '../../../identity/standing/tax-due';
import { levelBy } from '../../../identity/statements/due-diligence-level';
import { storedDetail, storedDiligence } from '../../../identity/statements/stored';
import type { Tx } from '../../../platform/db';
import { forgetLater } from '../forget';
import { insertAddress } from '../insert-address';
import { jsonOf } from '../../../identity/statements/json';
import { numberOf } from '../phone-fault';
import type { Application, ApplicationContext } from './applicant';
import { declaredIn, treeOf } from './declared';
import { insertPeople } from './insert-people';
import { answersOf, legalInformationOf, statementOf } from './statement';

interface Applicant {
  application: Application;
  brand: string;
}

interface Opening extends Applicant {
  /** Who speaks for the company. */
  representative: ApplicantPerson;
  at: Date;
}

/**
 * Writes what a new company is (R3.3.25): a customer who is not verified, its own user, who is not activated and has no password
 * yet, and the letter that activates it. No account and no permission; whom it wants as users is kept for later.
 * Call it within `holdingAddress`.
 */
export async function openCompany(tx: Tx, context: ApplicationContext, applicant: Applicant): Promise<void> {
  const { application, brand } = applicant;
  const { company, personList, agreements } = application;
  const representative = personList.find(({ id }) => id === application.authorizedCompanyRepresentative);
  if (!representative) throw new Error('a company without a representative passed its faults');
  const opening = { ...applicant, representative, at: new Date(context.clock.now()) };
  // Customers and users are numbered one at a time. A company that invites a user takes the same lock.
  await tx.query('SELECT pg_advisory_xact_lock(7206011)');
  await freeLapsed(tx, company.email, context);
  const customerId = await insertCustomer(tx, opening);
  const userId = await insertOwnUser(tx, context, { ...opening, customerId });
  await carryLetters(tx, company.email, { customerId });
  await insertAddress(tx, { customerId, address: company.registrationAddress, isMain: true });
  if (company.businessAddress)
    await insertAddress(tx, {
      ...{ customerId, address: company.businessAddress, isMain: false },
      typeId: addressType.business,
    });
  await insertProfile(tx, application, customerId);
  const people = await insertPeople(tx, application, customerId, context.clock.now());
  await insertOwnership(tx, {
    ...{ customerId, sentBy: null, at: opening.at, tree: treeOf(application) },
    people: declaredIn(application, (ref) => ({ personId: people.get(ref) ?? null, addedIds: [], sourcesBefore: [] })),
  });
  await tx.query('INSERT INTO company_application (customer_id, statement, created_at) VALUES ($1, $2, $3)', [
    customerId,
    jsonOf(statementOf(application)),
    opening.at,
  ]);
  await acceptAgreements(tx, { userId, brand, at: opening.at }, agreements);
  await forgetLater(tx, customerId, context);
  await sendLink(tx, context, company.email);
}

/** Ids below ten thousand are the personas'. */
async function insertCustomer(tx: Tx, { application, brand, representative, at }: Opening): Promise<number> {
  const { name, registrationCountryCode } = application.company;
  const level = levelBy(application.financialDetail.industry);
  const [customer] = await tx.query<{ id: number }>(
    `INSERT INTO customer (id, type, business_name, first_name, last_name, residence_country, verified, need_kyc, tax_status,
                           tax_due_at, permissions, brand, created_at, due_diligence_level)
     SELECT greatest(max(id), 9999) + 1, 'business', $1, $2, $3, $4, false, true, 'none', $8, '{}', $5, $6, $7 FROM customer RETURNING id`,
    [
      name.trim(),
      representative.firstName.trim(),
      representative.lastName.trim(),
      registrationCountryCode,
      brand,
      at,
      level,
      taxDueAt(at),
    ],
  );
  if (!customer) throw new Error('the company was not written');
  return customer.id;
}

/** The company's own user, with its address and its phone (R0.46). */
async function insertOwnUser(
  tx: Tx,
  context: ApplicationContext,
  { application, representative, customerId }: Opening & { customerId: number },
): Promise<number> {
  const { email, phone } = application.company;
  const [user] = await tx.query<{ id: number }>(
    `INSERT INTO app_user (id, email, password_hash, first_name, last_name, customer_id, customer_type, language)
     SELECT greatest(max(id), 999) + 1, $1, NULL, $2, $3, $4, 'business', $5 FROM app_user RETURNING id`,
    [email, representative.firstName.trim(), representative.lastName.trim(), customerId, context.lang],
  );
  if (!user) throw new Error('the user of a company was not written');
  await tx.query(
    'INSERT INTO email_address (customer_id, email, is_confirmed, is_primary) VALUES ($1, $2, true, true)',
    [customerId, email],
  );
  // Unconfirmed: nothing goes out by SMS before the sign-in.
  await tx.query('INSERT INTO phone (user_id, country_code, number) VALUES ($1, $2, $3)', [
    user.id,
    phone.countryCode,
    numberOf(phone),
  ]);
  return user.id;
}

async function insertProfile(tx: Tx, application: Application, customerId: number): Promise<void> {
  const { company } = application;
  await tx.query(
    `INSERT INTO company_profile (customer_id, trading_name, registration_number, registered_at, tax_id, website, description,
                                  required_categories, financial_detail, additional_answers, due_diligence, legal_information)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      customerId,
      company.tradingName?.trim() || null,
      company.registrationNumber.trim(),
      company.registrationDate,
      company.businessTaxId?.trim() || null,
      company.website?.trim() || null,
      company.description.trim(),
      [documentCategory.businessRegistration],
      jsonOf(storedDetail(application.financialDetail)),
      jsonOf(answersOf(application)),
      jsonOf(storedDiligence(application.dueDiligence)),
      jsonOf(legalInformationOf(application)),
    ],
  );
}
