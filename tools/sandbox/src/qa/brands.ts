import { defaultBrandUrl } from '../platform/brands';
import type { BrandUrl } from '../platform/brands';
import { Unusable } from '../platform/pg/unusable';

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
