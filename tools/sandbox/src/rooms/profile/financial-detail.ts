import type { CompanyInfo, FinancialDetail } from '@bank/protocol/profile-company';
import { industryOf } from '../../platform/dictionaries/industries';
import { purposesNamed, sourcesNamed } from '../../platform/dictionaries/named';
import { say } from '../../platform/dictionaries/texts';
import { intlTag } from '../../platform/languages';

// R3.3.11 and R3.3.13. The tables store ids; the answers hold display names.

/** As the company stated it, in `company_profile.financial_detail`. */
export interface StoredDetail {
  monthlyDepositAmount: string;
  monthlyDepositCurrencyCode: string;
  monthlyWithdrawalAmount: string;
  monthlyWithdrawalCurrencyCode: string;
  sourceIds: readonly number[];
  purposeIds: readonly number[];
  /** By id of the source or purpose. */
  sourceSpecifications: Readonly<Record<string, string>>;
  purposeSpecifications: Readonly<Record<string, string>>;
  /** By its id in the dictionary. */
  industry: string;
  industrySpecification: string | null;
}

/** A row of `company_profile.additional_answers`. */
export type StoredAnswer =
  | { id: 'businessAnotherAccount'; answer: boolean; details: string | null }
  | { id: 'controlAccount'; answer: '1' | '2'; name: string | null; date: string | null };

/** What a company stated about its money, with names. */
export function shownDetail(detail: StoredDetail, lang: string): FinancialDetail {
  const { sourceIds, purposeIds, sourceSpecifications, purposeSpecifications, industry, ...amounts } = detail;
  return {
    ...amounts,
    industryId: industry,
    industry: say(lang, industryOf(industry)?.name ?? 'otherMainstream'),
    sources: sourcesNamed('business', { ids: sourceIds, specifications: sourceSpecifications }, lang),
    purposes: purposesNamed('business', { ids: purposeIds, specifications: purposeSpecifications }, lang),
  };
}

/** An answer in words. Only a yes, or control by another person, has follow-ups (R3.3.11). */
export function shownAnswer(stored: StoredAnswer, lang: string): CompanyInfo['additionalQuestionAnswers'][number] {
  const question = say(lang, stored.id);
  if (stored.id === 'businessAnotherAccount') {
    return {
      question,
      answer: say(lang, stored.answer ? 'yes' : 'no'),
      details: stored.answer ? stored.details : null,
    };
  }
  const isElse = stored.answer === '2';
  const further = isElse ? [stored.name, stored.date === null ? null : dayText(stored.date, lang)] : [];
  return {
    question,
    answer: say(lang, isElse ? 'somebodyElse' : 'ourselves'),
    details: further.filter((one) => one !== null).join(', ') || null,
  };
}

/** @param date `YYYY-MM-DD` */
function dayText(date: string, lang: string): string {
  const format = new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
