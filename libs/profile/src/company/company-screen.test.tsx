// Rules: R2.8.2, R3.3.1, R3.3.11, R3.3.16, R3.3.28, R3.4.8, R3.6.1.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer, sampleDocument } from '@bank/kit/testing';
import type { Customer } from '@bank/protocol/customer';
import type { Address } from '@bank/protocol/profile-addresses';
import type { CompanyInfo } from '@bank/protocol/profile-company';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResponsePopup } from '@bank/kit';
import messages from '../messages/en.json';
import { Component, loader } from './company-screen';
import { CHOICES, STATED } from './money/test-choices';

const address: Address = {
  addressId: 7,
  address1: 'Calle de Alcalá 1',
  address2: null,
  city: 'Madrid',
  postalCode: '28014',
  countryCode: 'ES',
  stateCode: null,
  stateName: null,
  isMain: false,
  addressStatus: 'rejected',
  confirmed: false,
  isDocumentRequired: true,
  isDocumentOutOfDate: false,
  isCardDocumentRequired: false,
  uploadedDocuments: [sampleDocument({ id: 'd1', statusId: 26, fileName: 'bill.pdf', rejectReason: 'Too old.' })],
};
const company: CompanyInfo = {
  name: 'Carpentry',
  tradingName: null,
  registrationCountryCode: 'ES',
  registrationNumber: 'B-1',
  registrationDate: '2016-05-09',
  businessTaxId: null,
  email: null,
  phone: null,
  website: null,
  description: null,
  verified: true,
  limited: false,
  addresses: [address],
  corporateDocuments: [],
  corporateDocumentStatus: 'notRequired',
  additionalDocuments: [],
  additionalDocumentStatus: 'notRequired',
  sourceOfWealthDocuments: {
    1: [
      {
        ...sampleDocument({ id: 'd3', fileName: 'accounts.pdf', expiresDate: '2027-11-03' }),
        ...{ expiration: '2027-11-03', created: '2026-11-03T10:00:00Z', createdName: 'Elsa Brandt' },
      },
    ],
    4: [],
  },
  sourceOfWealthDocumentStatuses: { 1: 'pending', 4: 'none' },
  financialInstitution: { regulator: 'CNMV', licenceNumber: '77' },
  people: [
    {
      representativeId: 1,
      name: 'Elsa Brandt',
      positionIds: [9, 6, 8],
      identityStatus: 'rejected',
      addressStatus: 'pending',
      controlStatus: null,
      uploadedDocuments: [
        {
          ...sampleDocument({ id: 'd2', statusId: 26, rejectReason: 'The passport expired in May.' }),
          categoryId: 1,
        },
      ],
      sourcesOfWealth: [{ sourceId: 8, name: 'Inheritance' }],
      sourceOfWealthDocuments: { '8': [] },
      sourceOfWealthDocumentStatuses: { '8': 'none' },
    },
    {
      representativeId: 2,
      name: 'Carl Brandt',
      positionIds: [2],
      identityStatus: 'validated',
      addressStatus: null,
      controlStatus: null,
      uploadedDocuments: [],
      ...{ sourcesOfWealth: [], sourceOfWealthDocuments: {}, sourceOfWealthDocumentStatuses: {} },
    },
  ],
  financialDetail: {
    monthlyDepositAmount: '25000',
    monthlyDepositCurrencyCode: 'EUR',
    monthlyWithdrawalAmount: '18000',
    monthlyWithdrawalCurrencyCode: 'EUR',
    sources: [
      { sourceId: 1, name: 'Sales', specification: null },
      { sourceId: 4, name: 'Other', specification: 'Rent of a workshop' },
    ],
    purposes: [{ purposeId: 2, name: 'Wages', specification: null }],
    industry: 'Crafts',
    industryId: 'manufacturing',
    industrySpecification: 'Furniture',
  },
  isConverted: false,
  asksDeclarations: false,
  additionalQuestionAnswers: [{ question: 'Other banks?', answer: 'Yes', details: 'One account for wages.' }],
};

