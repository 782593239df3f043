// Rules: R3.3.29, R1.1.5.
import { rooms } from '@bank/protocol/all';
import { declarationKinds } from '../../identity/standing/declarations';
import type { DeclarationKind } from '../../identity/standing/declarations';
import { languages } from '../../platform/languages';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let carl: string;

const CARPENTRY = 1026;
const A = 4201;
const D = 4204;
/** By the kind: the calls that read and send it. */
const CALLS = {
  studio: ['studioDeclarationGet', 'studioDeclarationSend'],
  streamingPlatform: ['streamingPlatformDeclarationGet', 'streamingPlatformDeclarationSend'],
  prohibitedEscort: ['prohibitedEscortStatementGet', 'prohibitedEscortStatementSend'],
} as const satisfies Record<DeclarationKind, unknown>;

interface Asking {
  token?: string;
  port?: number;
  lang?: string;
}

async function call(method: string, body: object = {}, { token = carl, port = D, lang = 'en' }: Asking = {}) {
  const headers = { origin: `http://localhost:${port}`, 'accept-language': lang };
  return (await client.call(token, method, body, headers)).json<Record<string, unknown> & { responseCode: string }>();
}
const current = async (kind: DeclarationKind, asking: Asking = {}) =>
  rooms.company.studioDeclarationGet.response.parse(await call(CALLS[kind][0], { lang: asking.lang ?? 'en' }, asking))
    .declaration;
const send = async (kind: DeclarationKind, asking: Asking = {}) => {
  const statementIds = (await current(kind)).statements.map(({ id }) => id);
  return call(CALLS[kind][1], { statementIds, lang: asking.lang ?? 'en' }, asking);
};
const decide = (body: object, customerId: number | string = CARPENTRY) =>
  client.post(`/sandbox/declarations/${customerId}`, body);
const actions = async (asking: Asking = {}) =>
  rooms.profile.requiredActions.response.parse(await call('requiredActions', {}, asking)).company;
const isAskedAny = async (asking: Asking = {}) =>
  rooms.profile.companyInfoGet.response.parse(await call('companyInfoGet', {}, asking)).companyInfo.asksDeclarations;
const becomes = (industry: string) =>
  bank.db.query(
    'UPDATE company_profile SET financial_detail = jsonb_set(financial_detail, $2, to_jsonb($3::text)) WHERE customer_id = $1',
    [CARPENTRY, ['industry'], industry],
  );
const kept = () =>
  bank.db.query<{ kind: string; ids: string[]; lang: string; words: { title: string; statements: object[] } }>(
    'SELECT kind, statement_ids AS ids, lang, words FROM company_declaration ORDER BY id',
  );

const NOT_ASKED = {
  ...{ isAsked: false, status: 'notRequired', title: '', lead: '', statements: [] },
  ...{ sentAt: null, sentBy: null, rejectReason: null },
};

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  carl = (await client.signIn('carl')).accessToken;
});
afterEach(() => bank.close());

it('is asked by the industry, of the adult group alone', async () => {
  const before = await actions();
  const both = {
    studio: ['studio', 'prohibitedEscort'],
    streamingPlatform: ['streamingPlatform', 'prohibitedEscort'],
    ...{ escort: ['prohibitedEscort'], adultGoods: ['prohibitedEscort'], otherAdult: ['prohibitedEscort'] },
    ...{ manufacturing: [], media: [], cryptoServices: [], otherInvestment: [], nothingOfTheList: [] },
  };
  for (const [industry, asked] of Object.entries(both)) {
    await becomes(industry);
    const found = await Promise.all(declarationKinds.map(async (kind) => [kind, (await current(kind)).isAsked]));
    expect([industry, found.filter(([, isAsked]) => isAsked).map(([kind]) => kind)]).toEqual([industry, asked]);
    expect([industry, await isAskedAny()]).toEqual([industry, asked.length > 0]);
    expect([industry, await actions()]).toEqual([industry, before + asked.length]);
  }
});

it.each(declarationKinds)('%s: sent, refused with a reason, sent again and accepted', async (kind) => {
  await becomes(kind === 'prohibitedEscort' ? 'adultGoods' : kind);
  const before = await actions();
  expect(await current(kind)).toMatchObject({ isAsked: true, status: 'none', sentAt: null, sentBy: null });
  const pending = { status: 'pending', sentBy: 'Carl Brandt', sentAt: expect.stringMatching(/Z$/), rejectReason: null };
  expect(await send(kind)).toMatchObject({ responseCode: '00', declaration: pending });
  expect(await current(kind)).toMatchObject(pending);
  expect(await actions()).toBe(before - 1);

  expect((await decide({ kind, isAccepted: false, reason: 'The company’s name is missing.' })).statusCode).toBe(200);
  expect(await current(kind)).toMatchObject({ status: 'rejected', rejectReason: 'The company’s name is missing.' });
  expect(await actions()).toBe(before);

  expect(await send(kind)).toMatchObject({ responseCode: '00' });
  expect((await decide({ kind, isAccepted: true })).statusCode).toBe(200);
  expect(await current(kind)).toMatchObject({ status: 'validated', rejectReason: null });
  expect(await send(kind)).toMatchObject({ responseCode: 'VF', reason: 'declared' });
  expect(await kept()).toHaveLength(2);
});

