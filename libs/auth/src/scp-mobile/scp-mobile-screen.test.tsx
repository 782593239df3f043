import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { flowBank, gateAsksAbout, openAuth } from '../testing/flows';

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
