// Rules: R0.56, R0.58.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bank, check, fill, next, show } from '../testing/p2p';

beforeEach(() => sessionStorage.clear());

const SENTENCE = 'You have looked up many people. You can look up more in 20 min.';
const refused = { refused: SENTENCE, field: 'email', reason: 'askedTooOften' };

test('past the pace the sentence of the bank stands at the payee, what was typed stays, and later it goes on', async () => {
  let isOver = true;
  const known = { exist: true, exists: true, isEmployee: false, outBlacklist: false, name: 'Ben Ode' };
  const calls = bank({ checkPayeeEmail: () => (isOver ? refused : known) });
  const user = userEvent.setup();
  show();
  const payee = await screen.findByLabelText('Who should get money?');
  await user.type(payee, 'ben@personas.test');
  expect(await screen.findByText(SENTENCE)).toBeVisible();
  await next(user);
  expect(await screen.findByLabelText('Who should get money?')).toHaveAccessibleDescription(SENTENCE);
  expect(screen.getByLabelText('Who should get money?')).toHaveValue('ben@personas.test');
  expect(screen.queryByText(/Looking for the payee/)).not.toBeInTheDocument();
  isOver = false;
  await next(user);
  expect(await screen.findByLabelText('Payee gets')).toBeVisible();
  expect(calls.of('p2pTransfer')).toHaveLength(0);
});

test('past the pace of coupons the field says so, and the payment goes on without one', async () => {
  const quote = { fee: '0.00', total: '250.00', debitAmount: '250.00', debitCurrencyCode: 'EUR', exchangeRate: '1' };
  bank({
    p2pTransferFee: ({ input }) =>
      input['couponCode'] === undefined
        ? { ...quote, available: '1200.50', approval: { by: 'self', needed: 0, names: [] }, arrivesAt: null }
        : { refused: 'You have tried many coupon codes.', field: 'couponCode', reason: 'triedTooOften' },
  });
  const user = userEvent.setup();
  show();
  await fill(user);
  await user.click(screen.getByText('When and how often'));
  await user.type(await screen.findByLabelText('Coupon'), 'GUESS');
  await check(user);
  expect(await screen.findByText(/You have tried many coupon codes\. Try another one later/)).toBeVisible();
  expect(screen.getByLabelText('Coupon')).toHaveValue('GUESS');
});
