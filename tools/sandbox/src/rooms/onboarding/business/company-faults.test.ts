// Rules: R0.130, R0.131, R3.3.25, R3.3.11, R3.3.13, R1.1.5, R1.5.3.
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { companyApplicantOf, tracesOf } from './test-company';

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

const another = 'company.additionalQuestionAnswers.businessAnotherAccount';
const control = 'company.additionalQuestionAnswers.controlAccount';

type Changes = Readonly<Record<string, unknown>>;

/** Changes that make one thing wrong, the word of the refusal, and the field it stands at: in the order of the forms. */
const FAULTS: readonly [string, Changes, string, string][] = [
  ['no name', { 'company.name': '' }, 'fieldMissing', 'company.name'],
  ['a name of blanks', { 'company.name': ' \u00a0' }, 'fieldMissing', 'company.name'],
  ['a name of two lines', { 'company.name': 'Lu\nmen' }, 'fieldMissing', 'company.name'],
  ['a trading name of two lines', { 'company.tradingName': 'Lu\r\nmen' }, 'fieldMissing', 'company.tradingName'],
  [
    'a seat in no country of today',
    { 'company.registrationCountryCode': 'SU' },
    'noSuchCountry',
    'company.registrationCountryCode',
  ],
  ['no number', { 'company.registrationNumber': ' ' }, 'fieldMissing', 'company.registrationNumber'],
  ['a day that is none', { 'company.registrationDate': '2019-02-29' }, 'wrongDay', 'company.registrationDate'],
  ['a day to come', { 'company.registrationDate': '2026-11-17' }, 'wrongDay', 'company.registrationDate'],
  ['a day before companies', { 'company.registrationDate': '0000-01-01' }, 'wrongDay', 'company.registrationDate'],
  ['a tax id with a control', { 'company.businessTaxId': 'RO\u00071' }, 'fieldMissing', 'company.businessTaxId'],
  ['zeros for a tax id', { 'company.businessTaxId': '000000' }, 'taxIdDummy', 'company.businessTaxId'],
  ['an address of a customer', { 'company.email': 'Ana@personas.test' }, 'emailTaken', 'company.email'],
  ['an address of an employee', { 'company.email': 'rhea@personas.test' }, 'emailTaken', 'company.email'],
  ['a prefix of no country', { 'company.phone.countryCode': '999' }, 'noSuchPrefix', 'company.phone.countryCode'],
  ['a number of no phone', { 'company.phone.number': '744' }, 'wrongNumber', 'company.phone.number'],
  [
    'a number that may have its own code',
    { 'company.phone.countryCode': '43', 'company.phone.number': '43 664 1234567' },
    'numberTwoWays',
    'company.phone.number',
  ],
  [
    'no street',
    { 'company.registrationAddress.address1': ' ' },
    'fieldMissing',
    'company.registrationAddress.address1',
  ],
  [
    'no state where there are some',
    { 'company.registrationAddress.stateCode': undefined },
    'noSuchState',
    'company.registrationAddress.stateCode',
  ],
  ['no city where it works', { 'company.businessAddress.city': '' }, 'fieldMissing', 'company.businessAddress.city'],
  [
    'work in no country',
    { 'company.businessAddress.countryCode': 'XX' },
    'noSuchCountry',
    'company.businessAddress.countryCode',
  ],
  ['a website that turns', { 'company.website': 'www.\u202ex' }, 'fieldMissing', 'company.website'],
  ['no description', { 'company.description': ' ' }, 'fieldMissing', 'company.description'],
  ['an industry of no list', { 'financialDetail.industry': 'piracy' }, 'noSuchEntry', 'financialDetail.industry'],
  ['a group for an industry', { 'financialDetail.industry': 'adult' }, 'noSuchEntry', 'financialDetail.industry'],
  [
    'another industry without a word',
    { 'financialDetail.industry': 'otherMainstream' },
    'specificationMissing',
    'financialDetail.industrySpecification',
  ],
  [
    'another industry that turns',
    { 'financialDetail.industry': 'otherMainstream', 'financialDetail.industrySpecification': 'a\u202e' },
    'fieldMissing',
    'financialDetail.industrySpecification',
  ],
  [
    'a word about an industry that is not asked about',
    { 'financialDetail.industrySpecification': 'Lamps' },
    'noSuchEntry',
    'financialDetail.industrySpecification',
  ],
  ...['-1', '-0.01', '1.001', '1234567890123', '0.00000001'].map((amount): (typeof FAULTS)[number] => [
    `a monthly deposit of ${amount}`,
    { 'financialDetail.monthlyDepositAmount': amount },
    'wrongAmount',
    'financialDetail.monthlyDepositAmount',
  ]),
  [
    'a currency of nobody',
    { 'financialDetail.monthlyDepositAmountCurrencyCode': 'XXX' },
    'noSuchEntry',
    'financialDetail.monthlyDepositAmountCurrencyCode',
  ],
  [
    'a monthly withdrawal below nothing',
    { 'financialDetail.monthlyWithdrawalAmount': '-3' },
    'wrongAmount',
    'financialDetail.monthlyWithdrawalAmount',
  ],
  [
    'a withdrawal in a currency of nobody',
    { 'financialDetail.monthlyWithdrawalAmountCurrencyCode': 'ABC' },
    'noSuchEntry',
    'financialDetail.monthlyWithdrawalAmountCurrencyCode',
  ],
  ['a source of persons', { 'financialDetail.sourceIds': [1, 11] }, 'noSuchEntry', 'financialDetail.sourceIds'],
  [
    'a source that is asked about',
    { 'financialDetail.sourceSpecifications': {} },
    'specificationMissing',
    'financialDetail.sourceSpecifications.4',
  ],
  [
    'words about a source that is not asked about',
    { 'financialDetail.sourceSpecifications': { 4: 'Rent', 1: 'Lamps' } },
    'noSuchEntry',
    'financialDetail.sourceSpecifications.1',
  ],
  ['a purpose of persons', { 'financialDetail.purposeIds': [7] }, 'noSuchEntry', 'financialDetail.purposeIds'],
  [
    'a purpose that is asked about',
    { 'financialDetail.purposeIds': [4] },
    'specificationMissing',
    'financialDetail.purposeSpecifications.4',
  ],
  ['another account without details', { [`${another}.details`]: ' ' }, 'fieldMissing', `${another}.details`],
  ['details without another account', { [`${another}.answer`]: false }, 'noSuchEntry', `${another}.details`],
  ...(['government', 'lawsuits', 'taxPayers'] as const).flatMap((question): (typeof FAULTS)[number][] => {
    const [answer, details] = [`dueDiligence.${question}`, `dueDiligence.${question}Details`];
    return [
      [`a yes to ${question} without details`, { [answer]: true, [details]: ' ' }, 'fieldMissing', details],
      [`details of a no to ${question}`, { [answer]: false, [details]: 'Some' }, 'noSuchEntry', details],
      [`details of ${question} that turn`, { [answer]: true, [details]: 'So\u202eme' }, 'fieldMissing', details],
    ];
  }),
  ['no legal form', { 'legalInformation.legalForm': '' }, 'fieldMissing', 'legalInformation.legalForm'],
  [
    'a financial institution without a regulator',
    { 'legalInformation.regulator': undefined },
    'fieldMissing',
    'legalInformation.regulator',
  ],
  [
    'a financial institution without a licence',
    { 'legalInformation.licenceNumber': ' ' },
    'fieldMissing',
    'legalInformation.licenceNumber',
  ],
  [
    'a regulator of no financial institution',
    { 'legalInformation.isFinancialInstitution': false },
    'noSuchEntry',
    'legalInformation.regulator',
  ],
  [
    'a licence of no financial institution',
    { 'legalInformation.isFinancialInstitution': false, 'legalInformation.regulator': undefined },
    'noSuchEntry',
    'legalInformation.licenceNumber',
  ],
  [
    'a representative whom it does not name',
    { authorizedCompanyRepresentative: 'p9' },
    'noSuchParty',
    'authorizedCompanyRepresentative',
  ],
  ['control by nobody', { [`${control}.name`]: ' ' }, 'fieldMissing', `${control}.name`],
  ['control since no day', { [`${control}.date`]: undefined }, 'fieldMissing', `${control}.date`],
  ['control since a day that is none', { [`${control}.date`]: '2023-02-29' }, 'wrongDay', `${control}.date`],
  ['control from a day to come on', { [`${control}.date`]: '2026-11-17' }, 'wrongDay', `${control}.date`],
  ['a name without control', { [`${control}.answer`]: '1' }, 'noSuchEntry', `${control}.name`],
  [
    'a day without control',
    { [`${control}.answer`]: '1', [`${control}.name`]: undefined },
    'noSuchEntry',
    `${control}.date`,
  ],
  ['no agreement', { agreements: [] }, 'agreementsMissing', 'agreements'],
  ['terms alone, twice', { agreements: ['terms', 'terms'] }, 'agreementsMissing', 'agreements'],
];

