import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestWrapper, WrapperFailure, wrapperState } from '@bank/wrapper';
import type * as Wrapper from '@bank/wrapper';
import { axe } from 'jest-axe';
import { flowBank, gateAsksAbout, openAuth } from '../testing/flows';

jest.mock('@bank/wrapper', () => ({
  ...jest.requireActual<typeof Wrapper>('@bank/wrapper'),
  requestWrapper: jest.fn(() => Promise.resolve()),
}));
afterEach(() => wrapperState.setState({ mobileWrapper: false }));

const open = async (link?: string) => {
  flowBank({});
  const rendered = openAuth(`/scp-mobile${link === undefined ? '' : `?deeplink=${encodeURIComponent(link)}`}`);
  await screen.findByRole('heading', { name: 'Link this phone' });
  return rendered;
};

test('a link to the app opens it', async () => {
  const { container } = await open('bankapp://link/secret');
  expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', 'bankapp://link/secret');
  expect((await axe(container)).violations).toEqual([]);
});

test('a page that calls itself a link goes through the leaving gate', async () => {
  await open('https://evil.test/link');
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open the app' }));
  await gateAsksAbout('evil.test');
});

test.each([
  undefined,
  '',
  'nonsense',
  'javascript:alert(1)',
  'http://apps.test',
  'otherapp://x',
  'intent://x#Intent;end',
])('%s is no link to the app', async (link) => {
  await open(link);
  expect(screen.getByText(/holds no link for the app/)).toBeVisible();
  expect(screen.queryByText('Open the app')).toBeNull();
});

describe('inside the app', () => {
  beforeEach(() => wrapperState.setState({ mobileWrapper: true }));
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Link this phone' }));

  test('the link is handed to it on a press, not before, and nobody is sent to a store', async () => {
    const { container } = await open('bankapp://link/secret');
    expect(requestWrapper).not.toHaveBeenCalled();
    expect(screen.queryByText('No app yet?')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
    await press();
    expect(await screen.findByText(/The app has taken over/)).toBeVisible();
    expect(requestWrapper).toHaveBeenCalledWith('openDeepLink', { link: 'bankapp://link/secret' });
  });

  test('a link that it refused can be handed over again', async () => {
    jest.mocked(requestWrapper).mockRejectedValueOnce(new WrapperFailure('refused'));
    await open('bankapp://link/secret');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again');
    await press();
    expect(await screen.findByText(/The app has taken over/)).toBeVisible();
  });

  test('an app that takes no links is opened like a phone opens it', async () => {
    jest.mocked(requestWrapper).mockRejectedValueOnce(new WrapperFailure('unsupported'));
    await open('bankapp://link/secret');
    await press();
    expect(await screen.findByRole('link', { name: 'Open the app' })).toHaveAttribute('href', 'bankapp://link/secret');
  });
});
