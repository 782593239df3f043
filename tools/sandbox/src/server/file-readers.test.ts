// Rules: R0.55, R2.9.6.
import { fileIn } from '@bank/protocol';
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { languages } from '../platform/languages';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { FILE_READERS } from './file-readers';
import { clientOf } from './test-client';

const rows: Row[] = Object.values(rooms).flatMap((room): Row[] => Object.values(room));

/** The fields of a row's request that are files. */
function filesOf({ request }: Row): string[] {
  const shape = request && 'shape' in request && typeof request.shape === 'object' ? request.shape : {};
  return Object.entries(shape ?? {}).flatMap(([name, schema]) => (schema === fileIn ? [name] : []));
}

it('has a line for every row that takes a file, and for no other', () => {
  const takers = rows.filter((row) => row.body === 'multipart').map(({ name }) => name);
  expect([...FILE_READERS.keys()].sort()).toEqual(takers.sort());
});

it.each([...FILE_READERS])(
  '%s takes one file, in the field of its line, of callers who are known',
  (name, { field }) => {
    const row = rows.find((one) => one.name === name);
    expect(row && { kind: row.kind, files: filesOf(row) }).toEqual({ kind: 'method', files: [field] });
    // A session, or the secret of a link in its header.
    expect(['bearer', 'authSecret']).toContain(row?.auth);
  },
);

const isLinked = (name: string) => rows.some((row) => row.name === name && row.auth === 'authSecret');

it('no row takes a file in another way', () => {
  const others = rows.filter((row) => row.body !== 'multipart' && filesOf(row).length > 0);
  expect(others.map(({ name }) => name)).toEqual([]);
});

describe('at the door', () => {
  let bank: TestBank;
  let client: ReturnType<typeof clientOf>;
  /** Of a representative's link. */
  let secret: string;
  beforeAll(async () => {
    bank = await testBank();
    client = clientOf(bank);
    const { url } = (await client.post('/sandbox/representatives/remy/invite', {})).json<{ url: string }>();
    secret = new URL(url, 'https://bank.invalid').searchParams.get('authSecret') ?? '';
  });
  afterAll(() => bank.close());

  const upload = (token: string, [name, { field }]: [string, { field: string }], bytes: number, language = 'en') => {
    const head = (part: string) => `--edge\r\nContent-Disposition: form-data; name=${part}\r\n\r\n`;
    const payload = `${head('"data"')}{}\r\n${head(`"${field}"; filename="a"`)}${'x'.repeat(bytes)}\r\n--edge--\r\n`;
    const type = 'multipart/form-data; boundary=edge';
    const caller = isLinked(name) ? { 'auth-secret': secret } : { authorization: `Bearer ${token}` };
    const headers = { ...caller, 'content-type': type, 'accept-language': language };
    return bank.sandbox.inject({ method: 'POST', url: `/?${name}`, headers, payload });
  };

  it.each([...FILE_READERS])('%s refuses a file of a byte too many in a sentence, at its field', async (...line) => {
    const [name, { bytes, field }] = line;
    const { accessToken } = await client.signIn('olivia');
    const answer = (await upload(accessToken, [name, { field }], bytes + 1)).json<object>();
    const sentence = `The file is larger than ${bytes / 1_000_000} MB.`;
    expect(answer).toMatchObject({
      responseCode: 'VF',
      responseDescription: sentence,
      validationErrors: [{ description: sentence, field }],
    });
  });

  it('says so in six languages', async () => {
    const { accessToken } = await client.signIn('olivia');
    const said: string[] = [];
    // One after the other: the bank reads few files of a customer at once, and answers the others that it is busy.
    for (const language of languages) {
      const accept = language === 'ua' ? 'uk' : language;
      const answer = await upload(accessToken, ['massTransferByFile', { field: 'file' }], 5_000_001, accept);
      said.push(answer.json<{ responseDescription: string }>().responseDescription);
    }
    expect(new Set(said).size).toBe(languages.length);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.* 5 (MB|МБ)\.$/u);
  });

  it('reads nothing of a caller whom it does not know', async () => {
    // A body that cannot be read: who is known hears of that.
    const broken = (token: string) =>
      bank.sandbox.inject({
        method: 'POST',
        url: '/?massTransferByFile',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
        payload: 'no edge in sight',
      });
    expect((await broken('nobody')).statusCode).toBe(401);
    expect((await broken((await client.signIn('olivia')).accessToken)).statusCode).toBe(400);
  });
});
