// Rules: R0.173, R3.3.9, R3.4.3.
import { fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { emailExistence } from '@bank/protocol/profile-emails';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { AddEmailDialog } from './add-email-dialog';

const FIRST = 'first@personas.test';
const OTHER = 'other@personas.test';

function Dialog() {
  return <AddEmailDialog onAdded={() => undefined} onClose={() => undefined} />;
}

test.each(Object.entries(emailExistence))(
  'the answer "%s" is remembered and not asked for again',
  async (_, status) => {
    const bank = fakeBank({
      customerInfoGet: () => ({ customer: sampleCustomer() }),
      userAccessInfo: () => ({ customerAccess: sampleAccess() }),
      checkEmail: ({ input }) => ({ status: input['email'] === FIRST ? status : emailExistence.free }),
    });
    const asked = () => bank.of('checkEmail').map(({ input }) => input['email']);
    renderBank({ Component: Dialog }, { at: '/profile', messages });
    const user = userEvent.setup();
    const field = await screen.findByRole('textbox');
    const said = status === emailExistence.free ? messages['profile.email.newHelp'] : messages['profile.email.taken'];
    await user.type(field, FIRST);
    await waitFor(() => expect(asked()).toEqual([FIRST]));
    expect(await screen.findByText(said)).toBeVisible();
    await user.clear(field);
    await user.type(field, OTHER);
    await waitFor(() => expect(asked()).toEqual([FIRST, OTHER]));
    await user.clear(field);
    await user.type(field, FIRST);
    // A third address is asked about, so the second time of the first one would have been, too.
    expect(await screen.findByText(said)).toBeVisible();
    await user.type(field, 'x');
    await waitFor(() => expect(asked()).toEqual([FIRST, OTHER, `${FIRST}x`]));
  },
);

test('the bank is asked about a mailbox once, in whatever letters it is typed', async () => {
  const bank = fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    checkEmail: ({ input }) => ({
      status: input['email'] === 'k@xn--bro-hoa.test' ? emailExistence.exists : emailExistence.free,
    }),
  });
  const asked = () => bank.of('checkEmail').map(({ input }) => input['email']);
  renderBank({ Component: Dialog }, { at: '/profile', messages });
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox');
  await user.type(field, 'K@Büro.test');
  expect(await screen.findByText(messages['profile.email.taken'])).toBeVisible();
  await user.clear(field);
  await user.type(field, 'k@xn--bro-hoa.test');
  expect(await screen.findByText(messages['profile.email.taken'])).toBeVisible();
  await user.clear(field);
  await user.type(field, OTHER);
  await waitFor(() => expect(asked()).toEqual(['k@xn--bro-hoa.test', OTHER]));
});
