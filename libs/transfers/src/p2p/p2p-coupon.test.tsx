// Rules: R2.7.190.
import { sampleTransfer } from '@bank/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bank, check, fill, quoted, receipt, show } from '../testing/p2p';

beforeEach(() => sessionStorage.clear());

const withCoupon = {
  p2pTransferFee: ({ input }: { input: Record<string, unknown> }) =>
    input['couponCode'] === undefined
      ? quoted
      : input['couponCode'] === 'HALF'
        ? { ...quoted, fee: '0.60', total: '250.60', discount: '0.60' }
        : { refused: 'The bank doesn’t know this code.', field: 'couponCode', reason: 'unknownCoupon' },
};

test('a code makes the fee less before anything is confirmed, and goes with the payment', async () => {
  const calls = bank({
    ...withCoupon,
    p2pTransfer: () => ({ ...sampleTransfer({ status: 'posted', approveType: 'none' }) }),
  });
  const user = userEvent.setup();
  show();
  await fill(user);
  await user.click(screen.getByText('When and how often'));
  await user.type(await screen.findByLabelText('Coupon'), 'half');
  await waitFor(() => expect(screen.getByLabelText('Coupon')).toHaveAccessibleDescription(/€0\.60 off the fee/));
  await check(user);
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(review).toHaveTextContent(/Coupon.*HALF.*Fee.*0\.60.*250\.60/);
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await receipt();
  expect(calls.of('p2pTransfer')[0]?.input).toMatchObject({ couponCode: 'HALF' });
});

test('a code that the bank does not take says so at its field, and nothing goes on until it is mended', async () => {
  const calls = bank(withCoupon);
  const user = userEvent.setup();
  show();
  await fill(user);
  await user.click(screen.getByText('When and how often'));
  await user.type(await screen.findByLabelText('Coupon'), 'nosuch');
  await check(user);
  await waitFor(() => expect(screen.getByLabelText('Coupon')).toHaveAccessibleDescription(/doesn’t know this code/));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(screen.getByLabelText('Coupon'));
  await check(user);
  expect(await screen.findByRole('dialog', { name: 'Check, then confirm' })).toBeVisible();
  expect(calls.of('p2pTransfer')).toHaveLength(0);
});
