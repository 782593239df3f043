import { documentCategory } from '@bank/protocol/documents';
import { clientOf } from '../../server/test-client';
import type { TestBank } from '../../testing';
import type { waitingPage } from './waiting-list';

export const KYRA = 1004;

type Page = Awaited<ReturnType<typeof waitingPage>>;

/** What tests of the cockpit's list do. */
export function waitingOf(bank: TestBank) {
  const client = clientOf(bank);
  const page = async (at = 0) => (await client.get(`/sandbox/waiting?page=${at}`)).json<Page>();
  return {
    client,
    page,
    /** All rows of a customer, over all pages. */
    async of(customerId: number) {
      const { pages } = await page();
      const all: Page['items'] = [];
      for (let at = 0; at < pages; at++) all.push(...(await page(at)).items);
      return all.filter((one) => one.customerId === customerId);
    },
    decide: (type: string, id: string, body: object) => client.post(`/sandbox/waiting/${type}s/${id}`, body),
    /** A paper of Kyra's that waits. @param ageMs how long ago it was sent @returns its id */
    async paper({ category = documentCategory.identity, type = 1, ageMs = 0 }: Partial<Sent> = {}): Promise<string> {
      const id = bank.ids.next();
      await bank.db.query(
        `INSERT INTO document (id, customer_id, category, type_id, file_name, media_type, content, sha256, uploaded_at, created_by)
         SELECT $1, $2, $3, $4, 'scan.pdf', 'application/pdf', '%PDF-1.7', sha256('x'), $5, u.id
           FROM app_user u WHERE u.email = 'kyra@personas.test'`,
        [id, KYRA, category, type, new Date(bank.clock.now() - ageMs)],
      );
      await bank.db.query(
        `INSERT INTO requirement_document (requirement_id, document_id)
         SELECT id, $3 FROM requirement WHERE customer_id = $1 AND category_id = $2 AND limit_reason_id IS NULL`,
        [KYRA, category, id],
      );
      return id;
    },
    statusOf: async (id: string) =>
      (
        await bank.db.query<{ status: number; code: string | null }>(
          'SELECT status_id AS status, reject_code AS code FROM document WHERE id = $1',
          [id],
        )
      )[0],
  };
}

interface Sent {
  category: number;
  type: number | null;
  ageMs: number;
}
