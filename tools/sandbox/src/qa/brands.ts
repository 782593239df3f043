import { z } from 'zod';
import { Unusable } from '../platform/pg/unusable';

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

/** The brands that a bank was told of. */
export interface Brands {
  brands: readonly string[];
  brandUrl: BrandUrl;
}

/** @param text ids with commas between them, each with the port that its starter chose: "a,b,d:5104" @throws Unusable */
export function readBrands(text: string): Brands {
  const ports = new Map<string, number>();
  const brands = text.split(',').map((place) => {
    const [, id, port] = /^([a-z])(?::([1-9]\d{0,4}))?$/.exec(place) ?? [];
    if (id === undefined || Number(port ?? 1) > 65_535) {
      throw new Unusable(`The brands must be letters with commas between them, with a port or none, not "${text}".`);
    }
    if (port !== undefined) ports.set(id, Number(port));
    return id;
  });
  const brandUrl: BrandUrl = (brand) => {
    const port = ports.get(brand);
    return port === undefined ? defaultBrandUrl(brand) : `http://localhost:${port}`;
  };
  return { brands, brandUrl };
}
