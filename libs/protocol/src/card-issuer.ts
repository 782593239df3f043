import * as z from 'zod/mini';

/** Who issued a card. Apart from the calls about cards, so that the page of a recipient ships none of them. */
export const cardIssuer = z.object({
  binNumber: z.string(),
  issuer: z.string(),
  cardBrand: z.string(),
  cardCategory: z.string(),
  cardType: z.string(),
  countryCode: z.string(),
  currencyCode: z.string(),
  isCommercial: z.boolean(),
  isPrepaid: z.boolean(),
  /** False for a number that no issuer is known for; the other fields are empty then. */
  valid: z.boolean(),
});
