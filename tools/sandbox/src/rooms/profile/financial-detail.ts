import type { CompanyInfo, FinancialDetail } from '@bank/protocol/profile-company';
import { languages } from '../../platform/languages';
import { say } from './texts';

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
  industry: Industry;
  industrySpecification: string | null;
}

/** A row of `company_profile.additional_answers`. */
export type StoredAnswer =
  | { id: 'businessAnotherAccount'; answer: boolean; details: string | null }
  | { id: 'controlAccount'; answer: '1' | '2'; name: string | null; date: string | null };

type Source = 'sales' | 'investors' | 'loan' | 'otherSource';
type Purpose = 'payments' | 'payroll' | 'savings' | 'otherPurpose';
type Industry = 'crafts' | 'trade' | 'services' | 'technology' | 'otherIndustry';

const SOURCES: readonly Source[] = ['sales', 'investors', 'loan', 'otherSource'];
const PURPOSES: readonly Purpose[] = ['payments', 'payroll', 'savings', 'otherPurpose'];

/** The id of a source or purpose is its place in the list, from 1. */
const named = <Id extends Source | Purpose>(ids: readonly Id[], id: number, lang: string) => {
  const text = ids[id - 1] ?? ids.at(-1);
  return text === undefined ? '' : say(lang, text);
};

/** What a company stated about its money, with names. */
export function shownDetail(detail: StoredDetail, lang: string): FinancialDetail {
  const { sourceIds, purposeIds, sourceSpecifications, purposeSpecifications, industry, ...amounts } = detail;
  return {
    ...amounts,
    industry: say(lang, industry),
    sources: sourceIds.map((sourceId) => ({
      sourceId,
      name: named(SOURCES, sourceId, lang),
      specification: sourceSpecifications[sourceId] ?? null,
    })),
    purposes: purposeIds.map((purposeId) => ({
      purposeId,
      name: named(PURPOSES, purposeId, lang),
      specification: purposeSpecifications[purposeId] ?? null,
    })),
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

/** Languages that are no tag, or whose tag alone would mean America or Brazil. */
const INTL_TAGS: Readonly<Record<string, string>> = { ua: 'uk', en: 'en-GB', pt: 'pt-PT' };

/** @param date `YYYY-MM-DD` */
function dayText(date: string, lang: string): string {
  const locale = languages.find((known) => known === lang) ?? 'en';
  const format = new Intl.DateTimeFormat(INTL_TAGS[locale] ?? locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
