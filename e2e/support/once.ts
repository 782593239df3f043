/**
 * Journeys that no flag, theme, term or language of a brand can change. `npm test` walks them with the default brand only;
 * `npx nx e2e brand-a` walks everything with any brand. What a brand can change is never here: every way of signing in, every
 * screen under axe and on a narrow phone, languages, and money on its way from one customer to another.
 */
export const ONCE: readonly string[] = [
  'specs/activation/**',
  'specs/admin/**',
  'specs/auth/idles-out.spec.ts',
  'specs/auth/keeps-and-ends-sessions.spec.ts',
  'specs/auth/lets-another-product-in.spec.ts',
  'specs/auth/presses-come-early.spec.ts',
  'specs/doors/drafts.spec.ts',
  'specs/doors/start-pages.spec.ts',
  'specs/doors/words-in-the-address.spec.ts',
  'specs/history/**',
  'specs/keyboard/**',
  'specs/profile/emails.spec.ts',
  'specs/profile/personal-information.spec.ts',
  'specs/profile/phones.spec.ts',
  'specs/profile/proof-of-address.spec.ts',
  'specs/settings/company-access.spec.ts',
  'specs/settings/settings.spec.ts',
  'specs/shell/releases.spec.ts',
  'specs/transfers/by-keyboard.spec.ts',
  'specs/transfers/one-intent-one-transfer.spec.ts',
  'specs/transfers/others-approve.spec.ts',
  'specs/transfers/refusals-move-nothing.spec.ts',
  'specs/verification/**',
  'specs/wrapper/**',
];

/** Whether this run leaves them out, and with them the second, phone-sized look of axe at screens that it sees on a desktop. */
export const isBrandOnly = process.env['E2E_SCOPE'] === 'brand';
