const PREFIX = 'number-';

/** The question for the number of a country. */
export const numberQuestion = (countryCode: string): string => PREFIX + countryCode;

/** The country of such a question. */
export const countryOfQuestion = ({ id }: { id: string }): string => id.slice(PREFIX.length);
