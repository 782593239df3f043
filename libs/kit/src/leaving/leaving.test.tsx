// Rules: R0.15.
import { I18nProvider } from '@bank/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, kitMessages } from '../testing';
import { leave, leaving } from './leaving';
import { LeavingDialog } from './leaving-dialog';

const HOSTS = ['sign.bank.test'];

function dialog() {
  render(
    <I18nProvider lang="en" messages={kitMessages}>
      <LeavingDialog />
    </I18nProvider>,
  );
}

beforeEach(() => leaving.setState({ asked: null }));

test('a listed host is opened without a question', () => {
  const open = jest.fn();
  expect(leave('https://sign.bank.test/a?b', HOSTS, open)).toBe(true);
  expect(open).toHaveBeenCalledWith('https://sign.bank.test/a?b');
  expect(leaving.getState().asked).toBeNull();
});

test('any other host is named, and only the answer leads there', async () => {
  const open = jest.fn();
  dialog();
  act(() => void leave('https://old.elsewhere.test/x', HOSTS, open));
  expect(open).not.toHaveBeenCalled();
  const asked = await screen.findByRole('alertdialog', { name: 'You’re leaving us' });
  expect(asked).toHaveTextContent('old.elsewhere.test');
  expect(screen.getByRole('link', { name: 'Go to old.elsewhere.test' })).toHaveAttribute(
    'href',
    'https://old.elsewhere.test/x',
  );
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(leaving.getState().asked).toBeNull();
});

test.each(['http://sign.bank.test', 'javascript:alert(1)', 'https://me:pw@sign.bank.test', 'nonsense'])(
  '%s is never offered',
  async (url) => {
    dialog();
    const open = jest.fn();
    act(() => void leave(url, HOSTS, open));
    expect(await screen.findByRole('alertdialog', { name: 'This address isn’t safe' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(open).not.toHaveBeenCalled();
  },
);
