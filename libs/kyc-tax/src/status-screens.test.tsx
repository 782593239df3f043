// Rules: R1.3.10, R1.3.11.
import {
  axeFindings,
  fakeBank,
  renderBank,
  sampleCustomer,
  sampleDocument,
  sampleVerification,
} from '@bank/kit/testing';
import type { CustomerDocumentType, UploadedDocument } from '@bank/protocol/documents';
import type { VerificationState } from '@bank/protocol/kyc-tax';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as limited from './limited-account/limited-account-screen';
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

function bank(state: Partial<VerificationState>, documents: UploadedDocument[] = [], actionTypeId = 1) {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    documentTypesList: () => ({ categories: [{ id: 1, customerDocumentTypes: IDENTITIES }] }),
    verificationStateGet: () => ({ verification: sampleVerification(state) }),
    limitReasonGet: () => ({
      limit: {
        limitedAt: '2026-11-18T10:00:00.000Z',
        reasons: [
          { id: 1, actionTypeId, requirementDocuments: [{ id: 7, categoryId: 1, uploadedDocuments: documents }] },
        ],
      },
    }),
  });
}

const show = (screen: { Component: ComponentType; loader: () => unknown }, at: string) =>
  renderBank(screen, { at, messages, brand: { supportNumber: '+352 2755 0133' } });

test('an unverified customer reads what is missing, what was rejected and why', async () => {
  bank({
    isVerified: false,
    isActionsPending: true,
    missing: [
      { categoryId: 1, uploadedDocuments: [sampleDocument({ statusId: 26, rejectReason: 'The picture is blurred' })] },
      { categoryId: 2, uploadedDocuments: [sampleDocument({ fileName: 'bill.pdf' })] },
    ],
  });
  const { container } = show(unverified, '/unverified-account');
  expect(await screen.findByRole('heading', { name: 'A few documents, and your account is verified' })).toBeVisible();
  expect(await screen.findByText('The picture is blurred')).toBeVisible();
  // Another try for what was rejected, none for what is being checked.
  expect(await screen.findByRole('group', { name: 'Identity document' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Proof of address' })).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('a limited account tells its reason, until everything was sent', async () => {
  bank({ isLimited: true });
  const { unmount } = show(limited, '/limited-account');
  expect(await screen.findByRole('heading', { name: 'Your account is limited for now' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A document has expired' })).toBeVisible();
  unmount();
  bank({ isLimited: true }, [sampleDocument()]);
  show(limited, '/limited-account');
  expect(await screen.findByRole('heading', { name: 'Your documents are with us' })).toBeVisible();
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
  bank({ isLimited: true }, [], actionTypeId);
  show(limited, '/limited-account');
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
});
