import type { CompanyInfo } from '@bank/protocol/profile-company';
import type { DocumentCategory } from '@bank/protocol/verification';
import { responseCode } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/verification';
import type { Rooms } from '@bank/protocol/all';
import { storeDocument } from '../../platform/documents/store';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { documentsChanged } from './addresses';
import type { StoredAnswer, StoredDetail } from './financial-detail';
import { shownAnswer, shownDetail } from './financial-detail';
import { peopleOf } from './people';
import { personalActionsOf } from '../../identity/standing/personal-actions';
import { addressesOf, documentsOf, needsAction, shown, statusOf } from '../../identity/standing/standing';
import { refused } from './texts';

const { businessRegistration, businessAdditional, sourceOfWealth } = documentCategory;
/** The papers of a company itself; those of its people are in people.ts. */
const PAPERS: readonly DocumentCategory[] = [businessRegistration, businessAdditional, sourceOfWealth];

type CompanyRow = Omit<
  CompanyInfo,
  | 'addresses'
  | 'corporate'
  | 'additional'
  | 'sourceOfWealth'
  | 'people'
  | 'phone'
  | 'financialDetail'
  | 'additionalQuestionAnswers'
> & {
  detail: StoredDetail | null;
  answers: readonly StoredAnswer[];
  required: number[];
  phoneId: number | null;
  phoneCountryCode: string | null;
  phoneNumber: string | null;
  isPhoneConfirmed: boolean | null;
  isPhoneForCodes: boolean | null;
};

type Bank = Pick<CallContext, 'clock' | 'lang'> & { db: Tx };

/** @returns null when the customer is no company */
async function companyOf({ db, clock, lang }: Bank, customerId: number): Promise<CompanyInfo | null> {
  const [row] = await db.query<CompanyRow>(
    `SELECT c.business_name AS name, p.trading_name AS "tradingName", c.residence_country AS "registrationCountryCode",
            p.registration_number AS "registrationNumber", to_char(p.registered_at, 'YYYY-MM-DD') AS "registrationDate",
            p.tax_id AS "businessTaxId", e.email, p.website, p.description, c.verified, c.limited,
            coalesce(p.required_categories, '{}') AS required, h.id AS "phoneId", h.country_code AS "phoneCountryCode",
            h.number AS "phoneNumber", h.is_confirmed AS "isPhoneConfirmed",
            u.phone = '+' || h.country_code || h.number AS "isPhoneForCodes", p.financial_detail AS detail,
            coalesce(p.additional_answers, '[]') AS answers, coalesce(p.is_converted, false) AS "isConverted"
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
  const { detail, answers, ...company } = rest;
  const now = clock.now();
  const papers = async (category: DocumentCategory) => {
    const documents = await documentsOf(db, customerId, category);
    return { status: statusOf(required.includes(category), documents, now), documents: documents.map(shown) };
  };
  return {
    ...company,
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
    addresses: await addressesOf(db, customerId, now),
    corporate: await papers(businessRegistration),
    additional: await papers(businessAdditional),
    sourceOfWealth: await papers(sourceOfWealth),
    people: await peopleOf(db, customerId, now),
    financialDetail: detail && shownDetail(detail, lang),
    additionalQuestionAnswers: answers.map((one) => shownAnswer(one, lang)),
  };
}

/** How much of a company's papers needs something of its people (R3.3.5). */
function actionsOf({ addresses, corporate, additional, sourceOfWealth: wealth, people }: CompanyInfo): number {
  const papers = [corporate, additional, wealth].filter(({ status }) => needsAction(status));
  const places = addresses.filter(({ addressStatus }) => needsAction(addressStatus));
  const persons = people.filter((one) => [one.identityStatus, one.addressStatus, one.controlStatus].some(needsAction));
  return papers.length + places.length + persons.length;
}

export const company = {
  async companyInfoGet(_input, context) {
    const companyInfo = await companyOf(context, callerOf(context).customerId);
    if (!companyInfo) throw refused(context, 'companyOnly', { code: responseCode.accessDenied });
    return { companyInfo };
  },

  async companyDocumentUpload({ categoryId, file }, context) {
    const { db } = context;
    const category = PAPERS.find((known) => known === categoryId);
    if (category === undefined) throw refused(context, 'noSuchDocumentType', { field: 'categoryId' });
    const [business] = await db.query(`SELECT FROM customer WHERE id = $1 AND type = 'business'`, [
      callerOf(context).customerId,
    ]);
    if (!business) throw refused(context, 'companyOnly', { code: responseCode.accessDenied });
    const document = await db.transaction((tx) => storeDocument(tx, context, { category, file }));
    documentsChanged(context, document.id);
    return { document };
  },

  async requiredActions(_input, context) {
    const { customerId } = callerOf(context);
    const companyInfo = await companyOf(context, customerId);
    return {
      personal: await personalActionsOf(context, customerId),
      company: companyInfo ? actionsOf(companyInfo) : 0,
    };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
