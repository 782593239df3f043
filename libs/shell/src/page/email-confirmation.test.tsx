import { I18nProvider } from '@bank/i18n';
import { kitMessages } from '@bank/kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shellMessages from '../messages/en.json';
import { EmailConfirmation, pendingEmailConfirmation } from './email-confirmation';

const messages = { ...kitMessages, ...shellMessages };
const show = () =>
  render(
    <I18nProvider lang="en" messages={messages}>
      <EmailConfirmation />
    </I18nProvider>,
  );

test.each([
  ['success', 'Your E-mail address has been confirmed!'],
  ['fail', 'An error has occurred. Please contact us.'],
] as const)('%s is told once, under the title of R1.8.9 (R1.2.32)', async (outcome, sentence) => {
  pendingEmailConfirmation.set(outcome);
  const { unmount } = show();
  const popup = await screen.findByRole('dialog', { name: 'E-MAIL CONFIRMATION' });
  expect(popup).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('button', { name: messages['kit.popup.ok'] }));
  unmount();
  show();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without a confirmation nothing shows', () => {
  show();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
