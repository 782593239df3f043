// Rules: R0.182, R0.48, R0.161, R0.164, R2.7.14, R3.3.5, R3.6.3.
import { rooms } from '@bank/protocol/all';
import { moveAddress } from '../../identity/people/test-move-address';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let coen: string;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  coen = (await client.signIn('coen')).accessToken;
});
afterEach(() => bank.close());

type Answer = Record<string, unknown> & { responseCode: string };
const CORAL = 1028;
const call = async (method: string, body: object = {}, token = coen) =>
  (await client.call(token, method, body)).json<Answer>();
const companyPeople = async () =>
  rooms.profile.companyInfoGet.response.parse(await call('companyInfoGet')).companyInfo.people;
const potential = async () => rooms.company.potentialUsers.response.parse(await call('potentialUsersList')).users;
const named = async (name: string) => (await companyPeople()).find((one) => one.name === name);
const add = (typeId: number, firstName: string, lastName: string, email: string) =>
  call('representativeAdd', { typeId, firstName, lastName, email });
const actions = async () => (await call('requiredActions'))['company'];
async function actingAda(): Promise<string> {
  const ada = (await client.signIn('ada')).accessToken;
  await call('adminActStart', { customerId: CORAL, reason: 'Asked by the owner on the phone' }, ada);
  await client.proveAct(ada, 'ada', CORAL);
  return ada;
}

it.each([
  [2, { identityStatus: 'none', addressStatus: 'none', controlStatus: null }],
  [1, { identityStatus: 'none', addressStatus: null, controlStatus: null }],
])('who is added in position %i appears on /company, with the papers that are asked of them', async (typeId, asked) => {
  const before = await actions();
  expect(await add(typeId, 'Rita', 'Voss', 'Rita@Coral.example')).toMatchObject({ responseCode: '00' });
  expect(await named('Rita Voss')).toMatchObject({ positionIds: [typeId], ...asked });
  expect(await actions()).toBe(Number(before) + 1);
});

it.each([6, 8, 9])('a holder in position %i is declared with the whole ownership, and not added', async (typeId) => {
  expect(await add(typeId, 'Rita', 'Voss', 'rita@coral.example')).toMatchObject({
    ...{ responseCode: 'VF', reason: 'holds' },
    validationErrors: [{ field: 'typeId' }],
  });
  expect(await named('Rita Voss')).toBeUndefined();
});

it('a second position is one more of the same person; what they have proven stays', async () => {
  expect(await add(1, 'dirk ', ' AALTO', 'dirk@coral.example')).toMatchObject({ responseCode: '00' });
  expect((await companyPeople()).filter(({ name }) => /dirk/i.test(name))).toMatchObject([
    { name: 'Dirk Aalto', positionIds: [2, 1], identityStatus: 'validated', controlStatus: null },
  ]);
  expect(await add(1, 'Dirk', 'Aalto', 'dirk@coral.example')).toMatchObject({ reason: 'listedAlready' });
});

it('an address is one person’s', async () => {
  expect(await add(1, 'Dora', 'Aalto', 'dirk@coral.example')).toMatchObject({
    reason: 'emailOfOther',
    validationErrors: [{ field: 'email' }],
  });
  expect(await add(1, '  ', 'Aalto', 'dora@coral.example')).toMatchObject({ reason: 'nameMissing' });
});

it('a user of the company gets a position, and keeps their access', async () => {
  await add(2, 'Cleo', 'Baptista', 'cleo@personas.test');
  const { users } = rooms.company.businessUserList.response.parse(await call('businessUserList'));
  expect(users.find(({ firstName }) => firstName === 'Cleo')).toMatchObject({ right: 1, positionIds: [2] });
  expect((await potential()).map(({ firstName }) => firstName)).toEqual(['Dirk', 'Mona']);
  const cleo = (await client.signIn('cleo')).accessToken;
  const { customerAccess } = rooms.customer.userAccessInfo.response.parse(await call('userAccessInfo', {}, cleo));
  expect(customerAccess.businessRepresentativePositionIds).toEqual([2]);
});

