// Rules: R0.67, R0.72, R0.113, R0.118, R1.8.10, R3.3.14, R3.7.9.
import { accessRight } from '@bank/protocol';
import { documentStatusId } from '@bank/protocol/documents';
import type { PaperKind, TaxPaper } from '@bank/protocol/tax-papers';
import { paperKind } from '@bank/protocol/tax-papers';
import { businessUsIndicium } from '@bank/protocol/tax-business';
import { usIndicium } from '@bank/protocol/tax-personal';
import { clientOf } from '../../server/test-client';
import { formOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import type { WithPapers } from './papers';
import { papersFault } from './papers';
import { ATELIER, papersBy, remyOf, TESS, tessOf, TOBY, tobyToolsOf } from './test-certification';

/** Every set of some words. */
const setsOf = (words: readonly string[]): string[][] =>
  words.reduce<string[][]>((sets, word) => [...sets, ...sets.map((set) => [...set, word])], [[]]);

const SENT: TaxPaper[] = paperKind.options.map((kind) => ({
  ...{ id: `of-${kind}`, kind, fileName: 'a.pdf', statusId: documentStatusId.pending, rejectReason: null },
}));
const idsOf = (kinds: readonly PaperKind[]) => Object.fromEntries(kinds.map((kind) => [kind, [`of-${kind}`]]));

const CASES = [true, false].flatMap((isUSTaxPayer) =>
  [...setsOf(usIndicium.options), ...setsOf(businessUsIndicium.options)].map((usIndicia) => ({
    isUSTaxPayer,
    usIndicia,
  })),
);

/** R0.118 in words of its own. */
function asked({ isUSTaxPayer, usIndicia }: (typeof CASES)[number]): PaperKind[] {
  if (isUSTaxPayer) return ['w9'];
  if (usIndicia.length === 0) return [];
  const isBornOrCitizen = usIndicia.includes('birthplace') || usIndicia.includes('citizenship');
  return isBornOrCitizen ? ['w8', 'lossOfNationality'] : ['w8'];
}

function fault(said: (typeof CASES)[number] & WithPapers, sent = SENT) {
  const found = papersFault({ lang: 'en' }, said, sent);
  return found && [found.reason, found.validation[0]?.field];
}

test('each paper is asked for exactly as the rule says', () => {
  for (const said of CASES) {
    const kinds = asked(said);
    expect([said, fault({ ...said, papers: idsOf(kinds) })]).toEqual([said, null]);
    for (const kind of paperKind.options) {
      const field = `papers.${kind}`;
      const papers = idsOf(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
      const word = kinds.includes(kind) ? 'paperMissing' : 'paperElsewhere';
      expect([said, kind, fault({ ...said, papers })]).toEqual([said, kind, [word, field]]);
    }
  }
});

test('an explanation stands in the place of the certificate of loss of nationality, and nowhere else', () => {
  const lossOfNationalityMissing = 'The consulate is slow';
  for (const said of CASES) {
    const kinds = asked(said);
    const others = kinds.filter((kind) => kind !== 'lossOfNationality');
    const isTaken = kinds.length > others.length;
    const found = fault({ ...said, papers: idsOf(others), lossOfNationalityMissing });
    expect([said, found]).toEqual([said, isTaken ? null : ['paperElsewhere', 'lossOfNationalityMissing']]);
    if (!isTaken) continue;
    expect(fault({ ...said, papers: idsOf(kinds), lossOfNationalityMissing })?.[0]).toBe('paperElsewhere');
    const blank = fault({ ...said, papers: idsOf(others), lossOfNationalityMissing: ' ' });
    expect(blank).toEqual(['paperMissing', 'papers.lossOfNationality']);
  }
});

test.each([documentStatusId.rejected, documentStatusId.nameMismatch, documentStatusId.expired])(
  'a paper of status %i counts for nothing',
  (statusId) => {
    const said = { isUSTaxPayer: true, usIndicia: [] };
    const sent = SENT.map((paper) => ({ ...paper, statusId }));
    expect(fault({ ...said, papers: idsOf(['w9']) }, sent)).toEqual(['noSuchPaper', 'papers.w9']);
  },
);

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
});
afterEach(() => bank.close());

const US = [
  { countryCode: 'ES', taxId: '0012345678Z' },
  { countryCode: 'US', taxId: '123456789' },
];

