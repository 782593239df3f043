/** @jest-environment @bank/testing/environment */
// Rules: R3.1.1, R0.25.
import { axeFindings } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, NOTHING_SAID } from '../answers';
import { FABRICA } from '../rules/test-company';
import { forgetBusiness, openBusiness } from '../../testing/business';

beforeEach(forgetBusiness);

const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('link') !== null);

test('before anything is said it says how long it takes, and begins with the first form', async () => {
  const { container } = await openBusiness();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your company' })).toBeVisible();
  expect(screen.getByText('About twenty minutes')).toBeVisible();
  expect(rows()).toHaveLength(10);
  expect(screen.getAllByText('Not started')).toHaveLength(9);
  expect(screen.getByText('None needed')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Still missing' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Start: General' })).toHaveAttribute(
    'href',
    expect.stringContaining('form=general'),
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('what is missing is one list, and each line leads to its place', async () => {
  const { container } = await openBusiness('', FABRICA);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fabrica Nord' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  const missing = screen.getByRole('region', { name: 'Still missing' });
  await userEvent.click(within(missing).getByRole('link', { name: /A director of Danube Growth/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who owns Fabrica Nord?' })).toBeVisible();
});

test('tax numbers that a reload has lost are named', async () => {
  await openBusiness('', { ...FABRICA, taxIdsOf: ['root', 'p1', 'p2'], taxIds: { p2: '1790101221144' } });
  expect(await screen.findByText('Type the tax numbers again')).toBeVisible();
  // The company’s own is asked in its form.
  expect(screen.queryByRole('link', { name: 'Fabrica Nord' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Petra Ilie' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sindre Ilie' })).toBeNull();
});

test('clearing asks first, and forgets everything', async () => {
  await openBusiness('', FABRICA);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear my answers' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Clear all your answers?' });
  await userEvent.click(within(ask).getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your company' })).toBeVisible();
  expect(business.store.getState().answers).toBe(NOTHING_SAID);
  expect({ ...sessionStorage }).toEqual({});
});
