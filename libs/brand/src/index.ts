export { type Brand, type LegalLink, type LetterDetails, type Mark, type OwnText, ownText } from './brand';
export { BrandProvider, useBrand } from './brand-context';
export { type BrandFaces, type BrandFlags, type FontFile } from './flags';
