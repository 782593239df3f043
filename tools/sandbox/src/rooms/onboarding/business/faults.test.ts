// Rules: R0.131, R3.3.25, R3.3.26, R3.5.1, R3.5.5, R3.5.7, R3.5.8, R0.44, R0.46, R0.47.
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { application, companyApplicantOf, tracesOf } from './test-company';

let bank: TestBank;
let visitor: ReturnType<typeof companyApplicantOf>;
beforeAll(async () => {
  bank = await testBank({ config: { lookupsPerMinute: 1e6 } });
  visitor = companyApplicantOf(bank);
});
afterAll(() => bank.close());
// Nobody gets in here but by a mistake of the bank.
afterEach(async () => {
  expect(await tracesOf(bank)).toEqual([0, 0, 0, 0]);
});

type Changes = Readonly<Record<string, unknown>>;

const { personList, companyList, shareholders, ultimateBeneficiaryOwners: owners, users } = application;
const [, , , kim] = personList;
const [ofIda, ofHolding, ofKim] = shareholders;
const [idaOwns, milanOwns, rheaOwns] = owners;
/** Where things stand in the application. */
const IDA_BELOW = 'shareholders.1.shareholders.1.shareholders.0';
const sourcesOf = (at: number) => `personList.${at}.sourcesOfFunds`;

