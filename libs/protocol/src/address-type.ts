import * as z from 'zod/mini';
import { id } from './wire';

/** What an address is (R2.3.5). */
export const addressType = {
  unspecified: 0,
  home: 1,
  business: 2,
  homeAndBusiness: 3,
  residence: 4,
  office: 5,
} as const;

/** One of them, in a request. */
export const addressTypeIn = z.enum(addressType);

/** The fields of every address of a customer, in every call. */
export const addressLines = {
  addressId: id,
  address1: z.string(),
  address2: z.nullable(z.string()),
  city: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  /** A state of the dictionary has both; any other place its name alone. */
  stateCode: z.nullable(z.string()),
  stateName: z.nullable(z.string()),
  /** The one the bank writes to. */
  isMain: z.boolean(),
};
