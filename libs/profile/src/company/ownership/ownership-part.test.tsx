// Rules: R0.162.
import { prefetch, query } from '@bank/api-client';
import { axeFindings, fakeBank, renderBank } from '@bank/kit/testing';
import { companyOwnershipGet, type Ownership } from '@bank/protocol/company-ownership';
import { screen } from '@testing-library/react';
import messages from '../../messages/en.json';
import { OwnershipPart } from './ownership-part';

const owner = (name: string, share: string | null, isControlling = false) => ({ name, share, isControlling });
const STANDING: Ownership = {
  ...{ status: 'validated', sentAt: '2026-11-03T10:00:00Z', rejectReason: null },
  owners: [owner('Mona Reyes', '62.5'), owner('Dirk Aalto', '0', true)],
};

function open(standing: Ownership, newest: Ownership | null = null, { isManaged = true } = {}) {
  fakeBank({ companyOwnershipGet: () => ({ standing, newest }) });
  const Component = () => <OwnershipPart isManaged={isManaged} />;
  const loader = () => {
    prefetch(query(companyOwnershipGet));
    return null;
  };
  return renderBank({ Component, loader }, { at: '/company', messages });
}
const part = () => screen.findByRole('region', { name: 'Who owns the company' });
const declare = () => screen.queryByRole('link', { name: 'Declare another ownership' });

test('names the owners with their shares, and leads to another declaration', async () => {
  const { container } = open(STANDING);
  expect(await part()).toHaveTextContent(/Mona Reyes.*62\.5%.*Dirk Aalto.*Controls the company/);
  expect(declare()).toHaveAttribute('href', '/company/ownership');
  expect(await axeFindings(container)).toEqual([]);
});

test('a declaration that waits stands below the one that counts, and is followed by no other', async () => {
  const { container } = open(STANDING, { ...STANDING, status: 'pending', owners: [owner('Ida Moraru', '100')] });
  expect(await part()).toHaveTextContent(
    /Being checked.*Mona Reyes.*counts when we have accepted it.*Ida Moraru.*100%/,
  );
  expect(declare()).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

test('a rejected declaration says why, and may be followed by another', async () => {
  open(STANDING, { ...STANDING, status: 'rejected', rejectReason: 'The register names Mona Reyes.' });
  expect(await part()).toHaveTextContent(/Rejected.*Mona Reyes.*The register names Mona Reyes\./);
  expect(declare()).toBeVisible();
});

test('of a company that has declared nothing it names the owners without shares', async () => {
  open({ ...STANDING, status: 'none', owners: [owner('Mona Reyes', null)] });
  expect(await part()).not.toHaveTextContent('%.*%');
  expect(await part()).toHaveTextContent('Mona Reyes');
});

test('a user who may not manage the company sees it, and declares nothing', async () => {
  open(STANDING, null, { isManaged: false });
  expect(await part()).toHaveTextContent('Mona Reyes');
  expect(declare()).toBeNull();
});
