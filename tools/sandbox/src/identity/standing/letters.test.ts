// Rules: R0.132, R0.93, R3.3.7.
import { documentCategory, documentType } from '@bank/protocol/documents';
import { rooms } from '@bank/protocol/all';
import { CHECK_FILE } from '../../platform/documents/paper-words';
import { REJECT_CODES } from '../../platform/documents/reject-reasons';
import { languages } from '../../platform/languages';
import { tableOutbox } from '../../platform/outbox';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { decideDocument } from './decide-document';

const KYRA = 1004;
/** No letter says it. */
const FILE = 'IMG_4711-final (2).pdf';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterEach(() => bank.close());

interface Sent {
  category: number;
  type?: number | null;
  file?: { fileName: string; mediaType: string };
}

/** A paper of Kyra's that waits. @returns its id */
async function waits({ category, type = null, file }: Sent): Promise<string> {
  const id = bank.ids.next();
  await bank.db.query(
    `INSERT INTO document (id, customer_id, category, type_id, file_name, media_type, content, sha256, uploaded_at, created_by)
     SELECT $1, $2, $3, $4, $5, $6, 'x', sha256('x'), $7, u.id FROM app_user u WHERE u.email = 'kyra@personas.test'`,
    [
      id,
      KYRA,
      category,
      type,
      file?.fileName ?? FILE,
      file?.mediaType ?? 'application/pdf',
      new Date(bank.clock.now()),
    ],
  );
  return id;
}
const decide = (id: string, decision: object) => client.post(`/sandbox/documents/${id}`, decision);

/** All that Kyra has read since: letters, and lines of the centre. */
const read = async () =>
  (
    await bank.db.query<{ said: string }>(
      `SELECT concat_ws(' | ', subject, text) AS said FROM outbox WHERE recipient = 'kyra@personas.test'
       UNION ALL SELECT concat_ws(' | ', n.title, n.body) FROM notification n WHERE n.customer_id = $1`,
      [KYRA],
    )
  ).map(({ said }) => said);

test('no letter and no line about a paper says the name of a file, of any kind, in any language', async () => {
  for (const language of languages) {
    await bank.db.query(`UPDATE app_user SET language = $1 WHERE email = 'kyra@personas.test'`, [language]);
    for (const category of Object.values(documentCategory)) {
      await decide(await waits({ category }), { status: 'uploaded' });
      await decide(await waits({ category }), { status: 'rejected' });
    }
    for (const type of Object.values(documentType))
      await decide(await waits({ category: documentCategory.identity, type }), { status: 'rejected', reason: 'No.' });
    await decide(await waits({ category: documentCategory.identity, type: 1, file: CHECK_FILE }), {
      status: 'rejected',
    });
  }
  const said = await read();
  expect(said.length).toBeGreaterThan(2 * languages.length * Object.keys(documentCategory).length);
  expect(said.filter((one) => /IMG_4711|\.pdf|camera-check|\p{Ll}\p{Lu}|[{}]/u.test(one))).toEqual([]);
});

test.each(REJECT_CODES)('an identity check that ended with %s is called so', async (code) => {
  const id = await waits({ category: documentCategory.identity, type: 1, file: CHECK_FILE });
  const { clock, ids, db } = bank;
  const outbox = tableOutbox(db, clock, ids, () => undefined);
  await db.transaction((tx) => decideDocument(tx, id, { status: 'rejected', code }, { clock, ids, outbox }));
  expect(await read()).toContainEqual(
    expect.stringMatching(/^We could not accept your identity check \| .* Start it again/),
  );
});

test('the list of documents names an identity check in the language of its reader', async () => {
  const id = await waits({ category: documentCategory.identity, type: 1, file: CHECK_FILE });
  await bank.db.query(
    `INSERT INTO requirement_document (requirement_id, document_id)
     SELECT id, $2 FROM requirement WHERE customer_id = $1 AND category_id = 1 AND limit_reason_id IS NULL`,
    [KYRA, id],
  );
  const { accessToken } = await client.signIn('kyra');
  for (const [lang, name] of [
    ['en', 'Identity check'],
    ['ro', 'Verificarea identității'],
  ] as const) {
    const answer = await client.call(accessToken, 'kycInfoGet', { lang }, { 'accept-language': lang });
    const { documents } = rooms.kycTax.kycInfoGet.response.parse(answer.json()).kycInfo;
    expect(documents.flatMap((matter) => matter.documents.map(({ fileName }) => fileName))).toEqual([name]);
  }
});

test('that the account is verified is a letter and a line of the centre', async () => {
  await bank.db.query('DELETE FROM requirement WHERE customer_id = $1 AND category_id <> 1', [KYRA]);
  const id = await waits({ category: documentCategory.identity, type: 1 });
  await bank.db.query(
    `INSERT INTO requirement_document (requirement_id, document_id)
     SELECT id, $2 FROM requirement WHERE customer_id = $1 AND category_id = 1 AND limit_reason_id IS NULL`,
    [KYRA, id],
  );
  await decide(id, { status: 'uploaded' });
  const said = await read();
  expect(
    said.filter((one) => one === 'Your account is verified | We have checked everything. Your account is open now.'),
  ).toHaveLength(2);
  expect(said.filter((one) => one.startsWith('We have accepted your identity document (Passport) | '))).toHaveLength(2);
});
