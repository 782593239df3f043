import type { CompanyInfo, DocumentCategory } from '@bank/protocol';
import { documentCategory, responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { storeDocument } from '../documents/store';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/db';
import type { Handlers } from '../platform/handler';
import { callerOf } from '../platform/handler';
import { Refusal } from '../platform/refusal';
import { documentsChanged } from './addresses';
import { refused } from './code';
import { personalActionsOf } from './personal-actions';
import { addressesOf, documentsOf, needsAction, shown, statusOf } from './standing';
import { say } from './texts';

const { businessRegistration, businessAdditional, sourceOfWealth } = documentCategory;
/** The papers of a company itself; those of its people belong to verification. */
const PAPERS: readonly DocumentCategory[] = [businessRegistration, businessAdditional, sourceOfWealth];

type CompanyRow = Omit<
  CompanyInfo,
  'addresses' | 'corporate' | 'additional' | 'sourceOfWealth' | 'people' | 'phone'
> & {
  required: number[];
  phoneId: number | null;
  phoneCountryCode: string | null;
  phoneNumber: string | null;
  isPhoneConfirmed: boolean | null;
};

/** @returns null when the customer is no company */
async function companyOf({ db, clock }: { db: Tx; clock: Clock }, customerId: number): Promise<CompanyInfo | null> {
  const [row] = await db.query<CompanyRow>(
    `SELECT c.business_name AS name, p.trading_name AS "tradingName", c.residence_country AS "registrationCountryCode",
            p.registration_number AS "registrationNumber", to_char(p.registered_at, 'YYYY-MM-DD') AS "registrationDate",
            p.tax_id AS "businessTaxId", e.email, p.website, p.description, c.verified, c.limited,
            coalesce(p.required_categories, '{}') AS required, h.id AS "phoneId", h.country_code AS "phoneCountryCode",
            h.number AS "phoneNumber", h.is_confirmed AS "isPhoneConfirmed"
       FROM customer c
       LEFT JOIN company_profile p ON p.customer_id = c.id
       LEFT JOIN email_address e ON e.customer_id = c.id AND e.is_primary
       LEFT JOIN app_user u ON u.customer_id = c.id
       LEFT JOIN phone h ON h.user_id = u.id
      WHERE c.id = $1 AND c.type = 'business' ORDER BY u.id, h.id LIMIT 1`,
    [customerId],
  );
  if (!row) return null;
  const { required, phoneId, phoneCountryCode, phoneNumber, isPhoneConfirmed, ...company } = row;
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
          },
    addresses: await addressesOf(db, customerId, now),
    corporate: await papers(businessRegistration),
    additional: await papers(businessAdditional),
    sourceOfWealth: await papers(sourceOfWealth),
    people: await db.query<CompanyInfo['people'][number]>(
      `SELECT id AS "representativeId", name, type_id AS "typeId", identity_status AS "identityStatus",
              address_status AS "addressStatus", control_status AS "controlStatus"
         FROM company_person WHERE customer_id = $1 ORDER BY id`,
      [customerId],
    ),
  };
}

/** How much of a company's papers needs something of its people (spec 3 §3 "Representative types"). */
function actionsOf({ addresses, corporate, additional, sourceOfWealth: wealth, people }: CompanyInfo): number {
  const papers = [corporate, additional, wealth].filter(({ status }) => needsAction(status));
  const places = addresses.filter(({ addressStatus }) => needsAction(addressStatus));
  const persons = people.filter((one) =>
    [one.identityStatus, one.addressStatus, one.controlStatus].some(
      (status) => status !== null && status !== 'validated' && status !== 'pending',
    ),
  );
  return papers.length + places.length + persons.length;
}

export const company = {
  async companyInfoGet(_input, context) {
    const companyInfo = await companyOf(context, callerOf(context).customerId);
    if (!companyInfo) throw new Refusal(responseCode.accessDenied, say(context.lang, 'companyOnly'));
    return { companyInfo };
  },

  async companyDocumentUpload({ categoryId, file }, context) {
    const { db, lang } = context;
    const category = PAPERS.find((known) => known === categoryId);
    if (category === undefined) throw refused(say(lang, 'noSuchDocumentType'), 'categoryId');
    const [business] = await db.query(`SELECT FROM customer WHERE id = $1 AND type = 'business'`, [
      callerOf(context).customerId,
    ]);
    if (!business) throw new Refusal(responseCode.accessDenied, say(lang, 'companyOnly'));
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