/** Changes that make one thing wrong, the word of the refusal, and the field it stands at: in the order of the forms. */
const FAULTS: readonly [string, Changes, string, string][] = [
  ['no director', { directors: [] }, 'directorMissing', 'directors'],
  ['a director whom it does not name', { directors: ['p1', 'p9'] }, 'noSuchParty', 'directors'],
  ['a director twice', { directors: ['p2', 'p1', 'p2'] }, 'listedTwice', 'directors'],
  ['nobody who holds it', { shareholders: [] }, 'sumWrong', 'shareholders.root'],
  ['a holder whom it does not name', { 'shareholders.0.id': 'p9' }, 'noSuchParty', 'shareholders.root.p9'],
  ['a person under the id of a company', { 'shareholders.0.id': 'c1' }, 'noSuchParty', 'shareholders.root.c1'],
  ['a company under the id of a person', { 'shareholders.0.type': 'company' }, 'noSuchParty', 'shareholders.root.p1'],
  ['a person with directors', { 'shareholders.0.directors': ['p2'] }, 'noSuchEntry', 'shareholders.root.p1'],
  ['a person whom somebody holds', { 'shareholders.0.shareholders': [ofKim] }, 'noSuchEntry', 'shareholders.root.p1'],
  ['a holder twice', { shareholders: [ofIda, ofHolding, ofIda] }, 'listedTwice', 'shareholders.root.p1'],
  ['a share of nothing', { 'shareholders.2.share': '0' }, 'shareWrong', 'shareholders.root.p4'],
  ['a share below nothing', { 'shareholders.2.share': '-5' }, 'shareWrong', 'shareholders.root.p4'],
  ['a share above all', { [`${IDA_BELOW}.share`]: '100.0001' }, 'shareWrong', 'shareholders.c2.p1'],
  ['a share with five decimals', { [`${IDA_BELOW}.share`]: '25.00001' }, 'shareWrong', 'shareholders.c2.p1'],
  ['more than all', { 'shareholders.2.share': '10.0001' }, 'sumWrong', 'shareholders.root'],
  ['a company that nobody holds', { 'shareholders.1.shareholders.1.shareholders': [] }, 'sumWrong', 'shareholders.c2'],
  [
    'a company of which nothing is said',
    { 'shareholders.1.shareholders.1.shareholders': undefined },
    'sumWrong',
    'shareholders.c2',
  ],
  ['a company without directors', { 'shareholders.1.directors': [] }, 'directorMissing', 'shareholders.c1.directors'],
  [
    'a company without a word of directors',
    { 'shareholders.1.shareholders.1.directors': undefined },
    'directorMissing',
    'shareholders.c2.directors',
  ],
  [
    'a company directed by nobody known',
    { 'shareholders.1.directors': ['p9'] },
    'noSuchParty',
    'shareholders.c1.directors',
  ],
  [
    'a company directed twice by one',
    { 'shareholders.1.directors': ['p2', 'p2'] },
    'listedTwice',
    'shareholders.c1.directors',
  ],
  ['a company above itself', { [IDA_BELOW]: { ...ofHolding, share: '25' } }, 'aboveItself', 'shareholders.c2.c1'],
  [
    'a company that is unlike itself elsewhere',
    { 'shareholders.2': { type: 'company', id: 'c2', share: '5', directors: ['p1'], shareholders: [ofIda] } },
    'unlikeItself',
    'shareholders.c1.c2',
  ],
  [
    'an owner whom it does not name',
    { 'ultimateBeneficiaryOwners.0.id': 'p9' },
    'noSuchParty',
    'ultimateBeneficiaryOwners.p9',
  ],
  [
    'an owner twice',
    { ultimateBeneficiaryOwners: [...owners, rheaOwns] },
    'listedTwice',
    'ultimateBeneficiaryOwners.p3',
  ],
  [
    'an owner who holds and controls nothing',
    { 'ultimateBeneficiaryOwners.2.isControlling': false },
    'ownerWrong',
    'ultimateBeneficiaryOwners.p3',
  ],
  [
    'an owner who holds too little',
    { ultimateBeneficiaryOwners: [...owners, { id: 'p4', isControlling: false }] },
    'ownerWrong',
    'ultimateBeneficiaryOwners.p4',
  ],
  [
    'half of the company in nobody’s name',
    { ultimateBeneficiaryOwners: [milanOwns, rheaOwns] },
    'ownerMissing',
    'ultimateBeneficiaryOwners.p1',
  ],
  [
    'a quarter over two ways in nobody’s name',
    { ultimateBeneficiaryOwners: [idaOwns, rheaOwns] },
    'ownerMissing',
    'ultimateBeneficiaryOwners.p2',
  ],
  ['a user whom it does not name', { 'users.2.id': 'p9' }, 'noSuchParty', 'users.p9'],
  ['a user twice', { users: [...users, users[1]] }, 'listedTwice', 'users.p2'],
  [
    'a right that nobody can be given',
    { 'users.2.accessRights': 5, 'personList.2.accessRights': 5 },
    'rightWrong',
    'users.p3',
  ],
  ['a right of no list', { 'users.2.accessRights': 6, 'personList.2.accessRights': 6 }, 'rightWrong', 'users.p3'],
  ['another right than the person’s', { 'users.2.accessRights': 3 }, 'rightWrong', 'users.p3'],
  ['a user who is none as a person', { 'personList.2.isUser': false }, 'rightWrong', 'users.p3'],
  ['a person who is a user and no user', { 'personList.3.isUser': true }, 'rightWrong', 'users.p4'],
  ['a right of no user', { 'personList.3.accessRights': 1 }, 'rightWrong', 'users.p4'],
  [
    'the company’s own user with less than all',
    { 'users.0.accessRights': 4, 'personList.0.accessRights': 4 },
    'rightWrong',
    'users.p1',
  ],
  [
    'nobody with all',
    {
      users: [{ id: 'p2', accessRights: 4 }],
      personList: personList.map((one) => ({
        ...one,
        ...(one.id === 'p2' ? { accessRights: 4 } : { isUser: false, accessRights: undefined }),
      })),
    },
    'noFullAccess',
    'users',
  ],
  [
    'no users',
    { users: [], personList: personList.map((one) => ({ ...one, isUser: false, accessRights: undefined })) },
    'noFullAccess',
    'users',
  ],
  ['a user without an address', { 'personList.1.email': undefined }, 'fieldMissing', 'personList.p2.email'],
  ['two users at one address', { 'personList.1.email': 'RHEA@personas.test' }, 'listedTwice', 'personList.p3.email'],
  ['a person twice', { personList: [...personList, kim] }, 'listedTwice', 'personList.p4'],
  [
    'a person who stands nowhere',
    { personList: [...personList, { ...kim, id: 'p5' }] },
    'noSuchParty',
    'personList.p5',
  ],
  ['no first name', { 'personList.1.firstName': ' ' }, 'fieldMissing', 'personList.p2.firstName'],
  ['no last name', { 'personList.3.lastName': '' }, 'fieldMissing', 'personList.p4.lastName'],
  ['a name of two lines', { 'personList.3.lastName': 'Mo\nraru' }, 'fieldMissing', 'personList.p4.lastName'],
  ['a birthday that is none', { 'personList.3.birthday': '2015-02-29' }, 'wrongDay', 'personList.p4.birthday'],
  ['a birthday to come', { 'personList.3.birthday': '2026-11-17' }, 'wrongDay', 'personList.p4.birthday'],
  ['a birthday of long ago', { 'personList.0.birthday': '1899-12-31' }, 'wrongDay', 'personList.p1.birthday'],
  ['a user who is under age', { 'personList.2.birthday': '2008-11-17' }, 'tooYoung', 'personList.p3.birthday'],
  ['a director who is under age', { directors: ['p1', 'p4'] }, 'tooYoung', 'personList.p4.birthday'],
  [
    'a director of a holder who is under age',
    { 'shareholders.1.directors': ['p4'] },
    'tooYoung',
    'personList.p4.birthday',
  ],
  [
    'a representative who is under age',
    { authorizedCompanyRepresentative: 'p4' },
    'tooYoung',
    'personList.p4.birthday',
  ],
  [
    'a phone of no country',
    { 'personList.0.phone.countryCode': '999' },
    'noSuchPrefix',
    'personList.p1.phone.countryCode',
  ],
  ['a phone of no digits', { 'personList.0.phone.number': 'home' }, 'wrongNumber', 'personList.p1.phone.number'],
  ['no street', { 'personList.1.address.address1': '' }, 'fieldMissing', 'personList.p2.address.address1'],
  ['a state of nowhere', { 'personList.0.address.stateCode': 'XX' }, 'noSuchState', 'personList.p1.address.stateCode'],
  [
    'a home in no country',
    { 'personList.1.address.countryCode': 'DD' },
    'noSuchCountry',
    'personList.p2.address.countryCode',
  ],
  ['a tax id with a line', { 'personList.0.taxId': 'RO\n1' }, 'fieldMissing', 'personList.p1.taxId'],
  ['a word for a tax id', { 'personList.0.taxId': 'niciunul' }, 'taxIdDummy', 'personList.p1.taxId'],
  [
    'no sources of half of the company',
    { [sourcesOf(0)]: undefined },
    'sourcesMissing',
    'personList.p1.sourcesOfFunds',
  ],
  [
    'no sources among the sources',
    { [sourcesOf(1)]: { sourceIds: [], details: {} } },
    'sourcesMissing',
    'personList.p2.sourcesOfFunds',
  ],
  ['a source of companies', { [`${sourcesOf(1)}.sourceIds`]: [5, 2] }, 'noSuchEntry', 'personList.p2.sourcesOfFunds'],
  [
    'a source without a word',
    { [`${sourcesOf(0)}.details`]: { 4: 'Of years' } },
    'sourcesMissing',
    'personList.p1.sourcesOfFunds.11',
  ],
  [
    'a source with blanks',
    { [`${sourcesOf(0)}.details`]: { 4: ' ', 11: 'A lottery' } },
    'sourcesMissing',
    'personList.p1.sourcesOfFunds.4',
  ],
  [
    'a word about a source that turns',
    { [`${sourcesOf(1)}.details`]: { 5: 'Of\u202e' } },
    'fieldMissing',
    'personList.p2.sourcesOfFunds.5',
  ],
  [
    'a word about no source of theirs',
    { [`${sourcesOf(1)}.details`]: { 5: 'Of the army', 3: 'Bees' } },
    'noSuchEntry',
    'personList.p2.sourcesOfFunds.3',
  ],
  [
    'sources of who holds too little',
    { [sourcesOf(3)]: { sourceIds: [5], details: { 5: 'None' } } },
    'noSuchEntry',
    'personList.p4.sourcesOfFunds',
  ],
  [
    'sources of who holds nothing',
    { [sourcesOf(2)]: { sourceIds: [5], details: { 5: 'None' } } },
    'noSuchEntry',
    'personList.p3.sourcesOfFunds',
  ],
  ['a company twice', { companyList: [...companyList, companyList[1]] }, 'listedTwice', 'companyList.c2'],
  [
    'a company that stands nowhere',
    { companyList: [...companyList, { ...companyList[1], id: 'c3' }] },
    'noSuchParty',
    'companyList.c3',
  ],
  ['a company without a name', { 'companyList.1.name': ' ' }, 'fieldMissing', 'companyList.c2.name'],
  [
    'a company in no country',
    { 'companyList.0.registrationCountryCode': 'YU' },
    'noSuchCountry',
    'companyList.c1.registrationCountryCode',
  ],
  [
    'a company without a number',
    { 'companyList.0.registrationNumber': '' },
    'fieldMissing',
    'companyList.c1.registrationNumber',
  ],
  ['a company without a city', { 'companyList.0.address.city': '' }, 'fieldMissing', 'companyList.c1.address.city'],
  [
    'a user’s address that is a customer’s',
    { 'personList.1.email': 'Ana@personas.test' },
    'emailTaken',
    'personList.p2.email',
  ],
  [
    'a user’s address that is another company’s own',
    { 'personList.1.email': 'olivia@personas.test' },
    'emailTaken',
    'personList.p2.email',
  ],
  [
    'a user’s address that is the bank’s',
    { 'personList.1.email': 'ada@personas.test' },
    'emailTaken',
    'personList.p2.email',
  ],
];

