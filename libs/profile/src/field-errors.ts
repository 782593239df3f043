import type { ApiFailure } from '@bank/api-client';
import type { MessageId, TextOf } from '@bank/i18n';

/** What the schemas of this room complain about. */
const FIELD_ERRORS: Readonly<Record<string, MessageId>> = {
  missing: 'profile.form.missing',
  tooLong: 'profile.form.tooLong',
  email: 'profile.form.email',
  phone: 'profile.form.phone',
};

export function fieldErrorText(message: string, t: TextOf): string {
  const id = FIELD_ERRORS[message];
  return id === undefined ? message : t(id);
}

/** A failure that no field of the form shows, for the note above them; a refusal may name no field at all. */
export const generalFailure = (failure: ApiFailure | null): ApiFailure | null =>
  Object.keys(failure?.fields ?? {}).length > 0 ? null : failure;
