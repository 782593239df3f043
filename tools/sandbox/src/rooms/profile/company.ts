import type { CompanyInfo } from '@bank/protocol/profile-company';
import type { DocumentCategory } from '@bank/protocol/documents';
import { responseCode } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/documents';
import type { Rooms } from '@bank/protocol/all';
import { storeDocument } from '../../platform/documents/store';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { maskedNumber } from '../../platform/masked-number';
import type { StoredAnswer, StoredDetail } from './financial-detail';
import { shownAnswer, shownDetail } from './financial-detail';
import { settleKyc } from '../../identity/standing/become-known';
import { addressesOf, shownAddress } from '../../identity/standing/addresses';
import { documentsOf } from '../../identity/standing/owned';
import { peopleOf, shownPerson } from '../../identity/standing/people';
import { sent } from '../../identity/standing/sent';
import { shownWealth, wealthOf } from '../../identity/standing/wealth';
import { companyActionsOf } from '../../identity/standing/company-actions';
import { askedDeclarations } from '../../identity/standing/declarations';
import { personalActionsOf } from '../../identity/standing/personal-actions';
import { showing, shown } from '../../identity/standing/papers';
import { statusOf } from '../../identity/standing/standing';
import { refused } from './texts';

const { businessRegistration, businessAdditional, sourceOfWealth } = documentCategory;
/** The papers of a company itself; those of its people are in people.ts. */
const PAPERS: readonly DocumentCategory[] = [businessRegistration, businessAdditional, sourceOfWealth];

/** `company_profile.legal_information`, as far as it is shown. */
interface StoredLegal {
  isFinancialInstitution: boolean;
  regulator: string | null;
  licenceNumber: string | null;
}

type CompanyRow = Omit<
  CompanyInfo,
  | 'addresses'
  | 'corporateDocuments'
  | 'corporateDocumentStatus'
  | 'additionalDocuments'
  | 'additionalDocumentStatus'
  | 'sourceOfWealthDocuments'
  | 'sourceOfWealthDocumentStatuses'
  | 'financialInstitution'
  | 'people'
  | 'phone'
  | 'financialDetail'
  | 'asksDeclarations'
  | 'additionalQuestionAnswers'
> & {
  detail: StoredDetail | null;
  answers: readonly StoredAnswer[];
  legal: StoredLegal | null;
  required: number[];
  phoneId: number | null;
  phoneCountryCode: string | null;
  phoneNumber: string | null;
  isPhoneConfirmed: boolean | null;
  isPhoneForCodes: boolean | null;
};

type Bank = Pick<CallContext, 'clock' | 'lang' | 'brand'> & { db: Tx };

