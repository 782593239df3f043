import type { Page } from '@playwright/test';
import { type Hands, pickByLetters } from '../../support/keyboard';
import { expect } from '../../support/test';

/** The question that is asked. */
export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const goOn = (hands: Hands) => hands.press('button', 'Continue');

/** Tess up to the question about the United States: what the bank knows of her is not asked again. */
export async function sayWhereTessWasBorn(page: Page, hands: Hands): Promise<void> {
  await heading(page, 'Where were you born?');
  await hands.type('City or place', 'Sevilla');
  await pickByLetters(page, hands, /^Country/, 'Spain', 'Spain');
  await goOn(hands);
  await heading(page, 'Do you pay tax in the United States?');
}

/** Where a representative lives, of whom the bank knows no address. */
interface Home {
  country: string;
  street: string;
  city: string;
  postcode: string;
}

/** Remy up to the question about the United States: the bank knows nothing of him. */
export async function sayWhoRemyIs(page: Page, hands: Hands, home: Home): Promise<void> {
  await heading(page, 'Where were you born?');
  await hands.type('City or place', 'Zwiebelkirchen');
  await pickByLetters(page, hands, /^Country/, 'France', 'France');
  await goOn(hands);
  await heading(page, 'When were you born?');
  await hands.type('Date of birth', '28.02.1971');
  await goOn(hands);
  await heading(page, 'What are you a citizen of?');
  await pickByLetters(page, hands, /^Choose a country/, 'France', 'France');
  await goOn(hands);
  await heading(page, 'Where do you live?');
  await pickByLetters(page, hands, /^Country/, home.country, home.country);
  await hands.type('Street and number', home.street);
  await hands.type('City', home.city);
  await hands.type('Postcode', home.postcode);
  await goOn(hands);
  await heading(page, 'Do you pay tax in the United States?');
}