it('keeps the words that the company was shown, in its language', async () => {
  await becomes('studio');
  const { title, statements } = await current('studio', { lang: 'es' });
  expect(await send('studio', { lang: 'es' })).toMatchObject({ responseCode: '00' });
  expect(await kept()).toEqual([
    {
      ...{ kind: 'studio', ids: statements.map(({ id }) => id), lang: 'es' },
      words: expect.objectContaining({ title, statements }),
    },
  ]);
});

it('a second press stores nothing', async () => {
  await becomes('studio');
  const answers = await Promise.all([send('studio'), send('studio'), send('studio')]);
  expect(answers.map(({ responseCode, reason }) => reason ?? responseCode).sort()).toEqual([
    '00',
    'declared',
    'declared',
  ]);
  expect(await kept()).toHaveLength(1);
});

it.each([
  ['none', () => []],
  ['all but one', (ids: string[]) => ids.slice(1)],
  ['one more', (ids: string[]) => [...ids, 'escortMoney']],
])('not confirmed when %s of its sentences is named', async (_what, change) => {
  await becomes('studio');
  const ids = (await current('studio')).statements.map(({ id }) => id);
  expect(await call('studioDeclarationSend', { statementIds: change(ids) })).toMatchObject({
    responseCode: 'VF',
    reason: 'notConfirmed',
    validationErrors: [{ field: 'statementIds' }],
  });
  expect(await current('studio')).toMatchObject({ status: 'none' });
});

it.each(declarationKinds)('%s: refused to a company that is not asked, and to a person', async (kind) => {
  const [read, write] = CALLS[kind];
  expect(await current(kind)).toEqual(NOT_ASKED);
  expect(await call(write, { statementIds: [] })).toMatchObject({ responseCode: '13', reason: 'notAsked' });
  const ana = (await client.signIn('ana')).accessToken;
  for (const [method, body] of [
    [read, {}],
    [write, { statementIds: [] }],
  ] as const)
    expect(await call(method, body, { token: ana })).toMatchObject({ responseCode: '13', reason: 'companyOnly' });
});

it('an administrator who acts for the company reads it, and declares nothing', async () => {
  await becomes('streamingPlatform');
  const token = (await client.signIn('ada')).accessToken;
  await client.call(token, 'adminActStart', { customerId: CARPENTRY, reason: 'Asked by the owner on the phone' });
  const { statements } = await current('streamingPlatform');
  const acting = { fromCustomerId: CARPENTRY };
  expect(await call('streamingPlatformDeclarationGet', acting, { token })).toMatchObject({
    declaration: { isAsked: true },
  });
  const statementIds = statements.map(({ id }) => id);
  expect(await call('streamingPlatformDeclarationSend', { statementIds, ...acting }, { token })).toMatchObject({
    ...{ responseCode: 'ENOA', responseDescription: 'Only the customer can do this.' },
  });
  expect(await kept()).toEqual([]);
});

it('through a brand without the adult group there is no declaration, nor a trace of one', async () => {
  await becomes('studio');
  const before = await actions({ port: A });
  expect(await actions()).toBe(before + 2);
  await send('studio');
  expect(await isAskedAny({ port: A })).toBe(false);
  for (const kind of declarationKinds) {
    expect(await current(kind, { port: A })).toEqual(NOT_ASKED);
    expect(await call(CALLS[kind][1], { statementIds: [] }, { port: A })).toMatchObject({ reason: 'notAsked' });
  }
});

it('says every word in each of the six languages', async () => {
  for (const kind of declarationKinds) {
    await becomes(kind === 'prohibitedEscort' ? 'escort' : kind);
    const wordsIn = async (lang: string) => {
      const { title, lead, statements } = await current(kind, { lang });
      return [title, lead, ...statements.map(({ text }) => text)];
    };
    const all = await Promise.all(languages.map(wordsIn));
    expect(all.flat().filter((word) => word.trim() === '')).toEqual([]);
    // Each language has words of its own.
    expect(new Set(all.flat()).size).toBe(all.flat().length);
    expect(all[0]).toHaveLength(6);
  }
});

it('the back office decides what waits, and nothing else', async () => {
  await becomes('studio');
  const accepted = { kind: 'studio', isAccepted: true };
  expect((await decide(accepted)).statusCode).toBe(404);
  await send('studio');
  expect((await decide(accepted, 1028)).statusCode).toBe(404);
  expect((await decide(accepted, 'x')).statusCode).toBe(404);
  expect((await decide({ ...accepted, kind: 'prohibitedEscort' })).statusCode).toBe(404);
  for (const body of [{}, { kind: 'studio' }, { ...accepted, kind: 'other' }, { ...accepted, more: 1 }])
    expect((await decide(body)).statusCode).toBe(400);
  expect((await decide(accepted)).statusCode).toBe(200);
  expect((await decide(accepted)).statusCode).toBe(404);
});
