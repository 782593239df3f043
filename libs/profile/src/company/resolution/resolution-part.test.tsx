// Rules: R3.3.27.
import { prefetch, query } from '@bank/api-client';
import { axeFindings, fakeBank, renderBank } from '@bank/kit/testing';
import { businessResolutionGet, type Resolution } from '@bank/protocol/company-resolution';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { ResolutionPart } from './resolution-part';

const person = (representativeId: number, name: string, positionIds: number[]): CompanyPerson => ({
  ...{ representativeId, name, positionIds },
  ...{ identityStatus: null, addressStatus: null, controlStatus: null, uploadedDocuments: [] },
  ...{ sourcesOfWealth: [], sourceOfWealthDocuments: {}, sourceOfWealthDocumentStatuses: {} },
});
const DIRK = person(1, 'Dirk Aalto', [2]);
const MONA = person(2, 'Mona Reyes', [6, 8]);
const signer = { representativeId: 1, name: 'Dirk Aalto', signedAt: null, refusedAt: null };
const NONE: Resolution = { businessRepresentativeIds: [], statusId: 3, signers: [], sentAt: null };

function open(resolution: Resolution, { people = [DIRK, MONA], isManaged = true } = {}) {
  let now = resolution;
  const bank = fakeBank({
    businessResolutionGet: () => ({ resolution: now }),
    businessResolutionSend: () => {
      now = { businessRepresentativeIds: [2], statusId: 2, signers: [signer], sentAt: '2026-11-03T10:00:00Z' };
      return { resolution: now };
    },
  });
  const Component = () => <ResolutionPart people={people} isManaged={isManaged} />;
  const loader = () => {
    prefetch(query(businessResolutionGet));
    return null;
  };
  const view = renderBank({ Component, loader }, { at: '/company', messages });
  return { bank, view, user: userEvent.setup() };
}
const part = () => screen.findByRole('region', { name: 'Who represents the company' });

test('people are named, the directors sign, and the page says who has not yet', async () => {
  const { bank, user, view } = open(NONE);
  await user.click(within(await part()).getByRole('button', { name: 'Name who represents it' }));
  const sheet = await screen.findByRole('dialog', { name: 'Who represents the company at the bank?' });
  expect(sheet).toHaveTextContent('These directors sign it: Dirk Aalto.');
  await user.click(within(sheet).getByRole('button', { name: 'Send to the directors' }));
  expect(within(sheet).getByRole('alert')).toHaveTextContent('Choose at least one person.');
  expect(bank.of('businessResolutionSend')).toHaveLength(0);
  await user.click(within(sheet).getByRole('checkbox', { name: 'Mona Reyes · Shareholder, Owner' }));
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Send to the directors' }));
  expect(await screen.findByText('Waits for signatures')).toBeVisible();
  expect(bank.of('businessResolutionSend')[0]?.input).toEqual({ businessRepresentativeIds: [2] });
  expect(await part()).toHaveTextContent(/Named: Mona Reyes.*Dirk Aalto.*Signature missing/);
  expect(await axeFindings(view.container)).toEqual([]);
});

test.each([
  [1, { signedAt: '2026-11-03T10:00:00Z' }, /Signed by all.*Signed on/],
  [5, { refusedAt: '2026-11-03T10:00:00Z' }, /Refused.*Refused on/],
])('a resolution in state %i says so, and with whom', async (statusId, change, told) => {
  open({ ...NONE, businessRepresentativeIds: [2], statusId, signers: [{ ...signer, ...change }] });
  expect(await part()).toHaveTextContent(told);
});

test('one that waits is replaced knowingly, with those it names chosen already', async () => {
  const { user } = open({ ...NONE, businessRepresentativeIds: [2], statusId: 2, signers: [signer] });
  await user.click(within(await part()).getByRole('button', { name: 'Name others' }));
  const sheet = await screen.findByRole('dialog');
  expect(sheet).toHaveTextContent('It takes the place of the one that waits for signatures.');
  expect(within(sheet).getByRole('checkbox', { name: /^Mona Reyes/ })).toBeChecked();
  expect(within(sheet).getByRole('checkbox', { name: /^Dirk Aalto/ })).not.toBeChecked();
});

test('without a director nothing can be sent, and the sheet says what to do first', async () => {
  const { user } = open(NONE, { people: [MONA] });
  await user.click(within(await part()).getByRole('button', { name: 'Name who represents it' }));
  const sheet = await screen.findByRole('dialog');
  expect(sheet).toHaveTextContent('Add a director first');
  expect(within(sheet).getByRole('button', { name: 'Send to the directors' })).toBeDisabled();
});

test('who may not manage sees it, and sends nothing', async () => {
  open({ ...NONE, businessRepresentativeIds: [2], statusId: 2, signers: [signer] }, { isManaged: false });
  expect(await part()).toHaveTextContent('Named: Mona Reyes');
  expect(screen.queryByRole('button', { name: 'Name others' })).toBeNull();
});
