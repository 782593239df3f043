/** The forms of payments by the names of their drafts and keys. */
export const FORMS = {
  p2p: 'transfers.p2p',
  external: 'transfers.external',
  global: 'transfers.global',
} as const;
