import { z } from 'zod';
import facts from './papers/brands.json';
import { isLoopbackOrigin } from './origins';

/** A brand's id: one letter, the name of its app (`apps/brand-x`). The command that starts the sandbox names them. */
export const brandId = z.string().regex(/^[a-z]$/);
/** Where a brand is served, without a slash at the end. */
export type BrandUrl = (brand: string) => string;

/** The default without named brands: the one that `npm start` opens. */
export const DEFAULT_BRANDS: readonly string[] = ['d'];

const FIRST_PORT = 4201;

/** a has the first port, b the next. */
export const defaultBrandUrl: BrandUrl = (brand) =>
  `http://localhost:${FIRST_PORT + brand.charCodeAt(0) - 'a'.charCodeAt(0)}`;

/** What the bank holds a brand to; the brands' own files say the same, and a test holds the two together (R1.1.3 to R1.1.5). */
export interface BrandOffer {
  /** Whom it lets register; nobody where registration is off. */
  registers: readonly string[];
  adultIndustries: boolean;
  /** A holder of a quarter of a company says where their money comes from (R3.5.7). */
  sourceOfWealth: boolean;
  /** For how many years the documents of a customer who left are kept (R0.92). */
  documentsKeptYears: number;
}

const NOTHING: BrandOffer = { registers: [], adultIndustries: false, sourceOfWealth: false, documentsKeptYears: 5 };

const OFFERS: Readonly<Record<string, BrandOffer>> = facts;

/** @returns what nobody may do for a brand that there is not */
export const offerOf = (brand: string | null): BrandOffer =>
  (brand !== null && Object.hasOwn(OFFERS, brand) && OFFERS[brand]) || NOTHING;

/** Where the brands are served, as far as this bank knows. */
export interface BrandPlaces {
  url: BrandUrl;
  /** The brand whose page asks (R3.1.3); null for a page of none. Its port tells a brand on this machine, by whatever name the machine is called. */
  at(origin: string | null): string | null;
  /** Whether a page is a brand's, or of this machine (R0.148). No origin means no browser, which needs no such defence. */
  isOurs(origin: string | undefined): boolean;
  /**
   * The whole address of a page, for a letter (R0.148).
   * @param brand that the reader uses. Without one, or with one that is not served, they are led to the first of the brands
   * @param path of `libs/paths`, with a slash in front
   */
  linkTo(brand: string | null, path: string): string;
  /** A brand is served here, too: its starter found a port after the bank was ready. */
  serve(brand: string, url: string): void;
}

/**
 * @param url where brands are served that nobody told of since
 * @param brands that there are
 */
export function brandPlaces(url: BrandUrl = defaultBrandUrl, brands: readonly string[] = DEFAULT_BRANDS): BrandPlaces {
  const [first = 'd'] = brands;
  const isServed = (brand: string | null): brand is string =>
    brand !== null && (brands.includes(brand) || origins.has(brand));
  /** Brands by the place of their origin, and the newest origin of each. */
  const told = new Map<string, string>();
  const origins = new Map<string, string>();
  const urlNow: BrandUrl = (brand) => origins.get(brand) ?? url(brand);
  const at = (origin: string | null): string | null => {
    if (origin === null || !URL.canParse(origin)) return null;
    const place = placeOf(origin);
    return told.get(place) ?? Object.keys(OFFERS).find((brand) => placeOf(url(brand)) === place) ?? null;
  };
  return {
    url: urlNow,
    at,
    isOurs: (origin) => origin === undefined || isLoopbackOrigin(origin) || at(origin) !== null,
    linkTo: (brand, path) => urlNow(isServed(brand) ? brand : first) + path,
    serve(brand, address) {
      told.set(placeOf(address), brand);
      origins.set(brand, address);
    },
  };
}

/** What tells the page of a brand: its origin, and on this machine, whose names are many, the port. */
const placeOf = (address: string): string =>
  isLoopbackOrigin(address) ? new URL(address).port : new URL(address).origin;
