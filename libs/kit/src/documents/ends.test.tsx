// Rules: R0.90.
import type { KycMatter } from '@bank/protocol/kyc-info';
import { screen, within } from '@testing-library/react';
import { fakeBank, renderBank, sampleAccess, sampleCustomer, sampleDocument } from '../testing';
import { KycList } from './kyc-list';

const matter = (
  status: KycMatter['status'],
  statusId: number,
  expiresDate: string | null = '2027-01-03',
): KycMatter => ({
  ...{ categoryId: 1, representativeId: null, name: null, sourceId: null, source: null, status },
  documents: [sampleDocument({ statusId, expiresDate })],
});

function show(asked: KycMatter) {
  fakeBank({
    customerInfo: () => ({ customer: sampleCustomer() }),
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    documentTypesList: () => ({ categories: [] }),
  });
  const Component = () => <KycList label="List" documents={[asked]} />;
  renderBank({ Component }, { at: '/', messages: {} });
}

test.each([
  ['ends soon', matter('expiredSoon', 2), 'Ends soon', /^Valid until .*2027\. Send a new one/],
  ['has ended', matter('none', 38), 'Expired', /^Expired on .*2027\. Send a new one\.$/],
  ['is asked for', matter('none', 4, null), 'Missing', /^Passport, identity card or driving licence/],
] as const)('a paper that %s says when, and what to do', async (_, asked, state, sentence) => {
  show(asked);
  const waiting = within(await screen.findByRole('region', { name: 'Identity document' }));
  expect(waiting.getByText(state)).toBeVisible();
  expect(waiting.getByText(sentence)).toBeVisible();
  expect(waiting.getByRole('button')).toBeEnabled();
});