/** @returns null when the customer is no company */
async function companyOf({ db, clock, lang, brand }: Bank, customerId: number): Promise<CompanyInfo | null> {
  const [row] = await db.query<CompanyRow>(
    `SELECT c.business_name AS name, p.trading_name AS "tradingName", c.residence_country AS "registrationCountryCode",
            p.registration_number AS "registrationNumber", to_char(p.registered_at, 'YYYY-MM-DD') AS "registrationDate",
            p.tax_id AS "businessTaxId", e.email, p.website, p.description, c.verified, c.limited,
            coalesce(p.required_categories, '{}') AS required, h.id AS "phoneId", h.country_code AS "phoneCountryCode",
            h.number AS "phoneNumber", h.is_confirmed AS "isPhoneConfirmed",
            u.phone = '+' || h.country_code || h.number AS "isPhoneForCodes", p.financial_detail AS detail,
            coalesce(p.additional_answers, '[]') AS answers, p.legal_information AS legal, coalesce(p.is_converted, false) AS "isConverted"
       FROM customer c
       LEFT JOIN company_profile p ON p.customer_id = c.id
       LEFT JOIN email_address e ON e.customer_id = c.id AND e.is_primary
       LEFT JOIN app_user u ON u.customer_id = c.id
       LEFT JOIN phone h ON h.user_id = u.id
      WHERE c.id = $1 AND c.type = 'business' ORDER BY u.id, h.is_confirmed DESC, "isPhoneForCodes" DESC, h.id LIMIT 1`,
    [customerId],
  );
  if (!row) return null;
  const { required, phoneId, phoneCountryCode, phoneNumber, isPhoneConfirmed, isPhoneForCodes, ...rest } = row;
  const { detail, answers, legal, ...company } = rest;
  const how = showing({ clock, lang });
  const papers = async (category: DocumentCategory) => {
    const documents = await documentsOf(db, customerId, category);
    return {
      status: statusOf(required.includes(category), documents, how.nowMs),
      documents: documents.map((one) => shown(one, how)),
    };
  };
  const corporate = await papers(businessRegistration);
  const additional = await papers(businessAdditional);
  const wealth = await wealthOf(
    db,
    customerId,
    { isRequired: required.includes(sourceOfWealth), sourceIds: detail?.sourceIds ?? [] },
    how.nowMs,
  );
  const addresses = await addressesOf(db, customerId, how.nowMs);
  const people = await peopleOf(db, customerId, how.nowMs);
  return {
    ...company,
    businessTaxId: company.businessTaxId && maskedNumber(company.businessTaxId),
    phone:
      phoneId === null
        ? null
        : {
            phoneId,
            countryCode: phoneCountryCode ?? '',
            number: phoneNumber ?? '',
            confirmed: isPhoneConfirmed ?? false,
            isForCodes: isPhoneForCodes ?? false,
          },
    addresses: addresses.map((one) => shownAddress(one, how)),
    corporateDocuments: corporate.documents,
    corporateDocumentStatus: corporate.status,
    additionalDocuments: additional.documents,
    additionalDocumentStatus: additional.status,
    ...shownWealth(wealth, how),
    financialInstitution: legal?.isFinancialInstitution
      ? { regulator: legal.regulator, licenceNumber: legal.licenceNumber }
      : null,
    people: people.map((one) => shownPerson(one, how)),
    financialDetail: detail && shownDetail(detail, lang),
    asksDeclarations: askedDeclarations(detail?.industry ?? null, brand).length > 0,
    additionalQuestionAnswers: answers.map((one) => shownAnswer(one, lang)),
  };
}

export const company = {
  async companyInfoGet(_input, context) {
    const companyInfo = await companyOf(context, callerOf(context).customerId);
    if (!companyInfo) throw refused(context, 'companyOnly', { code: responseCode.accessDenied });
    return { companyInfo };
  },

  async companyDocumentUpload({ categoryId, sourceId, file }, context) {
    const { db } = context;
    const category = PAPERS.find((known) => known === categoryId);
    if (category === undefined) throw refused(context, 'noSuchDocumentType', { field: 'categoryId' });
    const [business] = await db.query<{ sourceIds: number[] }>(
      `SELECT coalesce(p.financial_detail -> 'sourceIds', '[]') AS "sourceIds"
         FROM customer c LEFT JOIN company_profile p ON p.customer_id = c.id WHERE c.id = $1 AND c.type = 'business'`,
      [callerOf(context).customerId],
    );
    if (!business) throw refused(context, 'companyOnly', { code: responseCode.accessDenied });
    const source = category === sourceOfWealth ? business.sourceIds.find((one) => one === sourceId) : undefined;
    if ((category === sourceOfWealth || sourceId !== undefined) && source === undefined)
      throw refused(context, 'noSuchSource', { field: 'sourceId' });
    const stored = await db.transaction(async (tx) => {
      const kept = await storeDocument(tx, context, { category, countries: [], file });
      if (source !== undefined)
        await tx.query('INSERT INTO company_wealth_document (document_id, source_id) VALUES ($1, $2)', [kept, source]);
      return { id: kept, hints: await settleKyc(tx, callerOf(context).customerId, context) };
    });
    return { document: await sent(context, stored) };
  },

  async requiredActions(_input, context) {
    const { customerId } = callerOf(context);
    const addresses = await addressesOf(context.db, customerId, context.clock.now());
    return {
      personal: await personalActionsOf(context.db, customerId, addresses, context.clock.now()),
      company: await companyActionsOf(context, customerId, addresses),
    };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
