import { I18nProvider } from '@bank/i18n';
import { kitMessages } from '@bank/kit/testing';
import { session } from '@bank/session';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shellMessages from '../messages/en.json';
import { EmailConfirmation } from '../page/email-confirmation';
import { takeAddressWords } from './address-words';

const open = (address: string) => {
  history.replaceState(null, '', address);
  takeAddressWords(location, history);
};
beforeEach(() => session.setState({ actingCustomerId: null }));

test('a link with fromCustomerId chooses the customer acted for, and the address forgets it (R1.2.29)', () => {
  open('/history?fromCustomerId=1005&page=2');
  expect(session.getState().actingCustomerId).toBe(1005);
  expect(location.pathname + location.search).toBe('/history?page=2');
});

test.each(['abc', '1001x', '-1', '1005.0', ''])('fromCustomerId=%s chooses nobody (R0.23)', (text) => {
  open(`/home?fromCustomerId=${text}`);
  expect(session.getState().actingCustomerId).toBeNull();
  expect(location.search).toBe('');
});

test.each([
  ['success', 'Your E-mail address has been confirmed!'],
  ['fail', 'An error has occurred. Please contact us.'],
])('a link that confirmed an address with %s says so, until it is read (R1.2.32)', async (word, sentence) => {
  open(`/login?emailConfirmation=${word}`);
  renderPopup();
  expect(await screen.findByRole('dialog', { name: 'E-MAIL CONFIRMATION' })).toHaveTextContent(sentence);
  expect(location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('any other word says nothing, and the address forgets it', () => {
  open('/login?emailConfirmation=%3Cb%3Esuccess');
  renderPopup();
  expect(location.search).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const renderPopup = () =>
  render(
    <I18nProvider lang="en" messages={{ ...kitMessages, ...shellMessages }}>
      <EmailConfirmation />
    </I18nProvider>,
  );
