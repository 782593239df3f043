import type { Input } from '@bank/protocol';
import { captchaGet, captchaSolve, type CaptchaPuzzle } from '@bank/protocol/onboarding';
import { businessAccountCreate } from '@bank/protocol/onboarding-business';
import { createHash } from 'node:crypto';

const COMPANY = 'office@lamps.test';
const COLLEAGUE = 'lou@lamps.test';
/** A brand that lets companies register. */
const ORIGIN = 'http://localhost:4204';

const address = { address1: 'Strada Mică 4', city: 'Chișinău', postalCode: 'MD-2001', countryCode: 'MD' };
const phone = { countryCode: '40', number: '744010250' };

/** A company of one person, who holds all of it, with a colleague as a user. */
const application: Omit<Input<typeof businessAccountCreate>, 'captcha'> = {
  company: {
    ...{ name: 'Harbour Lamps', email: COMPANY, phone, registrationCountryCode: 'MD', registrationNumber: '7' },
    ...{ registrationDate: '2020-01-01', description: 'Lamps', registrationAddress: address },
    additionalQuestionAnswers: { businessAnotherAccount: { answer: false }, controlAccount: { answer: '1' } },
  },
  financialDetail: {
    ...{ monthlyDepositAmount: '1', monthlyDepositAmountCurrencyCode: 'EUR', industry: 'retail' },
    ...{ monthlyWithdrawalAmount: '1', monthlyWithdrawalAmountCurrencyCode: 'EUR' },
    ...{ sourceIds: [1], sourceSpecifications: {}, purposeIds: [1], purposeSpecifications: {} },
  },
  dueDiligence: { government: false, lawsuits: false, taxPayers: false },
  legalInformation: { legalForm: 'SRL', isFinancialInstitution: false },
  authorizedCompanyRepresentative: 'p1',
  directors: ['p1'],
  ultimateBeneficiaryOwners: [{ id: 'p1', isControlling: false }],
  shareholders: [{ type: 'person', id: 'p1', share: '100' }],
  users: [
    { id: 'p1', accessRights: 2 },
    { id: 'p2', accessRights: 1 },
  ],
  personList: [
    {
      ...{ id: 'p1', firstName: 'Mara', lastName: 'Rusu', birthday: '1980-01-01', address, email: COMPANY },
      ...{ sourcesOfFunds: { sourceIds: [5], details: { 5: 'Of the navy' } }, isUser: true, accessRights: 2 },
    },
    {
      ...{ id: 'p2', firstName: 'Lou', lastName: 'Rusu', birthday: '1990-01-01', address, email: COLLEAGUE },
      ...{ isUser: true, accessRights: 1 },
    },
  ],
  companyList: [],
  agreements: ['privacy', 'terms'],
  device: { timeZone: 'UTC', language: 'en', screen: '390x844' },
};

/** One request to the bank in process. */
type AskBank = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}) => Promise<{ body: string }>;

function solved({ algorithm, challenge, maxnumber, salt, signature }: CaptchaPuzzle): string {
  for (let number = 0; number <= maxnumber; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  throw new Error('no number solves the puzzle');
}

/** Registers the company as its page does. @returns where its letter went, and where the colleague's will go */
export async function registerCompany(askBank: AskBank): Promise<{ company: string; colleague: string }> {
  const ask = async (method: string, input: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', origin: ORIGIN, 'idempotency-key': 'harbour-lamps' };
    const body = JSON.stringify({ method, ...input });
    return JSON.parse((await askBank({ method: 'POST', url: `/?${method}`, headers, body })).body);
  };
  const { puzzle } = captchaGet.response.parse(await ask(captchaGet.name, {}));
  const { ticket } = captchaSolve.response.parse(await ask(captchaSolve.name, { payload: solved(puzzle) }));
  const answer = await ask(businessAccountCreate.name, { ...application, captcha: ticket });
  return { company: businessAccountCreate.response.parse(answer).email, colleague: COLLEAGUE };
}
