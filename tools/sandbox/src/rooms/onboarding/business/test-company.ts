import type { Input } from '@bank/protocol';
import { businessAccountCreate } from '@bank/protocol/onboarding-business';
import type { TestBank } from '../../../testing';
import { application as personal, applicantOf } from '../test-applicant';

type Wanted = Input<typeof businessAccountCreate>;

const { address } = personal;
const inMoldova = { address1: 'Strada Mică 4', city: 'Chișinău', postalCode: 'MD-2001', countryCode: 'MD' };

/**
 * What a company states that has no fault; the ticket is missing. Ida has the company's own address, Milan is new to the bank, Rhea
 * is an employee of another company, and Kim is a child who holds a little. Ida stands in the tree twice.
 */
export const application = {
  company: {
    name: ' Lumen Works SRL ',
    tradingName: 'Lumen',
    email: 'Office@lumen.test',
    phone: { countryCode: '40', number: '0744 010 210' },
    registrationCountryCode: 'RO',
    registrationNumber: 'J12/345/2019',
    registrationDate: '2019-03-01',
    businessTaxId: 'RO40506070',
    website: 'https://www.lumen.example',
    description: 'Lamps for stages ',
    registrationAddress: address,
    businessAddress: inMoldova,
    additionalQuestionAnswers: {
      businessAnotherAccount: { answer: true, details: ' Current account at Banca Veche ' },
      controlAccount: { answer: '2', name: 'Rhea Popa', date: '2024-02-29' },
    },
  },
  financialDetail: {
    monthlyDepositAmount: '25000.50',
    monthlyDepositAmountCurrencyCode: 'EUR',
    monthlyWithdrawalAmount: '0',
    monthlyWithdrawalAmountCurrencyCode: 'RON',
    sourceIds: [1, 4],
    sourceSpecifications: { 4: ' Rent of a workshop ' },
    purposeIds: [1, 2],
    purposeSpecifications: {},
    industry: 'manufacturing',
  },
  dueDiligence: {
    government: true,
    governmentDetails: 'A brother in the city council',
    lawsuits: false,
    taxPayers: false,
  },
  legalInformation: {
    legalForm: 'SRL',
    isFinancialInstitution: true,
    regulator: 'Banca Națională a României',
    licenceNumber: 'IFN-77',
  },
  authorizedCompanyRepresentative: 'p1',
  directors: ['p1', 'p2'],
  ultimateBeneficiaryOwners: [
    { id: 'p1', isControlling: false },
    { id: 'p2', isControlling: true },
    { id: 'p3', isControlling: true },
  ],
  shareholders: [
    { type: 'person', id: 'p1', share: '50' },
    {
      type: 'company',
      id: 'c1',
      share: '40',
      directors: ['p2'],
      shareholders: [
        { type: 'person', id: 'p2', share: '60.5' },
        {
          type: 'company',
          id: 'c2',
          share: '39.5',
          directors: ['p1'],
          shareholders: [
            { type: 'person', id: 'p1', share: '25' },
            { type: 'person', id: 'p2', share: '20' },
          ],
        },
      ],
    },
    { type: 'person', id: 'p4', share: '5' },
  ],
  users: [
    { id: 'p1', accessRights: 2 },
    { id: 'p2', accessRights: 2 },
    { id: 'p3', accessRights: 1 },
  ],
  personList: [
    {
      ...{ id: 'p1', firstName: ' Ida ', lastName: 'Moraru', birthday: '1980-05-17', address },
      ...{ email: 'office@LUMEN.test', phone: { countryCode: '40', number: '744010211' }, taxId: '1800517' },
      ...{ sourcesOfFunds: { sourceIds: [4, 11], details: { 4: 'Of twenty years', 11: 'A lottery' } } },
      ...{ isUser: true, accessRights: 2 },
    },
    {
      ...{ id: 'p2', firstName: 'Milan', lastName: 'Rusu', birthday: '1975-01-02', address: inMoldova },
      ...{ email: 'Milan@lumen.test', sourcesOfFunds: { sourceIds: [5], details: { 5: 'Of the army' } } },
      ...{ isUser: true, accessRights: 2 },
    },
    {
      ...{ id: 'p3', firstName: 'Rhea', lastName: 'Popa', birthday: '2008-11-16', address },
      ...{ email: 'rhea@personas.test', isUser: true, accessRights: 1 },
    },
    { id: 'p4', firstName: 'Kim', lastName: 'Moraru', birthday: '2016-09-01', address, isUser: false },
  ],
  companyList: [
    {
      ...{ id: 'c1', name: 'Lumen Holding', registrationCountryCode: 'MD', registrationNumber: '100360' },
      ...{ address: inMoldova },
    },
    {
      ...{ id: 'c2', name: 'Rusu & Moraru', registrationCountryCode: 'RO', registrationNumber: 'J40/1/2001' },
      ...{ address },
    },
  ],
  agreements: ['privacy', 'terms'],
  device: personal.device,
} satisfies Omit<Wanted, 'captcha'>;

export const EMAIL = 'office@lumen.test';

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The same with something else at a path: `personList.0.firstName`. Nothing (undefined) is not sent. */
function replaced(stated: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(stated)) return stated.map((one, at) => (String(at) === key ? replaced(one, rest, by) : one));
  const fields = isFields(stated) ? stated : {};
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}

/** The application with other things at some paths. */
export function withChanges(changes: Readonly<Record<string, unknown>>): object {
  const changed = Object.entries(changes).reduce<unknown>(
    (stated, [path, by]) => replaced(stated, path.split('.'), by),
    application,
  );
  return isFields(changed) ? changed : {};
}

/** A visitor who applies for a company. */
export function companyApplicantOf(bank: Pick<TestBank, 'db' | 'sandbox'>, origin?: string | null) {
  const visitor = applicantOf(bank, origin);
  let ticket = { captcha: '', uses: 20 };
  let keys = 0;
  return {
    ...visitor,
    /** A ticket for the next use; each is good for 20. */
    async sharedTicket(): Promise<string> {
      if (ticket.uses >= 20) ticket = { captcha: await visitor.ticket(), uses: 0 };
      ticket.uses += 1;
      return ticket.captcha;
    },
    /** An application with a ticket and a key of its own, unless told otherwise. */
    async applyBusiness(changes: Readonly<Record<string, unknown>> = {}, headers: Record<string, string> = {}) {
      const captcha = 'captcha' in changes ? '' : await visitor.ticket();
      keys += 1;
      return visitor.ask(
        businessAccountCreate.name,
        { captcha, ...withChanges(changes) },
        { 'idempotency-key': `company-${keys}`, ...headers },
      );
    },
  };
}

/** How many companies, users, invitations and letters with a link there are for an address. */
export async function tracesOf({ db }: Pick<TestBank, 'db'>, email = EMAIL): Promise<number[]> {
  const [row] = await db.query<{ all: number[] }>(
    `SELECT ARRAY[(SELECT count(*) FROM customer c JOIN app_user u ON u.customer_id = c.id WHERE u.email = $1),
                  (SELECT count(*) FROM app_user WHERE email = $1),
                  (SELECT count(*) FROM company_application),
                  (SELECT count(*) FROM outbox WHERE recipient = $1 AND text LIKE '%/activate?%')]::int[] AS all`,
    [email],
  );
  return row?.all ?? [];
}
