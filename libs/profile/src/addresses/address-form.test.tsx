import { fakeBank, renderBank } from '@bank/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import messages from '../messages/en.json';
import { AddressForm } from './address-form';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <AddressForm countryCode="ES" onClose={() => setOpen(false)} />}
    </>
  );
}

beforeEach(() => sessionStorage.clear());

test('what was typed outlives a refusal and a closed dialog, and is forgotten once the address is saved', async () => {
  let isRefusing = true;
  fakeBank({
    addressCreate: () => (isRefusing ? { refused: 'Two addresses are enough.' } : { addressId: 7 }),
  });
  const user = userEvent.setup();
  renderBank({ Component: Opener }, { at: '/profile', messages });
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  await user.type(await screen.findByLabelText('Street and number'), 'Calle Mayor 1');
  await user.type(screen.getByLabelText('Town or city'), 'Madrid');
  await user.type(screen.getByLabelText('Postcode'), '28013');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Two addresses are enough.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect(await screen.findByLabelText('Street and number')).toHaveValue('Calle Mayor 1');
  isRefusing = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(await screen.findByLabelText('Street and number')).toHaveValue('');
});