/** @param restated what the bank says of the customer after a change of its money */
function open(accessRights: number, who: Partial<Customer> = {}, restated: Partial<Customer> = {}) {
  let now = company;
  let customer = sampleCustomer({ customerType: 'business', ...who });
  const bank = fakeBank({
    ...CHOICES,
    documentTypesList: () => ({
      categories: [{ id: 1, customerDocumentTypes: [{ id: 1, name: 'Passport', subDocuments: [] }] }],
    }),
    customerInfoGet: () => ({ customer }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights }) }),
    companyInfoGet: () => ({ companyInfo: now }),
    financialDetailUpdate: ({ input }) => {
      now = {
        ...now,
        financialDetail: { ...STATED, monthlyDepositAmount: String(input['monthlyDepositAmount']) },
      };
      customer = { ...customer, ...restated };
      return {};
    },
    dueDiligenceInfo: () => ({ dueDiligenceInfo: null }),
    companyOwnershipGet: () => ({
      standing: { status: 'none', sentAt: null, rejectReason: null, owners: [] },
      newest: null,
    }),
    businessResolutionGet: () => ({
      resolution: { businessRepresentativeIds: [], statusId: 3, signers: [], sentAt: null },
    }),
    requiredActions: () => ({ personal: 0, company: 2 }),
    confirmAddress: () => ({ refused: 'Upload a proof of this address first.' }),
  });
  const Screen = () => (
    <>
      <Component />
      <ResponsePopup />
    </>
  );
  const view = renderBank({ Component: Screen, loader }, { at: '/company', messages });
  return { bank, view, user: userEvent.setup() };
}

/** The row of the address, and the sheet that it opens. */
const addressRow = () => screen.findByRole('button', { name: new RegExp(address.address1) });
async function openAddress(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(await addressRow());
  return screen.findByRole('dialog', { name: address.address1 });
}