it.each(FAULTS)('%s is refused at its field', async (_name, changes, reason, field) => {
  const answer = await visitor.applyBusiness({ ...changes, captcha: await visitor.sharedTicket() });
  const description = expect.any(String);
  expect(answer).toMatchObject({ responseCode: 'VF', reason, validationErrors: [{ field, description }] });
});

it('the first fault in the order of the forms is the one that is said', async () => {
  const order = FAULTS.filter(([name]) =>
    /^(no name|a seat|a day that|an address of a c|a prefix|no street)/.test(name),
  );
  const further = FAULTS.filter(([name]) =>
    /^(an industry|a monthly dep.*-1|a source of|a yes to gov|no legal)/.test(name),
  );
  const faulty = [...order, ...further, ...FAULTS.slice(-1)];
  expect(faulty).toHaveLength(12);
  const said: (string | undefined)[] = [];
  for (let repaired = 0; repaired < faulty.length; repaired += 1) {
    const changes = Object.assign({}, ...faulty.slice(repaired).map(([, change]) => change));
    const answer = await visitor.applyBusiness({ ...changes, captcha: await visitor.sharedTicket() });
    said.push(answer.validationErrors?.[0]?.field);
  }
  expect(said).toEqual(faulty.map(([, , , field]) => field));
});

