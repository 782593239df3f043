import type { ApiFailure } from '@bank/api-client';

/** What the rows that take a code call it. */
const CODE_FIELDS = ['approvalCode', 'confirmationCode', 'code', 'otp'] as const;

/** The bank names the code's field when the code itself was refused; anything else says nothing about the code: null. */
export function codeRefusal({ kind, fields }: ApiFailure): string | null {
  if (kind !== 'verify') return null;
  return CODE_FIELDS.map((name) => fields?.[name]).find((text) => text !== undefined) ?? null;
}
