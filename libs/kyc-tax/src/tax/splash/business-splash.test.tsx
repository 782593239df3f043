// Rules: R0.115, R0.119, R1.4.15.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { accessRight } from '@bank/protocol';
import type { CustomerAccess } from '@bank/protocol/customer';
import type { BusinessCertification } from '@bank/protocol/tax-business';
import { session } from '@bank/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages-tax/en.json';
import { inDays } from '../../testing/in-days';
import { Component, loader } from './business-splash-screen';

const COLLEAGUE = 'A colleague with full access signs it for the company.';

/** What the company has signed, and what of it was not accepted. */
const REJECTED: BusinessCertification = {
  ...{ status: 'rejected', dueAt: null, signedAt: '2026-11-20T10:00:00.000Z', hasUSIndicia: false, usIndicia: [] },
  ...{ name: 'Toby Tools', registrationCountryCode: 'PT', entityType: 'general', entityClass: 'passiveEntity' },
  ...{ placeOfBusinessAddressId: 7, registeredAddressId: 7, isUSTaxPayer: false, taxIds: [], questions: null },
  ...{ papers: [], certificate: null },
  controllingPersons: [
    {
      ...{ representativeId: 3, name: 'Rosa Nunes', cityOfBirth: null, countryOfBirth: null, dateOfBirth: null },
      taxIds: [],
    },
  ],
  rejections: [
    {
      ...{ field: 'taxIds', countryCode: 'PT', representativeId: 3 },
      reason: 'The tax office does not know this number.',
    },
  ],
};

function show(access: Partial<CustomerAccess> = {}, known: Record<string, unknown> = {}) {
  const customer = sampleCustomer({ customerId: 1018, customerType: 'business', residenceCountryCode: 'PT' });
  const customerAccess = sampleAccess({ taxResidencySelfCertificationDocumentStatus: 'none', ...access });
  const bank = fakeBank({
    customerInfoGet: () => ({ customer }),
    userAccessInfo: () => ({ customerAccess }),
    fatcaCrsCertificationBusinessGet: () => known,
  });
  const view = renderBank({ Component, loader }, { at: '/self-certification-business-splash', messages });
  return { ...view, bank };
}

afterEach(() => session.setState({ taxPutOffFor: null }));

test('it says why a company is asked, how long it takes and what to have at hand, and leads to the form', async () => {
  const { container, bank } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'The company’s tax self-certification' })).toBeVisible();
  expect(screen.getByText(/ask a company once/)).toBeVisible();
  expect(screen.getByText(/CRS, and FATCA/)).toBeVisible();
  expect(screen.getByText(/about six minutes/)).toBeVisible();
  expect(screen.getByText(/probably the NIPC, and its GIIN .* own or control it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/self-certification-business');
  expect(screen.queryByText(COLLEAGUE)).not.toBeInTheDocument();
  expect(bank.of('fatcaCrsCertificationBusinessGet')).toHaveLength(1);
  expect(await axeFindings(container)).toEqual([]);
});

test.each(
  [accessRight.noAccess, accessRight.read, accessRight.initiate, accessRight.confirmed, accessRight.uploading].map(
    (right) => [right],
  ),
)('on level %i a colleague signs it, and it can be put off', async (accessRights) => {
  show({ accessRights });
  expect(await screen.findByText(COLLEAGUE)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Begin' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Later' })).toBeEnabled();
});

test('"Later" puts it off for this company, and leads to where a user starts', async () => {
  const view = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => expect(view.address()).toBe('/'));
  expect(session.getState().taxPutOffFor).toBe(1018);
});

test.each([
  ['an end in a month', inDays(30), true, null],
  ['an end in ten days', inDays(10), true, /It can wait until/],
  ['an end that has come', inDays(-1), false, /We ask at every login until it is signed/],
])('with %s', async (_what, dueAt, isLater, told) => {
  show({ taxCertificationDueAt: dueAt });
  await screen.findByRole('link', { name: 'Begin' });
  expect(screen.queryAllByRole('button', { name: 'Later' })).toHaveLength(isLater ? 1 : 0);
  expect(screen.queryAllByText(/It can wait until|We ask at every login/).map((one) => one.textContent)).toEqual(
    told === null ? [] : [expect.stringMatching(told)],
  );
});

test('after a rejection it says what was not accepted, of whom and why', async () => {
  const known = { fatcaCrsCertificationInfo: REJECTED, declaration: { id: 'business-1', text: [] } };
  show({ taxResidencySelfCertificationDocumentStatus: 'rejected' }, known);
  expect(await screen.findByText(/We could not accept what the company sent/)).toBeVisible();
  const again = screen.getByRole('region', { name: 'What to look at again' });
  expect(again).toHaveTextContent('Rosa Nunes: NIF, PortugalThe tax office does not know this number.');
});
