import type { Page } from '@playwright/test';

export const LIST = '/transfer/invoices';

/** The row of an invoice, by what it is for. */
export const row = (page: Page, note: string) => page.getByRole('button', { name: new RegExp(note) });