test('says what is missing, and of whom (R3.3.5)', async () => {
  const { view, user } = open(2);
  expect(await screen.findByText(/2 things are missing/)).toBeVisible();
  const [elsa, carl] = ['Elsa Brandt', 'Carl Brandt'].map((name) =>
    screen.getAllByRole('listitem').find((item) => within(item).queryByText(name)),
  );
  expect(elsa).toHaveTextContent(/Identity\s*Rejected.*Address\s*Being checked/);
  expect(elsa).not.toHaveTextContent('Control');
  expect(elsa).toHaveTextContent('Action required');
  expect(carl).not.toHaveTextContent('Action required');
  // Both numbers of a shareholder are one word.
  expect(elsa).toHaveTextContent('Shareholder · Owner');
  expect(screen.getByRole('link', { name: /^Add and remove people/ })).toHaveAttribute('href', '/company-access');
  // A company with something missing is not called verified beside it.
  const details = within(screen.getByRole('group', { name: 'Company details' }));
  expect(details.queryByText('Verified')).toBeNull();
  expect(details.getByText('Action required')).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
  // The row leads to what is asked for, and to what was sent.
  await user.click(screen.getByRole('button', { name: /^Elsa Brandt/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Elsa Brandt' });
  const papers = (name: string) => within(sheet).getByRole('region', { name });
  // Each source of a shareholder's money has papers of its own (R3.3.1).
  expect(await within(sheet).findByRole('group', { name: 'Elsa Brandt: Source of wealth: Inheritance' })).toBeVisible();
  expect(await within(sheet).findByRole('group', { name: 'Elsa Brandt: Identity' })).toBeVisible();
  expect(papers('Identity')).toHaveTextContent(/Rejected.*The passport expired in May\..*still valid/);
  expect(papers('Address')).toHaveTextContent(/Being checked/);
});

test('a failed confirmation of an address is shown in the popup, and the status stays (R3.8.3)', async () => {
  const { user } = open(2);
  const card = await openAddress(user);
  await user.click(within(card).getByRole('button', { name: 'Yes, I live here' }));
  expect(await screen.findByRole('dialog', { name: 'Upload a proof of this address first.' })).toBeVisible();
  expect(card).toHaveTextContent('Rejected');
  // The popup is the same one for every page: left open, it would stand before the next test.
  await user.click(screen.getByRole('button', { name: 'OK' }));
});

test('an employee who may only read sees everything, changes nothing, and learns which right is missing', async () => {
  const { user } = open(1);
  expect(await screen.findByRole('button', { name: 'Add a postal address' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: /^Add and remove people/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Elsa Brandt/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Elsa Brandt' });
  expect((await within(sheet).findAllByLabelText('Choose files'))[0]).toBeDisabled();
  await user.click(within(sheet).getByRole('button', { name: 'Done' }));
  const card = await openAddress(user);
  for (const name of ['Upload a proof of address', 'Yes, I live here', 'Delete']) {
    expect(within(card).getByRole('button', { name })).toBeDisabled();
  }
  expect(within(card).getAllByText(/full access/).length).toBeGreaterThan(0);
});

test('shows what the company has stated about its money (R3.3.13 "financialDetail")', async () => {
  open(2);
  await addressRow();
  const stated = await screen.findByRole('region', { name: 'Money and purpose' });
  expect(stated).toHaveTextContent('Sales; Other: Rent of a workshop');
  expect(stated).toHaveTextContent('Crafts: Furniture');
  expect(stated).toHaveTextContent('Other banks?Yes. One account for wages.');
});

test('each source of the company’s money has its own papers, with who sent them and until when they are valid', async () => {
  const { user } = open(2);
  const sources = await screen.findAllByRole('button', { name: /^Source of wealth/ });
  expect(sources.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Source of wealth: Sales.*Being checked/),
    expect.stringMatching(/^Source of wealth: Other.*Document missing/),
  ]);
  await user.click(sources[0] as HTMLElement);
  const sheet = await screen.findByRole('dialog', { name: 'Source of wealth: Sales' });
  expect(sheet).toHaveTextContent(/accounts\.pdf.*by Elsa Brandt.*Valid until/);
});

test('a financial institution is called one, with who supervises it', async () => {
  open(2);
  await addressRow();
  expect(screen.getByRole('group', { name: 'Company details' })).toHaveTextContent(
    'Financial institutionCNMV · licence 77',
  );
});

test.each([
  ['the company', {}],
  ['an administrator who acts for it', { isAdmin: true, actingFor: { customerId: 1, name: 'Carpentry' } }],
] as const)('%s changes what was stated of its money, and reads it on the page', async (_who, who) => {
  const { user } = open(2, who);
  await addressRow();
  const money = await screen.findByRole('region', { name: 'Money and purpose' });
  await user.click(within(money).getByRole('button', { name: 'Change' }));
  const amount = await screen.findByLabelText('Coming in each month');
  await user.clear(amount);
  await user.type(amount, '31000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'Money and purpose' })).toHaveTextContent('Coming in each month€31,000');
});

test('where another industry brings the company to a closer look, its questions are there at once', async () => {
  const { user } = open(2, { dueDiligenceLevel: 2 }, { dueDiligenceLevel: 4 });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not answered yet')).toBeInTheDocument();
});

test.each([
  [1, true],
  [2, false],
])('on level %i of due diligence the page has its questions: %s', async (dueDiligenceLevel, isThere) => {
  const { bank } = open(2, { dueDiligenceLevel });
  await screen.findByRole('region', { name: 'Money and purpose' });
  if (isThere) expect(await screen.findByText('Not answered yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Due diligence' }) !== null).toBe(isThere);
  expect(bank.of('dueDiligenceInfo')).toHaveLength(isThere ? 1 : 0);
});

test('an employee who may only read learns at what was stated why it cannot be changed', async () => {
  open(1, { dueDiligenceLevel: 4 });
  await screen.findByText('Not answered yet');
  for (const [name, press] of [
    ['Money and purpose', 'Change'],
    ['Due diligence', 'Answer'],
  ] as const) {
    const part = screen.getByRole('region', { name });
    expect(part).toHaveTextContent(/full access/);
    expect(within(part).getByRole('button', { name: press })).toBeDisabled();
  }
});
