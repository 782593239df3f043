import type { ApiFailure } from '@bank/api-client';
import { codeRefusals } from '@bank/protocol';

/** The bank's sentence when it refused the code itself, which belongs at the field; null for any other failure. */
export function codeRefusal({ reason, messages }: ApiFailure): string | null {
  const isAboutCode = codeRefusals.some((word) => word === reason);
  return isAboutCode ? (messages[0] ?? null) : null;
}