it.each(FAULTS)('%s is refused at its field', async (_name, changes, reason, field) => {
  const answer = await visitor.applyBusiness({ ...changes, captcha: await visitor.sharedTicket() });
  const description = expect.any(String);
  expect(answer).toMatchObject({ responseCode: 'VF', reason, validationErrors: [{ field, description }] });
});

it('each of the words is said in six languages', async () => {
  const words = new Set(FAULTS.map(([, , reason]) => reason));
  for (const word of words) {
    const changes = FAULTS.find(([, , reason]) => reason === word)?.[1] ?? {};
    const said = new Set<string>();
    for (const language of ['en', 'es', 'ro', 'ru', 'uk', 'pt']) {
      const captcha = await visitor.sharedTicket();
      const answer = await visitor.applyBusiness({ ...changes, captcha }, { 'accept-language': language });
      expect([word, answer.reason]).toEqual([word, word]);
      said.add(answer.responseDescription);
    }
    expect([word, said.size]).toEqual([word, 6]);
  }
});

it('of an address that is taken it says what to do, and not whose it is (R0.43)', async () => {
  expect(await visitor.applyBusiness({ 'personList.1.email': 'ana@personas.test' })).toMatchObject({
    responseDescription: 'This e-mail address already has an account of its own. Give another address for this user.',
  });
});

