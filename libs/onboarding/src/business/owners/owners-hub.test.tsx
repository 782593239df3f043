/** @jest-environment @bank/testing/environment */
// Rules: R3.5.8.
import { axeFindings } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from '../answers';
import { ownerProblems } from '../rules/owners';
import { FABRICA } from '../rules/test-company';
import { forgetBusiness, openBusiness } from '../../testing/business';

const left = () => ownerProblems(business.store.getState().answers).length;

beforeEach(forgetBusiness);

test('who has a quarter is proposed and confirmed, and who else controls it is said', async () => {
  const { container } = await openBusiness('?form=owners', FABRICA);
  const byShares = await screen.findByRole('region', { name: 'By their shares' });
  expect(within(byShares).getByText('Holds 50.5% through all companies')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  expect(left()).toBe(2);
  await userEvent.click(within(byShares).getByRole('button', { name: 'Yes, that’s right' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nobody else controls the company' }));
  expect(left()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Add who controls it' }));
  const picker = await screen.findByRole('dialog', { name: 'Add who controls it' });
  await userEvent.click(within(picker).getByRole('button', { name: /Sindre/ }));
  expect(await screen.findByText('Controls the company')).toBeVisible();
  expect(business.store.getState().answers).toMatchObject({ controllers: ['p2'], nobodyElse: '' });
  expect(left()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(left()).toBe(1);
});
