// Rules: R0.160.
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
afterEach(async () => {
  expect(await tracesOf(bank)).toEqual([0, 0, 0, 0]);
});

const { personList, companyList, shareholders } = application;
const [, , , kim] = personList;
const [ofIda, ofHolding] = shareholders;
const [, other] = companyList;

/** Kim holds 20 %, and an entry that is Kim, too, holds 20 % more. */
const twice = (more: object) => ({
  personList: [...personList.slice(0, 3), { ...kim, taxId: 'K-2016' }, { ...kim, id: 'p5', taxId: 'K-2016', ...more }],
  shareholders: [
    { ...ofIda, share: '20' },
    ofHolding,
    { type: 'person', id: 'p4', share: '20' },
    { type: 'person', id: 'p5', share: '20' },
  ],
  // Of Ida 20 % and 3.95 % are left: she is an owner no more, but by what she says.
  ultimateBeneficiaryOwners: application.ultimateBeneficiaryOwners.map((one) => ({ ...one, isControlling: true })),
});

it.each([
  ['one person under two ids', {}],
  ['one with the names in the other order, and an accent', { firstName: 'MORARU', lastName: 'Kím' }],
  ['one who leaves the tax number out', { taxId: undefined }],
])('%s is asked about', async (_what, more) => {
  const changes = { captcha: await visitor.sharedTicket(), ...twice(more) };
  expect(await visitor.applyBusiness(changes)).toMatchObject({
    ...{ responseCode: 'VF', reason: 'samePerson' },
    validationErrors: [{ field: 'personList.p5.firstName', description: expect.stringMatching(/twice/) }],
  });
});

const asHolder = (company: object) => ({ 'companyList.1': { ...other, ...company } });

it.each([
  [
    'the company that applies, under the id of a holder',
    asHolder({ registrationNumber: 'j12 345-2019' }),
    'ownHolder',
    'companyList.c2.registrationNumber',
  ],
  [
    'one company under two ids, with other holders',
    asHolder({ registrationCountryCode: 'MD', registrationNumber: ' 0100-360' }),
    'sameCompany',
    'companyList.c2.registrationNumber',
  ],
])('%s is refused at the field', async (_what, changes, reason, field) => {
  const answer = await visitor.applyBusiness({ captcha: await visitor.sharedTicket(), ...changes });
  expect(answer).toMatchObject({ responseCode: 'VF', reason, validationErrors: [{ field }] });
});

it('the sentence names the entry that stands already', async () => {
  const answer = await visitor.applyBusiness({
    captcha: await visitor.sharedTicket(),
    ...asHolder({ registrationCountryCode: 'MD', registrationNumber: '100360' }),
  });
  expect(answer).toMatchObject({
    responseDescription: 'Lumen Holding has the same registration number. Enter each company once.',
  });
});