it('an address that a customer has confirmed beside their own is taken, and a mere claim is not', async () => {
  await bank.db.query(
    `INSERT INTO email_address (customer_id, email, is_confirmed) VALUES (1001, 'other.ana@mail.test', true),
                                                                         (1001, 'claim.ana@mail.test', false)`,
  );
  const of = (email: string) => visitor.applyBusiness({ 'personList.1.email': email, agreements: [] });
  expect(await of('other.ana@mail.test')).toMatchObject({ reason: 'agreementsMissing' });
  expect(await visitor.applyBusiness({ 'personList.1.email': 'Other.Ana@mail.test' })).toMatchObject({
    reason: 'emailTaken',
    validationErrors: [{ field: 'personList.p2.email' }],
  });
  expect(await of('claim.ana@mail.test')).toMatchObject({ reason: 'agreementsMissing' });
});

it('one refusal that tells of several addresses is counted for as many checks', async () => {
  const captcha = await visitor.ticket();
  const asking = { 'personList.2.email': 'ana@personas.test', captcha };
  // Milan’s address before Ana’s is free, which the refusal tells, too: two checks at once.
  for (let told = 2; told <= 20; told += 2)
    expect(await visitor.applyBusiness(asking)).toMatchObject({ reason: 'emailTaken' });
  expect(await visitor.applyBusiness(asking)).toMatchObject({ reason: 'captchaNeeded' });
});

it('a tree of more levels than there may be is refused before anybody looks at it', async () => {
  let level: object = { type: 'person', id: 'p1', share: '50' };
  for (let depth = 2; depth <= 25; depth += 1)
    level = { type: 'company', id: `c${depth}`, share: '50', directors: ['p1'], shareholders: [level] };
  const answer = await visitor.applyBusiness({ shareholders: [level] });
  expect(answer).toMatchObject({ responseCode: 'TA1', validationErrors: [{ field: 'shareholders' }] });
});