describe('removing (R3.6.3)', () => {
  const remove = async (name: string, more: object = {}, token = coen) => {
    const id = (await named(name))?.representativeId;
    return call('businessRepresentativeDelete', { id, ...more }, token);
  };

  it('takes a person out of the company, and leaves what they sent with the bank', async () => {
    await bank.db.query(
      `WITH kept AS (
         INSERT INTO document (id, customer_id, category, file_name, media_type, content, sha256, status_id, uploaded_at, created_by)
         VALUES ('mona-passport', $1, 1, 'p.pdf', 'application/pdf', '\\x00', sha256('\\x00'), 2, now(), 38) RETURNING id)
       INSERT INTO company_person_document (person_id, document_id)
       SELECT p.id, kept.id FROM company_person p, kept WHERE p.first_name = 'Mona'`,
      [CORAL],
    );
    expect(await remove('Mona Reyes')).toMatchObject({ responseCode: '00' });
    expect(await named('Mona Reyes')).toBeUndefined();
    expect((await potential()).map(({ firstName }) => firstName)).toEqual(['Dirk']);
    expect(await bank.db.query(`SELECT id FROM document WHERE id = 'mona-passport'`)).toHaveLength(1);
  });

  it('leaves the last director, unless an administrator forces it', async () => {
    expect(await remove('Dirk Aalto')).toMatchObject({ responseCode: 'VF', reason: 'lastDirector' });
    expect(await remove('Dirk Aalto', { force: true })).toMatchObject({ reason: 'onlyAdmin' });
    const ada = await actingAda();
    const acting = { fromCustomerId: CORAL };
    expect(await remove('Dirk Aalto', acting, ada)).toMatchObject({ reason: 'lastDirector' });
    expect(await remove('Dirk Aalto', { ...acting, force: true }, ada)).toMatchObject({ responseCode: '00' });
  });

  it('lets a director go where another one stays', async () => {
    await add(2, 'Rita', 'Voss', 'rita@coral.example');
    expect(await remove('Dirk Aalto')).toMatchObject({ responseCode: '00' });
  });

  it('leaves whoever logs in for the company, also against an administrator', async () => {
    await add(1, 'Cleo', 'Baptista', 'cleo@personas.test');
    expect(await remove('Cleo Baptista')).toMatchObject({ reason: 'hasAccess' });
    const forced = { fromCustomerId: CORAL, force: true };
    expect(await remove('Cleo Baptista', forced, await actingAda())).toMatchObject({ reason: 'hasAccess' });
    await call('businessUserDelete', { id: 39 });
    expect(await remove('Cleo Baptista')).toMatchObject({ responseCode: '00' });
  });

  it('knows nobody of another company', async () => {
    const olivia = (await client.signIn('olivia')).accessToken;
    expect(await remove('Mona Reyes', {}, olivia)).toMatchObject({ reason: 'noPerson' });
    expect(await named('Mona Reyes')).toBeDefined();
  });
});

it('an administrator of the bank is taken in by no company, by whatever way their address came to it', async () => {
  await add(1, 'Ada', 'Byron', 'ada@personas.test');
  const ada = (await potential()).find(({ firstName }) => firstName === 'Ada');
  expect(await call('businessUserInvite', { representativeId: ada?.id, right: 2 })).toMatchObject({
    responseCode: 'VF',
    reason: 'emailOfOther',
  });
  await bank.db.query('UPDATE company_person SET email = NULL WHERE id = $1', [ada?.id]);
  expect(
    await call('businessUserInvite', { representativeId: ada?.id, right: 2, email: 'Ada@personas.test' }),
  ).toMatchObject({ reason: 'emailOfOther' });
  expect(await call('customerInfoGet', {}, (await client.signIn('ada')).accessToken)).toMatchObject({
    responseCode: '00',
  });
  expect(
    await bank.db.query(
      `SELECT FROM (SELECT user_id FROM membership UNION ALL SELECT user_id FROM access_offer) m
         JOIN app_user u ON u.id = m.user_id WHERE u.is_admin`,
    ),
  ).toEqual([]);
});

it('a listed person is who held the address then: the invitation goes to them, and not to who holds it next', async () => {
  await add(1, 'Otis', 'Blom', 'otis@personas.test');
  await moveAddress(bank.db, 'otis@personas.test', 'otis.now@personas.test');
  await moveAddress(bank.db, 'ben@personas.test', 'otis@personas.test');
  const otis = (await potential()).find(({ firstName }) => firstName === 'Otis');
  expect(await call('businessUserInvite', { representativeId: otis?.id, right: 1 })).toMatchObject({
    responseCode: '00',
  });
  const invited = await bank.db.query<{ email: string }>(
    'SELECT u.email FROM access_offer o JOIN app_user u ON u.id = o.user_id WHERE o.customer_id = $1 AND o.person_id = $2',
    [CORAL, otis?.id],
  );
  expect(invited).toEqual([{ email: 'otis.now@personas.test' }]);
});

describe('the invitation of a person whose address nobody has said', () => {
  beforeEach(() => bank.db.query(`UPDATE company_person SET email = NULL WHERE first_name = 'Mona'`));
  const invite = async (more: object = {}) => {
    const mona = (await potential()).find(({ firstName }) => firstName === 'Mona');
    expect(mona?.email).toBeNull();
    return call('businessUserInvite', { representativeId: mona?.id, right: 1, ...more });
  };

  it('asks for it, and keeps it', async () => {
    expect(await invite()).toMatchObject({ reason: 'emailMissing', validationErrors: [{ field: 'email' }] });
    expect(await invite({ email: 'Mona@Coral.example' })).toMatchObject({ responseCode: '00' });
    const { users } = rooms.company.businessUserList.response.parse(await call('businessUserList'));
    expect(users.at(-1)).toMatchObject({ email: 'mona@coral.example', positionIds: [6], isInvited: true });
  });

  it.each(['dirk@coral.example', 'cleo@personas.test', 'coen@personas.test'])('does not take %s', async (email) => {
    expect(await invite({ email })).toMatchObject({ reason: 'emailOfOther' });
  });
});
