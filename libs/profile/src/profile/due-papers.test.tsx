// Rules: R0.93, R1.2.10.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer, sampleDocument } from '@bank/kit/testing';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { screen, within } from '@testing-library/react';
import messages from '../messages/en.json';
import { Component, loader } from './profile-screen';

const matter = (fields: Partial<KycMatter>): KycMatter => ({
  ...{ categoryId: 1, representativeId: null, name: null, sourceId: null, source: null, status: 'none', documents: [] },
  ...fields,
});

function show(documents: readonly KycMatter[]) {
  const customer = sampleCustomer();
  fakeBank({
    customerInfo: () => ({ customer }),
    customerInfoGet: () => ({ customer }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    personalInfoGet: () => ({
      personalInfo: {
        ...{ firstName: 'Ana', lastName: 'Silva', birthDay: null, residenceCountryCode: 'PT' },
        ...{ citizenshipCountryCode: 'PT', occupation: null, taxId: null, phones: [], identities: [], updatedAt: null },
      },
    }),
    requiredActions: () => ({ personal: 1, company: 0 }),
    addressesGet: () => ({ addresses: [] }),
    emailsGet: () => ({ emails: [] }),
    usernameChangeRequests: () => ({ requests: [] }),
    documentTypesList: () => ({ categories: [] }),
    kycInfoGet: () => ({
      kycInfo: {
        ...{ isNeedKyc: false, verified: true, identities: [], addresses: [], phones: [] },
        ...{ occupation: null, secondOccupation: null, sources: [], secondSources: [], purposes: [], documents },
        videoCall: null,
      },
    }),
  });
  return renderBank({ Component, loader }, { at: '/profile', messages });
}

test('what has ended of a person’s own papers is asked for here; addresses have a place of their own', async () => {
  const { container } = show([
    matter({ documents: [sampleDocument({ statusId: 38, expiresDate: '2026-11-20' })] }),
    matter({ categoryId: 2, status: 'rejected' }),
  ]);
  const papers = await screen.findByRole('group', { name: 'Papers that we ask for' });
  expect(within(papers).getByRole('heading', { name: 'Identity document' })).toBeVisible();
  expect(within(papers).getByText('Expired')).toBeVisible();
  expect(within(papers).queryByText('Proof of address')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('a person whose papers are in order reads nothing of them', async () => {
  show([matter({ status: 'validated', documents: [sampleDocument({ statusId: 2 })] })]);
  expect(await screen.findByText('Action required')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Papers that we ask for' })).not.toBeInTheDocument();
});
