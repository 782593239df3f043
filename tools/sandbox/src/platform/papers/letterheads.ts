import letterheads from './brands.json';

/** What stands at the head and the foot of a brand's papers. The brands' own files say the same; a test holds the two together. */
export interface Letterhead {
  name: string;
  legalName: string;
  addressLines: readonly string[];
  registrationNumber: string;
  licence: string;
  bic: string;
  /** Who signs letters, as what, and where they answer. */
  signatory: string;
  signatoryTitle: string;
  email: string;
  supportNumber: string;
  /** Shapes on a grid of 32. */
  mark: readonly { d: string; tone: string }[];
  colours: Readonly<Record<string, string>>;
}

const BY_BRAND: Readonly<Record<string, Letterhead>> = letterheads;

/** Undefined for a brand that there is not. */
export function letterheadOf(brand: string): Letterhead | undefined {
  return Object.hasOwn(BY_BRAND, brand) ? BY_BRAND[brand] : undefined;
}