test('a person certifies the papers that they have sent, and no others', async () => {
  const [tess, company] = [await tessOf(bank), await tobyToolsOf(bank)];
  const { paper } = await tess.sendPaper('wFormUpload', { form: 'w9' }, { fileName: 'form.pdf' });
  expect(paper).toMatchObject({ kind: 'w9', fileName: 'form.pdf', statusId: documentStatusId.pending });
  const w8 = (await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id;
  const theirs = (await company.sendPaper('wFormUpload', { form: 'w9' })).paper?.id;
  const taxpayer = { isUSTaxPayer: true, taxIds: US };
  for (const w9 of [['none'], [theirs], [w8], [paper?.id, 'none']])
    expect(await tess.update({ ...taxpayer, papers: { w9 } })).toMatchObject({
      ...{ responseCode: 'VF', reason: 'noSuchPaper', validationErrors: [{ field: 'papers.w9' }] },
    });
  expect(await tess.update(taxpayer)).toMatchObject({ reason: 'paperMissing' });
  expect((await tess.known()).status).toBe('none');
  expect(await tess.update({ ...taxpayer, papers: { w9: [paper?.id] } })).toMatchObject({ responseCode: '00' });
  expect((await tess.known()).papers.map(({ id }) => id)).toEqual([paper?.id, w8]);
  expect((await company.known()).papers.map(({ id }) => id)).toEqual([theirs]);
});

test('a person of the States says that they are one no more, by a certificate or in their words', async () => {
  const tess = await tessOf(bank);
  const born = { countryOfBirth: 'US' };
  const w8 = [(await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id];
  expect(await tess.update({ ...born, papers: { w8 } })).toMatchObject({
    ...{ reason: 'paperMissing', validationErrors: [{ field: 'papers.lossOfNationality' }] },
  });
  const explained = { ...born, papers: { w8 }, lossOfNationalityMissing: 'The consulate is slow' };
  expect(await tess.update(explained)).toMatchObject({ responseCode: '00' });
  expect((await tess.known()).lossOfNationalityMissing).toBe('The consulate is slow');
  await tess.decide('rejected');
  const { paper } = await tess.sendPaper('lossOfNationalityUpload', {});
  expect(paper).toMatchObject({ kind: 'lossOfNationality' });
  const papers = { w8, lossOfNationality: [paper?.id] };
  expect(await tess.update({ ...born, papers })).toMatchObject({ responseCode: '00' });
  expect((await tess.known()).lossOfNationalityMissing).toBeNull();
});

test('a company has forms, and no nationality to lose', async () => {
  const company = await tobyToolsOf(bank);
  expect(await company.sendPaper('lossOfNationalityUpload', {})).toMatchObject({ reason: 'personalOnly' });
  const papers = { w8: [(await company.sendPaper('wFormUpload', { form: 'w8' })).paper?.id] };
  expect(await company.update({ papers })).toMatchObject({ reason: 'paperElsewhere' });
  await bank.db.query(`UPDATE phone SET country_code = '1', number = '2125550147' WHERE user_id = 26`);
  expect(await company.update()).toMatchObject({ reason: 'paperMissing' });
  expect(await company.update({ papers })).toMatchObject({ responseCode: '00' });
});

test('who may only send papers sends this one, too, and cannot open it', async () => {
  const client = clientOf(bank);
  const { accessToken: erik } = await client.signIn('erik');
  const { paper } = await papersBy(bank, { authorization: `Bearer ${erik}`, 'customer-id': String(ATELIER) })(
    ...(['wFormUpload', { form: 'w8' }] as const),
  );
  expect(paper).toMatchObject({ kind: 'w8' });
  const headers = { authorization: `Bearer ${erik}`, 'customer-id': String(ATELIER) };
  expect((await client.get(`/tax/papers/${paper?.id}`, headers)).statusCode).toBe(403);
  await bank.db.query('UPDATE membership SET access_right = $1 WHERE user_id = 27', [accessRight.read]);
  const { accessToken: reader } = await client.signIn('erik');
  const refused = await papersBy(bank, reader)('wFormUpload', { form: 'w8' });
  expect(refused).toMatchObject({ responseCode: 'ENOA' });
});

test.each([
  ['a text', 'not a paper', 'wrongType'],
  ['nothing', '', 'empty'],
  ['half a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'damaged'],
])('%s is refused as a paper of each kind', async (_what, content, reason) => {
  const [tess, remy] = [await tessOf(bank), remyOf(bank)];
  const answers = [
    await tess.sendPaper('wFormUpload', { form: 'w9' }, { content }),
    await tess.sendPaper('lossOfNationalityUpload', {}, { content }),
    await remy.sendPaper(await remy.invite(), 'w8', { content }),
  ];
  expect(answers.map((answer) => answer.reason)).toEqual([reason, reason, reason]);
  expect((await tess.known()).papers).toEqual([]);
});

test('a paper goes out as it came in, as an attachment, to its own customer alone', async () => {
  const [tess, remy, client] = [await tessOf(bank), remyOf(bank), clientOf(bank)];
  const content = Buffer.from('%PDF-1.4\n\u00ff\u0000 W-8BEN\n%%EOF\n', 'latin1');
  const id = (await tess.sendPaper('wFormUpload', { form: 'w8' }, { content })).paper?.id;
  const open = async (persona: string, paper: string | undefined) => {
    const { accessToken } = await client.signIn(persona);
    return client.get(`/tax/papers/${paper}`, { authorization: `Bearer ${accessToken}` });
  };
  const own = await open('tess', id);
  expect([own.statusCode, own.headers['content-disposition'], own.headers['content-type']]).toEqual([
    ...[200, 'attachment; filename="w8.pdf"', 'application/pdf'],
  ]);
  expect(own.rawPayload.equals(content)).toBe(true);
  const guest = (await remy.sendPaper(await remy.invite(), 'w8')).paper?.id;
  for (const [persona, paper] of [
    ['toby', id],
    ['tess', 'none'],
    ['olivia', guest],
  ] as const)
    expect([persona, (await open(persona, paper)).statusCode]).toEqual([persona, 404]);
});

test('the secret of a link is looked at before the file is read', async () => {
  const remy = remyOf(bank);
  const used = await remy.invite();
  expect(await remy.sign(used)).toMatchObject({ responseCode: '00' });
  const open = await remy.invite();
  // A form that ends nowhere: who may send it hears of that.
  const broken = (headers: Record<string, string>) =>
    bank.sandbox.inject({
      ...{ method: 'POST', url: '/?representativePaperUpload', payload: 'no edge in sight' },
      headers: { 'content-type': 'multipart/form-data; boundary=edge', ...headers },
    });
  const codes: Record<string, string>[] = [
    {},
    { 'auth-secret': 'wrong' },
    { 'auth-secret': used },
    { 'auth-secret': open },
  ];
  expect(await Promise.all(codes.map(async (headers) => (await broken(headers)).statusCode))).toEqual([
    ...[401, 401, 401, 400],
  ]);
  const inBody = await formOf(bank)({}, 'representativePaperUpload', { kind: 'w8', authSecret: open });
  expect(inBody.statusCode).toBe(401);
});

test('the papers of a representative and of the company stand on lists of their own', async () => {
  const [remy, client] = [remyOf(bank), clientOf(bank)];
  const secret = await remy.invite();
  const guest = (await remy.sendPaper(secret, 'w9')).paper?.id;
  const { accessToken: olivia } = await client.signIn('olivia');
  const theirs = (await papersBy(bank, olivia)('wFormUpload', { form: 'w9' })).paper?.id;
  const read = await client.call(olivia, 'fatcaCrsCertificationBusinessGet', { lang: 'en' });
  const { fatcaCrsCertificationInfo: company } = read.json<{ fatcaCrsCertificationInfo: { papers: TaxPaper[] } }>();
  expect(company.papers.map(({ id }) => id)).toEqual([theirs]);
  expect((await remy.known(secret)).papers.map(({ id }) => id)).toEqual([guest]);
  const taxpayer = {
    isUSTaxPayer: true,
    taxIds: [
      { countryCode: 'RO', taxId: '1630615123457' },
      { countryCode: 'US', taxId: '123456789' },
    ],
  };
  expect(await remy.sign(secret, { ...taxpayer, papers: { w9: [theirs] } })).toMatchObject({ reason: 'noSuchPaper' });
  expect(await remy.sign(secret, { ...taxpayer, papers: { w9: [guest] } })).toMatchObject({ responseCode: '00' });
});

test('papers that no certification names lapse after a week, and what is named stays', async () => {
  const tess = await tessOf(bank);
  const send = async () => tess.sendPaper('wFormUpload', { form: 'w9' });
  const named = (await send()).paper?.id;
  expect(await tess.update({ isUSTaxPayer: true, taxIds: US, papers: { w9: [named] } })).toMatchObject({
    responseCode: '00',
  });
  for (let n = 1; n < 30; n += 1) await send();
  expect(await send()).toMatchObject({ reason: 'tooManyDocuments' });
  const left = () =>
    bank.db.query('SELECT id FROM document WHERE customer_id = $1 AND id IN (SELECT document_id FROM tax_paper)', [
      TESS,
    ]);
  bank.clock.advance(7 * 86_400_000 - 1);
  await bank.tick();
  expect(await left()).toHaveLength(30);
  bank.clock.advance(1);
  await bank.tick();
  expect(await left()).toEqual([{ id: named }]);
  const again = await tessOf(bank);
  expect(await again.sendPaper('wFormUpload', { form: 'w9' })).toMatchObject({ responseCode: '00' });
});

test('what is sent by a representative’s link fills no room of the company', async () => {
  const remy = remyOf(bank);
  const secret = await remy.invite();
  for (let n = 0; n < 30; n += 1) await remy.sendPaper(secret, 'w9');
  expect(await remy.sendPaper(secret, 'w9')).toMatchObject({ reason: 'tooManyDocuments' });
  const { accessToken: olivia } = await clientOf(bank).signIn('olivia');
  expect(await papersBy(bank, olivia)('wFormUpload', { form: 'w9' })).toMatchObject({ responseCode: '00' });
});

describe('what an administrator does with a paper that a certification names', () => {
  const statusOf = async (id: string | undefined) =>
    (
      await bank.db.query<{ statusId: number; category: number }>(
        'SELECT status_id AS "statusId", category FROM document WHERE id = $1',
        [id],
      )
    )[0];
  async function named() {
    const tess = await tessOf(bank);
    const id = (await tess.sendPaper('wFormUpload', { form: 'w9' })).paper?.id;
    await tess.update({ isUSTaxPayer: true, taxIds: US, papers: { w9: [id] } });
    const client = clientOf(bank);
    const { accessToken: ada } = await client.signIn('ada');
    const acting = { 'customer-id': String(TESS) };
    await client.call(ada, 'adminActStart', { customerId: TESS, reason: 'This is her passport' });
    await client.proveAct(ada, 'ada', TESS);
    const act = (method: string, body: object) => client.call(ada, method, { documentId: id, ...body }, acting);
    return { tess, id, act };
  }

  test('taken away, it stays away when the certification is decided', async () => {
    const { tess, id, act } = await named();
    expect((await act('adminDocumentRemove', {})).json()).toMatchObject({ responseCode: '00' });
    await tess.decide('validated');
    expect(await statusOf(id)).toMatchObject({ statusId: documentStatusId.canceled });
    expect((await tess.known()).papers).toEqual([]);
  });

  test('made an identity document, it waits to be decided as one', async () => {
    await bank.db.query(
      'INSERT INTO requirement (customer_id, category_id) SELECT $1, 1 WHERE NOT EXISTS (SELECT FROM requirement WHERE customer_id = $1 AND category_id = 1)',
      [TESS],
    );
    const { tess, id, act } = await named();
    expect((await act('adminDocumentAssign', { categoryId: 1, documentTypeId: 1 })).json()).toMatchObject({
      responseCode: '00',
    });
    await tess.decide('validated');
    expect(await statusOf(id)).toEqual({ statusId: documentStatusId.pending, category: 1 });
  });
});

test('at most twenty people are asked for, and who may only read sees neither births nor numbers of theirs', async () => {
  const company = await tobyToolsOf(bank);
  await bank.db.query(
    `INSERT INTO company_person (customer_id, first_name, last_name, position_ids, created_at)
     SELECT customer_id, first_name || n, last_name, position_ids, created_at FROM company_person CROSS JOIN generate_series(1, 25) n
      WHERE customer_id = $1 AND first_name = 'Rosa'`,
    [TOBY],
  );
  expect((await company.known()).controllingPersons).toHaveLength(20);
  expect(await company.update()).toMatchObject({ responseCode: '00' });
  await bank.db.query(
    'INSERT INTO membership (user_id, customer_id, access_right) SELECT id, $1, 1 FROM app_user WHERE email = $2',
    [TOBY, 'rhea@personas.test'],
  );
  const client = clientOf(bank);
  const { accessToken: rhea } = await client.signIn('rhea');
  const headers = { 'customer-id': String(TOBY) };
  const read = await client.call(rhea, 'fatcaCrsCertificationBusinessGet', { lang: 'en' }, headers);
  const { fatcaCrsCertificationInfo: shown } = read.json<Awaited<ReturnType<typeof company.read>>>();
  expect(shown.controllingPersons).toHaveLength(20);
  for (const { name, ...person } of shown.controllingPersons)
    expect([name, person]).toEqual([
      name,
      {
        ...{ representativeId: expect.any(Number), cityOfBirth: null, countryOfBirth: null, dateOfBirth: null },
        taxIds: [],
      },
    ]);
  expect((await company.known()).controllingPersons[0]).toMatchObject({ cityOfBirth: 'Faro', taxIds: [{}] });
});
