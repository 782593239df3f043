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

/** @param text ids with commas between them: "a,b,g" @throws Unusable */
export function readBrands(text: string): readonly string[] {
  const ids = text.split(',');
  if (ids.every((id) => brandId.safeParse(id).success)) return ids;
  throw new Unusable(`The brands must be letters with commas between them, not "${text}".`);
}
