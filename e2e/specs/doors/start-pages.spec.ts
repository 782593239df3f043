import { reset } from '../../support/bank';
import { expect, test } from '../../support/test';
import { enter } from './support';

// R1.4.11 to R1.4.16, the start page, as it is lived.

test('new terms are read, accepted one by one, and then the wished page opens @phone', async ({ page }) => {
  await enter(page, 'theo', '/history');
  await expect(page.getByRole('heading', { name: 'New terms to accept' })).toBeVisible();
  await page.getByRole('button', { name: 'Read: General terms of business, 2026' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'You are leaving us' });
  await expect(leaving).toContainText('documents.sandbox-bank.example');
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  const accept = page.getByRole('button', { name: 'Accept and go on' });
  await accept.click();
  await expect(page.getByText('Accept this document to go on.')).toHaveCount(2);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await accept.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(/€/).first()).toBeVisible();
  await reset();
});

test('who works for two companies chooses one, sees it named, and can change', async ({ page }) => {
  await enter(page, 'cora');
  await page.getByRole('button', { name: /Umbra Studio/ }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('You act for Umbra Studio')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You act for Umbra Studio')).toBeVisible();
  await page.getByRole('button', { name: /Personal menu of Cora/ }).click();
  await page.getByRole('menuitem', { name: 'Act for another' }).click();
  await page.getByRole('button', { name: /Atelier Verde/ }).click();
  await expect(page.getByText('You act for Atelier Verde')).toBeVisible();
  await page.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page.getByRole('heading', { name: 'For whom do you act?' })).toBeVisible();
});

test('the way to the old web bank names its host first', async ({ page }) => {
  await enter(page, 'wes');
  await expect(page.getByRole('heading', { name: 'Your accounts are in our earlier online bank' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to classic.sandbox-bank.example' })).toHaveAttribute(
    'href',
    'https://classic.sandbox-bank.example/sign-in',
  );
});

test('a business user without any company is told so at sign-in', async ({ page }) => {
  await enter(page, 'nora');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your user is not linked to any company')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('bank.session'))).toBeNull();
});
