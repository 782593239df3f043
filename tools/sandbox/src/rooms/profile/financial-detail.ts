import type { CompanyInfo, FinancialDetail } from '@bank/protocol/profile';
import type { Texts } from '../../platform/languages';
import { languages, textIn } from '../../platform/languages';

// Spec 3 §3 "financialDetail", "Additional question types". What is kept are ids; what is answered are names.

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
type Answer = 'businessAnotherAccount' | 'controlAccount' | 'yes' | 'no' | 'ourselves' | 'somebodyElse';

const SOURCES: readonly Source[] = ['sales', 'investors', 'loan', 'otherSource'];
const PURPOSES: readonly Purpose[] = ['payments', 'payroll', 'savings', 'otherPurpose'];

const texts: Texts<Source | Purpose | Industry | Answer> = {
  en: {
    sales: 'Sales of goods and services',
    investors: 'Money of shareholders and investors',
    loan: 'Loans',
    otherSource: 'Other',
    payments: 'Paying suppliers and being paid',
    payroll: 'Wages',
    savings: 'Reserves',
    otherPurpose: 'Other',
    crafts: 'Crafts and production',
    trade: 'Trade',
    services: 'Services',
    technology: 'Technology',
    otherIndustry: 'Other',
    businessAnotherAccount: 'Does the company have accounts at other banks?',
    controlAccount: 'Who controls the account?',
    yes: 'Yes',
    no: 'No',
    ourselves: 'The company itself',
    somebodyElse: 'Somebody else',
  },
  es: {
    sales: 'Ventas de bienes y servicios',
    investors: 'Dinero de socios e inversores',
    loan: 'Préstamos',
    otherSource: 'Otro',
    payments: 'Pagar a proveedores y cobrar',
    payroll: 'Salarios',
    savings: 'Reservas',
    otherPurpose: 'Otro',
    crafts: 'Artesanía y producción',
    trade: 'Comercio',
    services: 'Servicios',
    technology: 'Tecnología',
    otherIndustry: 'Otro',
    businessAnotherAccount: '¿Tiene la empresa cuentas en otros bancos?',
    controlAccount: '¿Quién controla la cuenta?',
    yes: 'Sí',
    no: 'No',
    ourselves: 'La propia empresa',
    somebodyElse: 'Otra persona',
  },
  ro: {
    sales: 'Vânzări de bunuri și servicii',
    investors: 'Bani de la acționari și investitori',
    loan: 'Împrumuturi',
    otherSource: 'Altele',
    payments: 'Plata furnizorilor și încasări',
    payroll: 'Salarii',
    savings: 'Rezerve',
    otherPurpose: 'Altele',
    crafts: 'Meșteșuguri și producție',
    trade: 'Comerț',
    services: 'Servicii',
    technology: 'Tehnologie',
    otherIndustry: 'Altele',
    businessAnotherAccount: 'Are compania conturi la alte bănci?',
    controlAccount: 'Cine controlează contul?',
    yes: 'Da',
    no: 'Nu',
    ourselves: 'Compania însăși',
    somebodyElse: 'Altcineva',
  },
  ru: {
    sales: 'Продажа товаров и услуг',
    investors: 'Деньги акционеров и инвесторов',
    loan: 'Кредиты',
    otherSource: 'Другое',
    payments: 'Расчёты с поставщиками и покупателями',
    payroll: 'Зарплата',
    savings: 'Резервы',
    otherPurpose: 'Другое',
    crafts: 'Ремёсла и производство',
    trade: 'Торговля',
    services: 'Услуги',
    technology: 'Технологии',
    otherIndustry: 'Другое',
    businessAnotherAccount: 'Есть ли у компании счета в других банках?',
    controlAccount: 'Кто распоряжается счётом?',
    yes: 'Да',
    no: 'Нет',
    ourselves: 'Сама компания',
    somebodyElse: 'Кто-то другой',
  },
  ua: {
    sales: 'Продаж товарів і послуг',
    investors: 'Гроші акціонерів та інвесторів',
    loan: 'Кредити',
    otherSource: 'Інше',
    payments: 'Розрахунки з постачальниками й покупцями',
    payroll: 'Зарплата',
    savings: 'Резерви',
    otherPurpose: 'Інше',
    crafts: 'Ремесла й виробництво',
    trade: 'Торгівля',
    services: 'Послуги',
    technology: 'Технології',
    otherIndustry: 'Інше',
    businessAnotherAccount: 'Чи має компанія рахунки в інших банках?',
    controlAccount: 'Хто розпоряджається рахунком?',
    yes: 'Так',
    no: 'Ні',
    ourselves: 'Сама компанія',
    somebodyElse: 'Хтось інший',
  },
  pt: {
    sales: 'Vendas de bens e serviços',
    investors: 'Dinheiro de acionistas e investidores',
    loan: 'Empréstimos',
    otherSource: 'Outra',
    payments: 'Pagar a fornecedores e receber',
    payroll: 'Salários',
    savings: 'Reservas',
    otherPurpose: 'Outra',
    crafts: 'Ofícios e produção',
    trade: 'Comércio',
    services: 'Serviços',
    technology: 'Tecnologia',
    otherIndustry: 'Outro',
    businessAnotherAccount: 'A empresa tem contas noutros bancos?',
    controlAccount: 'Quem controla a conta?',
    yes: 'Sim',
    no: 'Não',
    ourselves: 'A própria empresa',
    somebodyElse: 'Outra pessoa',
  },
};

/** The id of a source or purpose is its place in the list, from 1. */
const named = <Id extends Source | Purpose>(ids: readonly Id[], id: number, lang: string) => {
  const text = ids[id - 1] ?? ids.at(-1);
  return text === undefined ? '' : textIn(texts, lang, text);
};

/** What a company stated about its money, with names. */
export function shownDetail(detail: StoredDetail, lang: string): FinancialDetail {
  const { sourceIds, purposeIds, sourceSpecifications, purposeSpecifications, industry, ...amounts } = detail;
  return {
    ...amounts,
    industry: textIn(texts, lang, industry),
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

/** An answer as somebody reads it: only a yes, or somebody else's control, was asked about further. */
export function shownAnswer(stored: StoredAnswer, lang: string): CompanyInfo['additionalQuestionAnswers'][number] {
  const question = textIn(texts, lang, stored.id);
  if (stored.id === 'businessAnotherAccount') {
    return {
      question,
      answer: textIn(texts, lang, stored.answer ? 'yes' : 'no'),
      details: stored.answer ? stored.details : null,
    };
  }
  const isElse = stored.answer === '2';
  const further = isElse ? [stored.name, stored.date === null ? null : dayText(stored.date, lang)] : [];
  return {
    question,
    answer: textIn(texts, lang, isElse ? 'somebodyElse' : 'ourselves'),
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
