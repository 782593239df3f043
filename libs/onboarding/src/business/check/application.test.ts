// Rules: R3.3.11, R3.3.13, R3.3.25, R3.3.26, R3.5.5, R3.5.7, R0.47.
import type { PhoneCode } from '@bank/protocol/phones';
import { businessAccountCreate, MAX_LEVELS, type ShareholderIn } from '@bank/protocol/onboarding-business';
import { type BusinessAnswers, NO_ADDRESS } from '../answers';
import { applicationOf } from './application';
import { ALL_SAID, COMPLETE } from './test-answers';
import { treeOfHolders } from './tree-of-holders';

const CODES: readonly PhoneCode[] = [{ countryCode: 'RO', phoneCode: '40', minLength: 9, maxLength: 9 }];
const sent = (more: Partial<BusinessAnswers> = {}) => applicationOf({ ...ALL_SAID, ...more }, CODES, 'ticket');

const CLUJ = {
  ...{ address1: 'Strada Horea 5', postalCode: '400174', city: 'Cluj-Napoca', stateCode: 'CJ', countryCode: 'RO' },
};

test('what the company says of itself goes under the names of the contract, and the contract takes it', () => {
  const application = sent();
  expect(businessAccountCreate.request.safeParse(application).success).toBe(true);
  expect(application).toMatchObject({
    company: {
      ...{ name: 'Fabrica Nord SRL', email: 'office@fabrica.test', phone: { countryCode: '40', number: '722555410' } },
      ...{ businessTaxId: 'RO12345678', registrationAddress: CLUJ, description: 'Porcelain maker' },
      additionalQuestionAnswers: {
        businessAnotherAccount: { answer: true, details: 'Current account at Banca Veche' },
        controlAccount: { answer: '1' },
      },
    },
    financialDetail: {
      ...{ monthlyDepositAmount: '40000', monthlyDepositAmountCurrencyCode: 'EUR', industry: 'manufacturing' },
      ...{ sourceIds: [1], purposeIds: [1, 2], sourceSpecifications: {}, purposeSpecifications: {} },
    },
    dueDiligence: { government: false, lawsuits: true, lawsuitsDetails: 'A supplier, over one invoice' },
    legalInformation: { legalForm: 'SRL', isFinancialInstitution: false },
    ...{
      authorizedCompanyRepresentative: 'p1',
      directors: ['p1'],
      agreements: ['privacy', 'terms'],
      captcha: 'ticket',
    },
  });
  // Nothing is sent empty.
  expect(JSON.stringify(application)).not.toContain('""');
});

test.each([
  ['true', undefined],
  ['false', { ...CLUJ, city: 'Turda' }],
])('works there: %s', (worksThere, businessAddress) => {
  const { company } = sent({ worksThere, businessAddress: { ...NO_ADDRESS, ...CLUJ, city: 'Turda' } });
  expect(company.businessAddress).toEqual(businessAddress);
});

test('somebody else in control is named with a date, and only then (R3.3.11)', () => {
  const named = { controlName: 'Yara Lind', controlDate: '2020-02-03' };
  const answerOf = (controlAccount: string) =>
    sent({ controlAccount, ...named }).company.additionalQuestionAnswers.controlAccount;
  expect(answerOf('2')).toEqual({ answer: '2', name: 'Yara Lind', date: '2020-02-03' });
  expect(answerOf('1')).toEqual({ answer: '1' });
});

test('the holders of a company stand below each of its places', () => {
  const danube = (share: string): ShareholderIn => ({
    ...{ type: 'company', id: 'c2', share, directors: ['p3'] },
    shareholders: [{ type: 'person', id: 'p3', share: '100' }],
  });
  expect(sent().shareholders).toEqual([
    { type: 'person', id: 'p1', share: '50.5' },
    {
      ...{ type: 'company', id: 'c1', share: '35', directors: ['p2'] },
      shareholders: [{ type: 'person', id: 'p2', share: '80' }, danube('20')],
    },
    danube('10'),
    { type: 'person', id: 'p4', share: '4.5' },
  ]);
});

test('only who stands somewhere in it is sent, each once', () => {
  const { personList, companyList } = sent();
  expect(personList.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect(companyList.map(({ id }) => id)).toEqual(['c1', 'c2']);
});

test('users have a right, owners hold a quarter or control, and sources go with whoever is asked', () => {
  const { personList, users, ultimateBeneficiaryOwners } = sent({ controllers: ['p4'], taxIds: { p2: 'NO7' } });
  expect(users).toEqual([{ id: 'p1', accessRights: 2 }]);
  expect(ultimateBeneficiaryOwners).toEqual([
    { id: 'p1', isControlling: false },
    { id: 'p2', isControlling: false },
    { id: 'p4', isControlling: true },
  ]);
  expect(personList).toMatchObject([
    {
      ...{ id: 'p1', isUser: true, accessRights: 2, email: 'petra@fabrica.test' },
      sourcesOfFunds: { sourceIds: [4], details: { 4: 'Put aside since 2001' } },
    },
    { id: 'p2', isUser: false, taxId: 'NO7' },
    { id: 'p3', isUser: false },
    { id: 'p4', isUser: false },
  ]);
  expect(personList[3]).not.toHaveProperty('sourcesOfFunds');
  expect(personList[3]).not.toHaveProperty('email');
});

test('sources of somebody who is not asked any more stay here: the bank would refuse them', () => {
  const persons = ALL_SAID.persons.map((one) => ({ ...one, sources: ['4'], sourceNotes: { 4: 'Put aside' } }));
  const { personList } = sent({ persons });
  expect(personList.map(({ sourcesOfFunds }) => sourcesOfFunds !== undefined)).toEqual([true, true, true, false]);
});

test('a tree that would not end, ends', () => {
  const inACircle = {
    root: { directors: [], holders: [{ id: 'c1', share: '100' }] },
    c1: {
      directors: [],
      holders: [
        { id: 'c2', share: '50' },
        { id: 'c1', share: '50' },
      ],
    },
    c2: { directors: [], holders: [{ id: 'c1', share: '100' }] },
  };
  const text = JSON.stringify(treeOfHolders({ levels: inACircle }));
  expect(text.match(/c1/g)).toHaveLength(3);
  const deep = Object.fromEntries(
    ['root', ...Array.from({ length: 40 }, (_, at) => `c${at}`)].map((id, at) => [
      id,
      { directors: [], holders: [{ id: `c${at}`, share: '100' }] },
    ]),
  );
  expect(JSON.stringify(treeOfHolders({ levels: deep })).match(/"id"/g)).toHaveLength(MAX_LEVELS);
});

test('the complete one says the same as the one with two that nobody names', () => {
  expect(applicationOf(COMPLETE, CODES, 'ticket')).toEqual(sent());
});
