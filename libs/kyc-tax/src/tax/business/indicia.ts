import { businessUsIndicium, type BusinessUsIndicium } from '@bank/protocol/tax-business';
import { papersAsked } from '../papers/papers';
import { US } from '../taxed/taxed';
import type { BusinessAnswers } from './answers';

/** What speaks for a company of the United States by the answers and by what the bank has found (R0.114). */
export function indiciaOf({
  registrationCountryCode,
  isUsAddress,
  usKnown,
}: BusinessAnswers): readonly BusinessUsIndicium[] {
  const said = { registration: registrationCountryCode === US, address: isUsAddress, phone: false };
  return businessUsIndicium.options.filter((one) => said[one] || usKnown.includes(one));
}

/** The papers that a company is asked for (R0.118). */
export const businessPapersAsked = (answers: BusinessAnswers) =>
  papersAsked({ isUSTaxPayer: answers.isUSTaxPayer, indicia: indiciaOf(answers) });
