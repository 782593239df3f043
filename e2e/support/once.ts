/**
 * Journeys that no flag, theme, term or language of a brand can change. `npm test` walks them with the default brand only;
 * `npx nx e2e brand-a` walks everything with any brand. Sign-in, accessibility, narrow screens, money and releases are never here.
 */
export const ONCE: readonly string[] = [
  'specs/activation/**',
  'specs/admin/**',
  'specs/auth/lets-another-product-in.spec.ts',
  'specs/doors/drafts.spec.ts',
  'specs/doors/words-in-the-address.spec.ts',
  'specs/history/by-keyboard.spec.ts',
  'specs/profile/emails.spec.ts',
  'specs/profile/personal-information.spec.ts',
  'specs/profile/proof-of-address.spec.ts',
  'specs/settings/company-access.spec.ts',
  'specs/settings/settings.spec.ts',
  'specs/transfers/by-keyboard.spec.ts',
  'specs/transfers/refusals-move-nothing.spec.ts',
  'specs/verification/**',
  'specs/wrapper/**',
];
