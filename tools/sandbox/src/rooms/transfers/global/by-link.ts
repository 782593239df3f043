/** Stands in the place of a scheme until the recipient has chosen one. */
export const BY_LINK = 'Link';
