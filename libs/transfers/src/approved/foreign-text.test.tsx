// Rules: R2.4.77.
import { renderBank, turnedTexts } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { bank, request } from '../testing/requests';
import { Component, loader } from './approved-screen';

const TURNING = 'cba\u202e';

test('what a colleague wrote turns no word of a request, of its details, or of the sheet that approves it', async () => {
  const asked = [40, 41].map((amount) => {
    const one = request(amount);
    const { payee } = one.summary;
    const summary = { ...one.summary, note: TURNING, payee: { ...payee, name: TURNING } };
    return { ...one, summary, fromAccountName: TURNING, createdBy: { ...one.createdBy, name: TURNING } };
  });
  bank({ requests: asked });
  const user = userEvent.setup();
  renderBank({ Component, loader }, { at: '/transfer/approved', messages });
  const boxes = await screen.findAllByRole('checkbox', { name: /created by/ });
  expect(turnedTexts()).toEqual([]);
  for (const box of boxes) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const sheet = await screen.findByRole('dialog', { name: 'Check and approve' });
  expect(within(sheet).getAllByText(/\u202e/u).length).toBeGreaterThan(1);
  expect(turnedTexts()).toEqual([]);
});
