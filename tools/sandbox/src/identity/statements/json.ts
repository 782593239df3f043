/**
 * What an applicant typed, as a jsonb column takes it: without blanks around the texts, and without halves of characters, which it refuses.
 */
export const jsonOf = (stated: object): string =>
  JSON.stringify(stated, (_key, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value.trim()).toString() : value,
  );
