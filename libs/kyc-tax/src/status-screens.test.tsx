// Rules: R0.91, R1.3.10, R1.3.11.
import {
  axeFindings,
  fakeBank,
  renderBank,
  sampleAccess,
  sampleCustomer,
  sampleDocument,
  sampleVerification,
} from '@bank/kit/testing';
import type { CustomerDocumentType, UploadedDocument } from '@bank/protocol/documents';
import type { KycMatter } from '@bank/protocol/kyc-info';
import type { VerificationState } from '@bank/protocol/kyc-tax';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as limited from './limited-account/limited-account-screen';
import { sampleKycInfo, sampleMatter } from './kyc/test-kyc-info';
import messages from './messages/en.json';
import * as unverified from './unverified-account/unverified-account-screen';

const IDENTITIES: CustomerDocumentType[] = [
  { id: 1, name: 'Passport', subDocuments: [] },
  {
    id: 4,
    name: 'Identity card',
    subDocuments: [
      { id: 401, name: 'Identity card, front' },
      { id: 402, name: 'Identity card, back' },
    ],
  },
];

interface Asked {
  /** Of the list. */
  asked?: readonly KycMatter[];
  /** Sent to lift the limit. */
  documents?: readonly UploadedDocument[];
  actionTypeId?: number;
}

function bank(state: Partial<VerificationState>, { asked = [], documents = [], actionTypeId = 1 }: Asked = {}) {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    documentTypesList: () => ({ categories: [{ id: 1, customerDocumentTypes: IDENTITIES }] }),
    verificationStateGet: () => ({ verification: sampleVerification(state) }),
    kycInfoGet: () => ({ kycInfo: sampleKycInfo({ documents: [...asked] }) }),
    limitReasonGet: () => ({
      limit: {
        limitedAt: '2026-11-18T10:00:00.000Z',
        reasons: [
          { id: 1, actionTypeId, requirementDocuments: [{ id: 7, categoryId: 1, uploadedDocuments: [...documents] }] },
        ],
      },
    }),
  });
}

const show = (screen: { Component: ComponentType; loader: () => unknown }, at: string) =>
  renderBank(screen, { at, messages, brand: { supportNumber: '+352 2755 0133' } });

test('an unverified customer reads what is missing, what was rejected and why', async () => {
  bank(
    { isVerified: false, isActionsPending: true },
    {
      asked: [
        sampleMatter({
          ...{ categoryId: 1, status: 'rejected' },
          documents: [sampleDocument({ statusId: 26, rejectReason: 'The picture is blurred' })],
        }),
        sampleMatter({ categoryId: 2, status: 'pending', documents: [sampleDocument({ fileName: 'bill.pdf' })] }),
      ],
    },
  );
  const { container } = show(unverified, '/unverified-account');
  expect(await screen.findByRole('heading', { name: 'A few documents, and your account is verified' })).toBeVisible();
  const waiting = within(await screen.findByRole('region', { name: 'Identity document' }));
  expect(waiting.getByText('The picture is blurred')).toBeVisible();
  expect(waiting.getByRole('button', { name: 'Send it again' })).toBeEnabled();
  expect(within(screen.getByRole('list', { name: 'Being checked' })).getByText('Proof of address')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a limited account tells its reasons, and its list begins with what lifts them', async () => {
  const REJECTED = sampleMatter({ categoryId: 2, status: 'rejected' });
  bank({ isLimited: true }, { asked: [REJECTED] });
  const { unmount } = show(limited, '/limited-account');
  expect(await screen.findByRole('heading', { name: 'Your account is limited for now' })).toBeVisible();
  const reasons = within(screen.getByRole('list', { name: 'Why it is limited' }));
  expect(reasons.getByText('A document has expired')).toBeVisible();
  // What is more urgent elsewhere comes after it.
  expect(await screen.findByRole('region', { name: 'Identity document' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Still missing' })).getByText('Proof of address')).toBeVisible();
  unmount();
  bank({ isLimited: true }, { documents: [sampleDocument()] });
  show(limited, '/limited-account');
  expect(await screen.findByRole('heading', { name: 'Your documents are with us' })).toBeVisible();
});

test('a document that has ended is asked for once, by its own name in the list, and comes first (R0.91)', async () => {
  const ended = [sampleDocument({ id: 'old', statusId: 38 })];
  const control = sampleMatter({ categoryId: 9, name: 'Elsa Brandt', representativeId: 3, documents: ended });
  const REJECTED = sampleMatter({ categoryId: 2, status: 'rejected' });
  bank({ isLimited: true }, { asked: [REJECTED, control], documents: ended });
  show(limited, '/limited-account');
  expect(await screen.findByRole('heading', { name: /Elsa Brandt/ })).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Identity document' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Still missing' })).getAllByRole('listitem')).toHaveLength(1);
});

test('says so when the bank does not answer, and asks again', async () => {
  fakeBank({ customerInfoGet: () => ({ customer: sampleCustomer() }), verificationStateGet: () => ({ lost: true }) });
  show(unverified, '/unverified-account');
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  [1, 'A document has expired'],
  [2, 'An invoice has not been paid'],
  [3, 'We have to check a match with a sanctions list'],
  [4, 'We have to check reports in the media'],
  [5, 'We are looking into the activity on your account'],
  [99, 'We need more information'],
])('reason %i of a limit says "%s" (R2.3.6)', async (actionTypeId, sentence) => {
  bank({ isLimited: true }, { actionTypeId });
  show(limited, '/limited-account');
  const reasons = within(await screen.findByRole('list', { name: 'Why it is limited' }));
  expect(reasons.getByText(sentence)).toBeVisible();
});
