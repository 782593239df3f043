import { fakeBank, renderBank } from '@bank/kit/testing';
import type { Address } from '@bank/protocol/profile-addresses';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { ProofDialog } from './proof-dialog';

const address: Address = {
  addressId: 7,
  address1: 'Calle Mayor 1',
  address2: null,
  city: 'Madrid',
  postalCode: '28013',
  countryCode: 'ES',
  stateCode: null,
  stateName: null,
  isMain: false,
  addressStatus: 'none',
  confirmed: true,
  isDocumentRequired: true,
  isDocumentOutOfDate: false,
  isCardDocumentRequired: false,
  uploadedDocuments: [],
};
const Dialog = () => <ProofDialog address={address} onClose={() => undefined} />;
const choose = () => screen.queryByLabelText('Choose files');

test('no file can be chosen before the bank has said which papers it takes', async () => {
  let say: () => void = () => undefined;
  const said = new Promise<void>((resolve) => (say = resolve));
  fakeBank({
    addressDocumentTypes: async () => {
      await said;
      return {
        documentTypes: [
          { id: 101, name: 'Utility bill' },
          { id: 102, name: 'Bank statement' },
        ],
      };
    },
  });
  renderBank({ Component: Dialog }, { at: '/profile', messages });
  expect(await screen.findByLabelText('Loading…')).toBeInTheDocument();
  expect(choose()).not.toBeInTheDocument();
  say();
  expect(await screen.findByLabelText('Choose files')).toBeEnabled();
  expect(screen.getByText('Utility bill')).toBeInTheDocument();
});

test('when it cannot say, that is said, and asked again', async () => {
  let isLost = true;
  fakeBank({
    addressDocumentTypes: () => (isLost ? { lost: true } : { documentTypes: [{ id: 101, name: 'Utility bill' }] }),
  });
  renderBank({ Component: Dialog }, { at: '/profile', messages });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(choose()).not.toBeInTheDocument();
  isLost = false;
  await userEvent.click(again);
  expect(await screen.findByLabelText('Choose files')).toBeInTheDocument();
});
