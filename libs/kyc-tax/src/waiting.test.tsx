// Rules: R0.115.
import { prefetch } from '@bank/api-client';
import { verificationQueries } from '@bank/kit';
import { fakeBank, renderBank, sampleAccess, sampleCustomer, sampleVerification } from '@bank/kit/testing';
import { accessRight } from '@bank/protocol';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { waiting } from './waiting';

/** The rows of the board on home, and a sentence once the bank has answered. */
function Tasks() {
  const { tasks, isPending } = waiting.useWaiting();
  return (
    <>
      {!isPending && <p>Answered</p>}
      {tasks.map(({ id, title, note, to }) => (
        <Link key={id} to={to ?? ''}>
          {title} {note}
        </Link>
      ))}
    </>
  );
}

async function tasksOf(customer: Partial<Customer>, access: Partial<CustomerAccess>): Promise<HTMLElement[]> {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer(customer) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess(access) }),
    verificationStateGet: () => ({ verification: sampleVerification() }),
  });
  const loader = () => prefetch(verificationQueries.state());
  renderBank({ Component: Tasks, loader }, { at: '/home', messages: {} });
  await screen.findByText('Answered');
  return screen.queryAllByRole('link');
}

const company = { customerType: 'business' } as const;
const owed = { taxResidencySelfCertificationDocumentStatus: 'none' } as const;

test.each([
  ['a person', {}, owed, 'Tell us where you pay tax Takes about three minutes', '/self-certification-splash'],
  [
    'a company',
    company,
    owed,
    'Tell us where the company pays tax Takes about six minutes',
    '/self-certification-business-splash',
  ],
  [
    'a company whose certification ends soon',
    company,
    { taxResidencySelfCertificationDocumentStatus: 'expiredSoon' } as const,
    'Tell us where the company pays tax Takes about six minutes',
    '/self-certification-business-splash',
  ],
])('the certification of %s waits on home, and its task leads to the splash', async (_, customer, access, text, to) => {
  const [task, ...others] = await tasksOf(customer, access);
  expect(others).toEqual([]);
  expect(task).toHaveTextContent(text);
  expect(task).toHaveAttribute('href', to);
});

test.each([
  ['nobody asks', company, {}],
  ['a colleague signs', company, { ...owed, accessRights: accessRight.confirmed }],
  ['an administrator acts', { isAdmin: true, actingFor: { customerId: 5, name: 'X' } }, owed],
])('where %s, nothing waits', async (_, customer, access) => {
  expect(await tasksOf(customer, access)).toEqual([]);
});

test.each([
  [10, /^Tell us where you pay tax Due by \d/],
  [-1, /^Tell us where you pay tax Was due by \d/],
])('one that is due in %i days says by when', async (days, told) => {
  const taxCertificationDueAt = new Date(Date.now() + days * 86_400_000).toISOString();
  const [task] = await tasksOf({}, { ...owed, taxCertificationDueAt });
  expect(task).toHaveTextContent(told);
});
