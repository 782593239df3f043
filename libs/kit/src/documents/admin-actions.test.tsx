// Rules: R0.67, R3.6.1.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer, sampleDocument } from '../testing';
import { KycList } from './kyc-list';

const matter = (categoryId: number, documents = [sampleDocument({ id: `d${categoryId}`, fileName: 'bill.pdf' })]) => ({
  ...{ categoryId, representativeId: null, name: null, sourceId: null, source: null },
  ...{ status: 'pending' as const, documents },
});

function show(isAdmin: boolean) {
  const customer = sampleCustomer({ isAdmin, actingFor: isAdmin ? { customerId: 1004, name: 'Kyra' } : null });
  const bank = fakeBank({
    customerInfo: () => ({ customer }),
    customerInfoGet: () => ({ customer }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({}) }),
    documentTypesList: () => ({
      categories: [
        {
          id: 1,
          customerDocumentTypes: [
            {
              ...{ id: 4, name: 'Identity card' },
              subDocuments: [
                { id: 401, name: 'Identity card, front' },
                { id: 402, name: 'Identity card, back' },
              ],
            },
          ],
        },
      ],
    }),
    adminDocumentAssign: () => ({}),
    adminDocumentRemove: () => ({}),
  });
  const Component = () => <KycList label="List" documents={[matter(1, []), matter(2)]} />;
  return { bank, user: userEvent.setup(), ...renderBank({ Component }, { at: '/?open=matter&id=2', messages: {} }) };
}

test('an administrator says what a file is for, and which side it is there', async () => {
  const { bank, user } = show(true);
  await user.click(await screen.findByRole('button', { name: 'Use elsewhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'What bill.pdf is for' });
  await user.click(await within(dialog).findByRole('button', { name: /It proves/ }));
  await user.click(await screen.findByRole('option', { name: 'Identity document' }));
  await user.click(within(dialog).getByRole('button', { name: /Kind of document/ }));
  await user.click(await screen.findByRole('option', { name: 'Identity card, back' }));
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Use elsewhere' }));
  await waitFor(() =>
    expect(bank.of('adminDocumentAssign').map(({ input }) => input)).toEqual([
      expect.objectContaining({ documentId: 'd2', categoryId: 1, documentTypeId: 402 }),
    ]),
  );
});

test('a file is taken off the list after a question', async () => {
  const { bank, user } = show(true);
  await user.click(await screen.findByRole('button', { name: 'Take off the list' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take bill.pdf off the list?' });
  await user.click(within(question).getByRole('button', { name: 'Take off the list' }));
  await waitFor(() => expect(bank.of('adminDocumentRemove')).toHaveLength(1));
});

test('the customer is offered neither', async () => {
  show(false);
  expect(within(await screen.findByRole('dialog')).getByText('bill.pdf')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use elsewhere' })).not.toBeInTheDocument();
});
