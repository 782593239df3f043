// Rules: R0.66, R1.7.4, R3.3.4, R3.3.20.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import type { KycInfo } from '@bank/protocol/kyc-info';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { Component, loader } from '../kyc-screen';
import { sampleKycInfo } from '../test-kyc-info';

const entry = (id: number, name: string, ask: string | null = null) => ({ id, name, help: null, ask });
const LISTS = {
  employee: [entry(1, 'Salary'), entry(11, 'Other money', 'What is it?')],
  personal: [entry(5, 'Pension'), entry(11, 'Other money', 'What is it?')],
  second: [entry(2, 'Second salary')],
};

function show(known: Partial<KycInfo> = {}) {
  const bank = fakeBank({
    customerInfo: () => ({ customer: sampleCustomer({}) }),
    customerInfoGet: () => ({ customer: sampleCustomer({}) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({}) }),
    kycInfoGet: () => ({ kycInfo: sampleKycInfo(known) }),
    kycInfoUpdate: () => ({}),
    documentTypesList: () => ({
      categories: [
        {
          id: 1,
          customerDocumentTypes: [
            { id: 1, name: 'Passport', subDocuments: [] },
            { id: 4, name: 'Identity card', subDocuments: [] },
          ],
        },
      ],
    }),
    occupationsList: () => ({
      occupations: [
        { id: 'employed', name: 'Employed', sourceList: 'employee' },
        { id: 'retired', name: 'Retired', sourceList: 'personal' },
      ],
    }),
    secondOccupationsList: () => ({
      occupations: [
        { id: 'none', name: 'Nothing' },
        { id: 'employed', name: 'Employed' },
      ],
    }),
    sourcesOfFundsList: ({ input }) => ({
      sources:
        LISTS[
          input['sourceList'] === 'employee' ? 'employee' : input['sourceList'] === 'second' ? 'second' : 'personal'
        ],
    }),
    purposesOfAccountList: () => ({ purposes: [entry(1, 'Everyday spending')] }),
  });
  return {
    bank,
    user: userEvent.setup(),
    ...renderBank({ Component, loader }, { at: '/kyc', messages, brand: { documentsKeptYears: 5 } }),
  };
}

const aboutYou = () => screen.findByRole('list', { name: 'About you' });

test('it says what is known: the number with its last characters, where one lives, the phone, work and money', async () => {
  const { container } = show({
    identities: [
      {
        ...{ typeId: 4, type: 'Identity card', number: '•••••820', status: 'validated' },
        ...{ issuedDate: null, expiresDate: '2031-05-03' },
      },
    ],
    phones: [{ phoneId: 3, countryCode: '386', number: '40418', confirmed: true, isForCodes: true }],
    occupation: { id: 'employed', name: 'Employed' },
    secondOccupation: { id: 'none', name: 'Nothing' },
    sources: [{ sourceId: 1, name: 'Salary', specification: null }],
  });
  const rows = within(await screen.findByRole('list', { name: 'About you' }));
  expect(rows.getByText('•••••820 · valid until 3 May 2031')).toBeVisible();
  expect(rows.getByText('+386 40418')).toBeVisible();
  expect(rows.getByText('Employed · Salary')).toBeVisible();
  // What the bank has accepted or what is confirmed is only read.
  expect(rows.getAllByRole('button').map((one) => one.textContent)).toEqual([expect.stringMatching(/^Work and money/)]);
  expect(await axeFindings(container)).toEqual([]);
});

test('the number of a document is written to the bank and kept nowhere else', async () => {
  const { bank, user } = show();
  await user.click(within(await aboutYou()).getByRole('button', { name: /Number of your document/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Number of your document' }));
  await user.type(await sheet.findByRole('textbox', { name: 'Number of your document' }), 'AB 123456');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('123456');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bank.of('kycInfoUpdate').map(({ input }) => input)).toEqual([
    expect.objectContaining({ identity: { typeId: 1, number: 'AB 123456' } }),
  ]);
});

test('a phone that is not confirmed opens the way to confirm it', async () => {
  const { user } = show({
    phones: [{ phoneId: 3, countryCode: '386', number: '40418', confirmed: false, isForCodes: false }],
  });
  await user.click(within(await aboutYou()).getByRole('button', { name: /Phone/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Phone' }));
  expect(sheet.getByText(/A code goes to/)).toHaveTextContent('+386 40418');
  expect(sheet.getByRole('button', { name: 'Send the code' })).toBeEnabled();
});

test('another occupation asks for its own sources; what the other list had is not sent', async () => {
  const { bank, user } = show({
    occupation: { id: 'employed', name: 'Employed' },
    secondOccupation: { id: 'none', name: 'Nothing' },
    sources: [{ sourceId: 1, name: 'Salary', specification: null }],
    purposes: [{ purposeId: 1, name: 'Everyday spending', specification: null }],
  });
  await user.click(within(await aboutYou()).getByRole('button', { name: /Work and money/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Work and money' }));
  expect(await sheet.findByRole('checkbox', { name: /Salary/ })).toBeChecked();
  await user.click(sheet.getByRole('button', { name: /^What do you do\?/ }));
  await user.click(await screen.findByRole('option', { name: 'Retired' }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText('Choose at least one.')).toBeVisible();
  await user.click(sheet.getByRole('checkbox', { name: /Other money/ }));
  await user.type(sheet.getByRole('textbox', { name: 'What is it?' }), 'A prize');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bank.of('kycInfoUpdate').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      work: {
        ...{ occupation: 'retired', secondOccupation: 'none' },
        ...{ sourceIds: [11], sourceSpecifications: { '11': 'A prize' } },
        ...{ secondSourceIds: [], secondSourceSpecifications: {} },
        ...{ purposeIds: [1], purposeSpecifications: {} },
      },
    }),
  ]);
});
