// Rules: R0.65, R0.92, R0.141, R0.142, R1.2.23, R1.4.14, R1.4.15, R3.3.5, R3.3.6.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer, sampleDocument } from '@bank/kit/testing';
import type { KycInfo, KycMatter } from '@bank/protocol/kyc-info';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { sampleKycInfo, sampleMatter } from './test-kyc-info';
import { Component, loader } from './kyc-screen';

const BACK = sampleDocument({
  ...{ id: 'back', statusId: 26, documentTypeId: 402, documentType: 'Identity card, back', isSubDocument: true },
  rejectReason: 'The lower edge is cut off.',
});
const FRONT = sampleDocument({
  ...{ id: 'front', statusId: 2, documentTypeId: 401, documentType: 'Identity card, front', isSubDocument: true },
});

interface Who {
  verified?: boolean;
  isCompany?: boolean;
  right?: number;
  isNeedKyc?: boolean;
  /** What the bank knows beside the papers; all of it unless said otherwise. */
  known?: Partial<KycInfo>;
}

const ALL_KNOWN: Partial<KycInfo> = {
  identities: [
    {
      ...{ typeId: 4, type: 'Identity card', number: '•••••820', status: 'validated' },
      ...{ issuedDate: null, expiresDate: '2031-05-03' },
    },
  ],
  occupation: { id: 'employed', name: 'Employed' },
  sources: [{ sourceId: 1, name: 'Salary', specification: null }],
};

function show(documents: readonly KycMatter[], who: Who = {}) {
  const { verified = false, isCompany = false, right = 2, isNeedKyc = false, known = ALL_KNOWN } = who;
  const bank = fakeBank({
    customerInfo: () => ({ customer: sampleCustomer({ customerType: isCompany ? 'business' : 'personal' }) }),
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: isCompany ? 'business' : 'personal' }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: right }) }),
    kycInfoGet: () => ({ kycInfo: sampleKycInfo({ ...known, isNeedKyc, verified, documents: [...documents] }) }),
    documentTypesList: () => ({ categories: [{ id: 1, customerDocumentTypes: [] }] }),
  });
  return {
    bank,
    ...renderBank({ Component, loader }, { at: '/kyc', messages, brand: { id: 'd', documentsKeptYears: 5 } }),
  };
}

const groupOf = async (name: string) => within(await screen.findByRole('list', { name }));

test('what came back comes first, with its reason; the side that was accepted stays', async () => {
  const { container } = show([
    sampleMatter({ categoryId: 2, status: 'none' }),
    sampleMatter({ categoryId: 1, status: 'rejected', documents: [BACK, FRONT] }),
    sampleMatter({
      categoryId: 11,
      status: 'pending',
      documents: [sampleDocument({ id: 'slip', fileName: 'slip.pdf' })],
    }),
    sampleMatter({ categoryId: 12, status: 'validated', documents: [sampleDocument({ id: 'permit', statusId: 2 })] }),
  ]);
  const waiting = within(await screen.findByRole('region', { name: 'Identity document' }));
  expect(waiting.getByRole('heading', { name: 'Identity card, back' })).toBeVisible();
  expect(waiting.getByText('The lower edge is cut off.')).toBeVisible();
  expect(waiting.getByText(/Identity card, front is accepted/)).toBeVisible();
  expect((await groupOf('Still missing')).getAllByRole('button')).toHaveLength(1);
  expect((await groupOf('Being checked')).getByText('Source of your money')).toBeVisible();
  expect((await groupOf('Done')).getByText('Residence permit')).toBeVisible();
  expect(screen.getByText(/^2 things are still missing/)).toBeVisible();
  expect(screen.getByText('1 of 4')).toBeVisible();
  expect(screen.getByText(/^We keep your documents for 5 years after you leave/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('each opens its papers, and the button of the first one asks for what is missing alone', async () => {
  const user = userEvent.setup();
  show([sampleMatter({ categoryId: 1, status: 'rejected', documents: [BACK, FRONT] })]);
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Identity document' }));
  expect(sheet.getByText('The lower edge is cut off.')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a company sees the papers of its people by name', async () => {
  show(
    [
      sampleMatter({ categoryId: 4, status: 'validated', documents: [sampleDocument({ statusId: 2 })] }),
      sampleMatter({ categoryId: 1, representativeId: 7, name: 'Elsa Brandt', status: 'none' }),
    ],
    { isCompany: true },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Getting your company verified' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Elsa Brandt: Identity document' })).toBeVisible();
});

test('a paper that a verified customer has to renew takes nothing from them that is open', async () => {
  show([sampleMatter({ status: 'expiredSoon', documents: [sampleDocument({ statusId: 2 })] })], { verified: true });
  const steps = within(await screen.findByRole('list', { name: 'Where it stands' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null]);
});

const CALL = {
  ...{ id: 'secret-of-the-call', hasJoined: false },
  ...{ startsAt: '2026-11-20T12:05:00.000Z', endsAt: '2026-11-20T12:35:00.000Z' },
};

test('a planned video call stands first, with its time and the way to it', async () => {
  const { container } = show([sampleMatter({ status: 'none' })], { known: { videoCall: CALL } });
  const call = await screen.findByRole('region', { name: 'Video call' });
  expect(call).toHaveTextContent(/It begins on 20 Nov 2026, \d\d:05\. You can join until \d\d:35\./);
  expect(within(call).getByRole('link', { name: 'Go to the call' })).toHaveAttribute(
    'href',
    '/video-identity-job/secret-of-the-call',
  );
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Video call');
  expect(screen.getByText(/^A video call is planned\./)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('to a user who did not begin the check it says when the call is, and gives no way to it', async () => {
  show([sampleMatter({ status: 'none' })], { known: { videoCall: { ...CALL, id: null, hasJoined: true } } });
  const call = await screen.findByRole('region', { name: 'Video call' });
  expect(call).toHaveTextContent('The call has begun.');
  expect(within(call).queryByRole('link')).not.toBeInTheDocument();
});

test('with all papers sent and answers open it does not say that everything is there', async () => {
  show([sampleMatter({ status: 'pending', documents: [sampleDocument({ statusId: 41 })] })], { known: {} });
  expect(await screen.findAllByText('Not answered yet')).toHaveLength(2);
  expect(screen.getByText(/^No document is missing\..*2 answers about you are still open\.$/)).toBeVisible();
  expect(screen.queryByText(/everything/i)).toBe(screen.queryByText('Everything is open'));
});

test('who is still asked for KYC is not led home, which would lead back', async () => {
  show([], { isNeedKyc: true });
  expect(await screen.findByRole('list', { name: 'Where it stands' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to home' })).not.toBeInTheDocument();
});

test.each([
  [false, /^You have sent everything/, 'pending'],
  [true, /^You are verified/, 'validated'],
] as const)('with nothing left to send (verified: %s) it says so and leads home', async (verified, lead, status) => {
  show([sampleMatter({ status, documents: [sampleDocument({ statusId: verified ? 2 : 41 })] })], { verified });
  expect(await screen.findByText(lead)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/home');
  const steps = within(screen.getByRole('list', { name: 'Where it stands' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, verified ? null : 'step', null]);
});

test('who may not send files sees the list, and which right is missing', async () => {
  show([sampleMatter({ status: 'none' })], { isCompany: true, right: 1 });
  const waiting = within(await screen.findByRole('region', { name: 'Identity document' }));
  expect(waiting.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(waiting.getByText(/full access/)).toBeVisible();
});
