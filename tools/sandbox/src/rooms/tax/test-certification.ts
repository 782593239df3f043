import type { Input } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { formOf } from '../../server/test-upload';
import type { SentFile } from '../../server/test-upload';
import type { TestBank } from '../../testing';

export const TOBY = 1018;
export const TESS = 1014;
export const ATELIER = 1005;
export const COMPANY_NUMBER = '513774208';

const {
  fatcaCrsCertificationBusinessGet,
  fatcaCrsCertificationPersonalGet,
  fatcaCrsCertificationRepresentativeGet,
  fatcaCrsCertificationRepresentativeUpdate,
} = rooms.tax;
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

/** What an upload of a paper answers. */
export interface Sent {
  responseCode: string;
  reason?: string;
  paper?: { id: string; kind: string; fileName: string; statusId: number };
}

/** Sends papers as a caller. @returns each time the answer */
export const papersBy =
  (bank: TestBank, caller: string | Record<string, string>) =>
  async (method: string, data: object, file?: SentFile): Promise<Sent> =>
    (await formOf(bank)(caller, method, data, file)).json<Sent>();

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
        ...{ representativeId, cityOfBirth: 'Faro', countryOfBirth: 'PT', dateOfBirth: `${1980 + place}-02-28` },
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
    decide: (status: string, rejections?: readonly object[]) =>
      client.post(`/sandbox/tax/${TOBY}/decision`, { status, rejections }),
    sendPaper: papersBy(bank, toby),
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

/** Tess, who lives in Spain, and what she does. */
export async function tessOf(bank: TestBank) {
  const client = clientOf(bank);
  const { accessToken: tess } = await client.signIn('tess');
  const read = async (language = 'en') => {
    const asked = [tess, 'fatcaCrsCertificationPersonalGet', { lang: language }] as const;
    const answer = await client.call(...asked, { 'accept-language': language });
    return fatcaCrsCertificationPersonalGet.response.parse(answer.json());
  };
  return {
    token: tess,
    known: async (language = 'en') => (await read(language)).fatcaCrsCertificationInfo,
    /** Sends what is all right, with some of it changed. */
    async update(more: object = {}, language = 'en'): Promise<Answer> {
      const { fatcaCrsCertificationInfo: known, declaration } = await read();
      const certified = {
        ...{ lang: language, cityOfBirth: 'Sevilla', countryOfBirth: 'ES', dateOfBirth: '1990-02-28' },
        ...{ citizenship: ['ES'], addressId: known.addressId, isUSTaxPayer: false, declarationId: declaration.id },
        taxIds: [{ countryCode: 'ES', taxId: '0012345678Z' }],
        ...more,
      };
      const inLanguage = { 'accept-language': language };
      const answer = await client.call(tess, 'fatcaCrsCertificationPersonalUpdate', certified, inLanguage);
      return answer.json<Answer>();
    },
    decide: (status: string, rejections?: readonly object[]) =>
      client.post(`/sandbox/tax/${TESS}/decision`, { status, rejections }),
    sendPaper: papersBy(bank, tess),
  };
}

/** The statement that gives a customer an address in the States, and returns its id. */
export const inTheStates = (customerId: number) =>
  `INSERT INTO address (customer_id, address1, city, postal_code, country_code)
   VALUES (${customerId}, '1 Main Street', 'Austin', '78701', 'US') RETURNING id`;

const secretIn = (url: string) => new URL(url, 'https://bank.invalid').searchParams.get('authSecret') ?? '';

/** Where Remy lives. */
export const REMY_LIVES = { address1: 'Strada Lungă 5', city: 'Brașov', postalCode: '500003', countryCode: 'RO' };

/** Remy, a guest who represents Atelier Verde, and what he does with his links. */
export function remyOf(bank: TestBank) {
  const client = clientOf(bank);
  const read = async (authSecret: string, language = 'en') => {
    const fields = { authSecret, lang: language };
    const answer = await client.row(fatcaCrsCertificationRepresentativeGet, fields, { 'accept-language': language });
    return fatcaCrsCertificationRepresentativeGet.response.parse(answer.json());
  };
  /** Sends what is all right, with some of it changed. */
  const send = (authSecret: string, more: object = {}) =>
    client.row(fatcaCrsCertificationRepresentativeUpdate, {
      ...{ authSecret, lang: 'en', cityOfBirth: 'Lyon', countryOfBirth: 'FR', dateOfBirth: '1971-02-28' },
      ...{ citizenship: ['FR'], isUSTaxPayer: false, declarationId: 'representative-1' },
      address: REMY_LIVES,
      taxIds: [{ countryCode: 'RO', taxId: '1630615123457' }],
      ...more,
    });
  return {
    async invite(): Promise<string> {
      return secretIn((await client.post('/sandbox/representatives/remy/invite', {})).json<{ url: string }>().url);
    },
    read,
    known: async (authSecret: string, language = 'en') => (await read(authSecret, language)).fatcaCrsCertificationInfo,
    send,
    /** Sends a certification as `send` does. @returns the body of the bank's answer */
    sign: async (authSecret: string, more: object = {}) => (await send(authSecret, more)).json<Answer>(),
    decide: (status: string, rejections?: readonly object[]) =>
      client.post('/sandbox/representatives/remy/decision', { status, rejections }),
    sendPaper: (authSecret: string, kind: string, file?: SentFile) =>
      papersBy(bank, { 'auth-secret': authSecret })('representativePaperUpload', { kind }, file),
    secretIn,
  };
}

/** What each certification keeps of its countries, as bytes; the oldest first. */
export const writtenBytes = (bank: TestBank) =>
  bank.db.query<{ certification: number; person: number; country: string; bytes: string }>(
    `SELECT certification_id AS certification, person_id AS person, country_code AS country,
            encode(convert_to(concat_ws('|', coalesce('n' || tax_id, '-'), coalesce('r' || tin_missing_reason, '-'),
                                        coalesce('e' || tin_missing_explanation, '-')), 'UTF8'), 'hex') AS bytes
       FROM tax_certification_country ORDER BY certification_id, person_id, country_code`,
  );
