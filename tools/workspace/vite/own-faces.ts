import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BrandFacts, BrandFaces } from './brand-facts.ts';
import { withoutRules } from './first-page-css.ts';

/** Faces that style sheets key on. */
const KEYS = ['nav', 'hero', 'list'] as const;

/** Names the brand's faces on the root, for style sheets: `data-nav`, `data-hero` and `data-list`. */
export const rootFaces = ({ faces }: BrandFacts): Plugin => ({
  name: 'bank:root-faces',
  transformIndexHtml: (html) =>
    html.replace('<html', () => ['<html', ...KEYS.map((key) => `data-${key}="${faces[key]}"`)].join(' ')),
});

/** Puts the brand's drawing into the page as symbols, out of sight: whatever shows it refers to them (libs/ui, BrandArt). */
export const brandArt = (root: string): Plugin => ({
  name: 'bank:brand-art',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('<body>', () => `<body>${hiddenArt(readFileSync(join(root, 'src/art.svg'), 'utf8'))}`),
  },
});

const hiddenArt = (svg: string) =>
  svg
    .replace(/<svg[^>]*>/, '<svg hidden>')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/\s*\n\s*/g, '');

/** Drops the rules of other brands' faces from the common style sheet; stands after Tailwind, which leaves plain CSS. */
export const ownFaces = ({ faces }: BrandFacts): Plugin => ({
  name: 'bank:own-faces',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/libs\/ui\/src\/styles\/base\.css$/ },
    handler: (css) => ({ code: facesOf(css, faces), map: null }),
  },
});

/**
 * @param css plain CSS
 * @returns it without selectors that ask the root for a face which is not this brand's
 */
export const facesOf = (css: string, faces: BrandFaces): string =>
  withoutRules(css, (selector) =>
    KEYS.some((key) => {
      const asked = new RegExp(`(?<!:not\\()\\[data-${key}=['"]?(\\w+)['"]?\\]`).exec(selector)?.[1];
      return asked !== undefined && asked !== faces[key];
    }),
  );
