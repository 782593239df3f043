import { fatcaCrsCertificationBusinessGet } from '@bank/protocol/tax-business';
import { rooms } from '@bank/protocol/all';
import { PERSONA_PASSWORD } from '../../../seed/personas';
import { CHALLENGE, clientOf } from '../../../server/test-client';
import type { TestBank } from '../../../testing';
import { companyApplicantOf } from '../business/test-company';

export interface Answer extends Record<string, unknown> {
  responseCode: string;
  reason?: string;
  validationErrors?: readonly { field: string; description: string }[];
}

/** Limits that a test of many companies passes. */
export const MANY_COMPANIES = { lookupsPerMinute: 1e6, signInsPerMinute: 1e6, codesPerMinute: 1e6 };

/** Companies that have just applied, and their own users. */
export function newcomersOf(bank: TestBank) {
  const visitor = companyApplicantOf(bank);
  const client = clientOf(bank);
  let count = 0;

  async function open(changes: Readonly<Record<string, unknown>> = {}) {
    count += 1;
    const email = `newcomer-${count}@lumen.test`;
    const own = { 'company.email': email, 'company.phone.number': `7440${10_300 + count}` };
    const answer = await visitor.applyBusiness({ ...own, ...changes }, { 'idempotency-key': `newcomer-${count}` });
    expect(answer).toMatchObject({ responseCode: '00' });
    const [owner] = await bank.db.query<{ customerId: number }>(
      `UPDATE app_user SET activated_at = $2, password_hash = (SELECT password_hash FROM app_user WHERE email = 'coen@personas.test')
        WHERE email = $1 RETURNING customer_id AS "customerId"`,
      [email, new Date(bank.clock.now())],
    );
    const customerId = owner?.customerId ?? 0;
    const login = { client: 'spa', username: email, password: PERSONA_PASSWORD, codeChallenge: CHALLENGE };
    const { accessToken } = (await client.post('/auth/login', login)).json<{ accessToken: string }>();
    return newcomer(customerId, accessToken);
  }

  function newcomer(customerId: number, token: string) {
    const call = async (method: string, body: object = {}) => (await client.call(token, method, body)).json<Answer>();
    const people = async () =>
      rooms.profile.companyInfoGet.response.parse(await call('companyInfoGet', { lang: 'en' })).companyInfo.people;
    const idOf = async (name: string) => (await people()).find((one) => one.name === name)?.representativeId ?? 0;
    return {
      customerId,
      call,
      people,
      /** The categories of papers that the bank still misses, by the name of the person. */
      async asked(): Promise<Readonly<Record<string, number[]>>> {
        const { kycInfo } = rooms.kycTax.kycInfoGet.response.parse(await call('kycInfoGet', { lang: 'en' }));
        const asked: Record<string, number[]> = {};
        for (const { name, categoryId, status } of kycInfo.documents)
          if (name !== null && status === 'none') (asked[name] ??= []).push(categoryId);
        return asked;
      },
      async onTaxForm(): Promise<string[]> {
        const answer = await call('fatcaCrsCertificationBusinessGet', { lang: 'en' });
        const { fatcaCrsCertificationInfo: form } = fatcaCrsCertificationBusinessGet.response.parse(answer);
        return form.controllingPersons.map(({ name }) => name);
      },
      remove: async (name: string, more: object = {}) =>
        call('businessRepresentativeDelete', { id: await idOf(name), ...more }),
      /** The same by an administrator's force. */
      async removeByForce(name: string): Promise<Answer> {
        const ada = (await client.signIn('ada')).accessToken;
        await client.call(ada, 'adminActStart', { customerId, reason: 'Asked by the owner on the phone' });
        await client.proveAct(ada, 'ada', customerId);
        const forced = { id: await idOf(name), fromCustomerId: customerId, force: true };
        return (await client.call(ada, 'businessRepresentativeDelete', forced)).json<Answer>();
      },
      declare: (declared: object) => call('companyOwnershipDeclare', declared),
      ownership: async () => rooms.onboarding.companyOwnershipGet.response.parse(await call('companyOwnershipGet')),
      /** The bank decides about the ownership that waits. @returns the status of the answer; 404 where none waits */
      async decide(status: 'validated' | 'rejected', reason?: string): Promise<number> {
        const [waiting] = await bank.db.query<{ id: number }>(
          `SELECT id FROM company_ownership WHERE customer_id = $1 AND status = 'pending'`,
          [customerId],
        );
        if (!waiting) return 404;
        return (await client.post(`/sandbox/waiting/ownerships/${waiting.id}`, { status, reason })).statusCode;
      },
      /** The bank has accepted all papers of the company, and of its people but these. */
      async accept(but: readonly string[] = []): Promise<void> {
        await bank.db.query(`UPDATE company_profile SET required_categories = '{}' WHERE customer_id = $1`, [
          customerId,
        ]);
        await bank.db.query(
          `UPDATE company_person
              SET identity_status = CASE WHEN identity_status IS NOT NULL THEN 'validated' END,
                  address_status = CASE WHEN address_status IS NOT NULL THEN 'validated' END,
                  control_status = CASE WHEN control_status IS NOT NULL THEN 'validated' END
            WHERE customer_id = $1 AND concat_ws(' ', first_name, last_name) <> ALL ($2)`,
          [customerId, but],
        );
        // A paper of each source of their money.
        await bank.db.query(
          `WITH source AS (
             SELECT p.id AS person_id, s AS source_id, 'wealth-' || p.id || '-' || s AS document_id
               FROM company_person p CROSS JOIN unnest(p.wealth_source_ids) s
              WHERE p.customer_id = $1 AND concat_ws(' ', p.first_name, p.last_name) <> ALL ($2)
           ), paper AS (
             INSERT INTO document (id, customer_id, category, file_name, media_type, content, sha256, uploaded_at, created_by, status_id)
             SELECT document_id, $1, 11, 'wealth.pdf', 'application/pdf', '%PDF-', sha256('%PDF-'), $3, (SELECT min(id) FROM app_user WHERE customer_id = $1), 2
               FROM source ON CONFLICT DO NOTHING RETURNING id
           )
           INSERT INTO company_person_document (person_id, document_id, source_id)
           SELECT s.person_id, s.document_id, s.source_id FROM source s JOIN paper p ON p.id = s.document_id`,
          [customerId, but, new Date(bank.clock.now())],
        );
      },
      async isVerified(): Promise<boolean> {
        const [customer] = await bank.db.query<{ verified: boolean }>('SELECT verified FROM customer WHERE id = $1', [
          customerId,
        ]);
        return customer?.verified ?? false;
      },
    };
  }
  return { open };
}

export type Newcomer = Awaited<ReturnType<ReturnType<typeof newcomersOf>['open']>>;
