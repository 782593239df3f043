import type { Input } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import type { TestBank } from '../../testing';

export const TOBY = 1018;
export const COMPANY_NUMBER = '513774208';

const { fatcaCrsCertificationBusinessGet } = rooms.tax;
export type Certification = Input<Rooms['tax']['fatcaCrsCertificationBusinessUpdate']>;

export const ACTIVE = {
  ...{ isFinancialInstitution: false, isPubliclyTraded: false, isOwnPubliclyTradedCompany: false },
  isEarnPassiveIncome: false,
};
export const PASSIVE = { ...ACTIVE, isEarnPassiveIncome: true };

export interface Answer {
  responseCode: string;
  reason?: string;
}

/** Toby Tools, and what toby does for it. */
export async function tobyToolsOf(bank: TestBank) {
  const client = clientOf(bank);
  const { accessToken: toby } = await client.signIn('toby');
  const read = async (language = 'en') => {
    const inLanguage = { 'accept-language': language };
    const answer = await client.call(toby, 'fatcaCrsCertificationBusinessGet', { lang: language }, inLanguage);
    return fatcaCrsCertificationBusinessGet.response.parse(answer.json());
  };
  const send = async (certification: object, token = toby, headers = {}) =>
    (
      await client.call(token, 'fatcaCrsCertificationBusinessUpdate', { lang: 'en', ...certification }, headers)
    ).json<Answer>();

  /** All right, of a passive company of Portugal that two people control. */
  async function signable(): Promise<Certification> {
    const { fatcaCrsCertificationInfo: info, declaration } = await read();
    return {
      ...{ entityType: 'general', questions: PASSIVE, isUSTaxPayer: false, declarationId: declaration.id },
      placeOfBusinessAddressId: info.placeOfBusinessAddressId ?? 0,
      registeredAddressId: info.registeredAddressId ?? 0,
      taxIds: [{ countryCode: 'PT', taxId: COMPANY_NUMBER }],
      controllingPersons: info.controllingPersons.map(({ representativeId }, place) => ({
        ...{ representativeId, cityOfBirth: 'Faro', countryOfBirth: 'PT', dateOfBirth: `198${place}-02-28` },
        taxIds: [{ countryCode: 'PT', taxId: `22233344${place}` }],
      })),
    };
  }

  return {
    read,
    known: async () => (await read()).fatcaCrsCertificationInfo,
    signable,
    send,
    /** Sends what is all right, with some of it changed. */
    update: async (more: object = {}) => send({ ...(await signable()), ...more }),
    decide: (status: string) => client.post(`/sandbox/tax/${TOBY}/decision`, { status }),
    /** What is kept of countries and numbers; the name is null for the company's own. */
    kept: () =>
      bank.db.query<{ name: string | null; country: string; taxId: string | null }>(
        `SELECT p.first_name AS name, c.country_code AS country, c.tax_id AS "taxId"
           FROM tax_certification_country c LEFT JOIN company_person p ON p.id = c.person_id
          ORDER BY c.certification_id, c.person_id, c.place`,
      ),
    /** How many certifications are kept. */
    count: async () => (await bank.db.query<{ n: number }>('SELECT count(*)::int AS n FROM tax_certification'))[0]?.n,
  };
}
