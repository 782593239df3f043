import { defaultBrandUrl } from '../platform/brands';
import type { BrandUrl } from '../platform/brands';
import { Unusable } from '../platform/pg/unusable';

/** The brands that a bank was told of. */
export interface Brands {
  brands: readonly string[];
  brandUrl: BrandUrl;
}

/**
 * @param text ids with commas between them, each with the port that its starter chose or the origin that its web server has:
 *   "a,d:5104,e=https://bank.example"
 * @throws Unusable
 */
export function readBrands(text: string): Brands {
  const urls = new Map<string, string>();
  const brands = text.split(',').map((place) => {
    const [, id, port, origin] = /^([a-z])(?::([1-9]\d{0,4})|=(https:\/\/\S+))?$/.exec(place) ?? [];
    if (id === undefined || Number(port ?? 1) > 65_535 || (origin !== undefined && !isOrigin(origin))) {
      throw new Unusable(
        `The brands must be letters with commas between them, each with a port, an origin (a=https://bank.example) or neither, not "${text}".`,
      );
    }
    const url = port === undefined ? origin : `http://localhost:${port}`;
    if (url !== undefined) urls.set(id, url);
    return id;
  });
  return { brands, brandUrl: (brand) => urls.get(brand) ?? defaultBrandUrl(brand) };
}

/** As a browser writes it: without a path, in small letters. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