it('a phone that another customer has confirmed is refused, and a mere claim is not', async () => {
  await bank.db.query(
    `INSERT INTO phone (user_id, country_code, number) SELECT id, '40', '744010210' FROM app_user WHERE email = 'ana@personas.test'`,
  );
  expect(await visitor.applyBusiness({ agreements: [] })).toMatchObject({ reason: 'agreementsMissing' });
  await bank.db.query(`UPDATE phone SET is_confirmed = true WHERE number = '744010210'`);
  expect(await visitor.applyBusiness({ agreements: [] })).toMatchObject({
    reason: 'phoneTaken',
    validationErrors: [{ field: 'company.phone.number', description: expect.not.stringMatching(/ana/i) }],
  });
  await bank.db.query(`DELETE FROM phone WHERE number = '744010210'`);
});

it.each(['0', '0.5', '999999999999.99'])('a monthly deposit of %s is none', async (amount) => {
  const changes = { 'financialDetail.monthlyDepositAmount': amount, agreements: [] };
  expect(await visitor.applyBusiness(changes)).toMatchObject({ reason: 'agreementsMissing' });
});

it.each([
  ['a', 4201, false, 'agreementsMissing'],
  ['b', 4202, false, 'agreementsMissing'],
  ['c', 4203, false, 'agreementsMissing'],
  ['d', 4204, true, 'agreementsMissing'],
  ['e', 4205, false, 'agreementsMissing'],
  ['f', 4206, false, 'notOffered'],
  ['no brand', 4999, false, 'notOffered'],
])(
  '%s, at port %s, takes companies, and adult industries: %s (R1.1.3 to R1.1.5)',
  async (_brand, port, isAdult, open) => {
    const there = companyApplicantOf(bank, `http://localhost:${port}`);
    expect(await there.applyBusiness({ agreements: [] })).toMatchObject({ responseCode: 'VF', reason: open });
    const studio = await there.applyBusiness({ 'financialDetail.industry': 'studio', agreements: [] });
    if (open === 'notOffered') expect(studio).toMatchObject({ reason: open });
    else if (isAdult) expect(studio).toMatchObject({ reason: 'agreementsMissing' });
    else
      expect(studio).toMatchObject({
        reason: 'noSuchEntry',
        validationErrors: [{ field: 'financialDetail.industry' }],
      });
  },
);

it('who comes from no page of a brand is refused, whatever they say', async () => {
  for (const origin of [null, 'https://elsewhere.example:4204'])
    expect(await companyApplicantOf(bank, origin).applyBusiness({ captcha: 'x' })).toMatchObject({
      reason: 'notOffered',
      responseDescription: 'You can’t open an account of this kind here.',
    });
});
