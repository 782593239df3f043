import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** A brand's typeface: a variable font of the npm package `@fontsource-variable/NAME`, which the build cuts and serves. */
export interface BrandTypeface {
  readonly family: string;
  readonly package: string;
  /** Which of the package's cuts: its axes, as in its file names. */
  readonly cut: 'wght' | 'standard' | 'flar';
  /** romanian: the letters that it has beyond latin, cut out of latin-ext. latin-ext: all others, where they are not too heavy. */
  readonly subsets: readonly ('latin' | 'romanian' | 'latin-ext' | 'cyrillic')[];
  /** The installed font that is stretched to its measures. */
  readonly fallback: 'arial' | 'georgia';
}

/** Names of people and shops have them in every language of the bank; â and î are in latin. */
const ROMANIAN = 'ĂăȘșȚțŞşŢţ';
/** The beginning of latin-ext's range, and the same without the letters above, so that one file answers for each. */
const EXTENDED = ['U+0100-02BA', 'U+0100-0101,U+0104-015D,U+0160-0161,U+0164-0217,U+021C-02BA'] as const;

interface FontFile {
  /** Address in the build. */
  readonly fileName: string;
  readonly source: Buffer;
  /** The file in its package, which the development server serves. */
  readonly original: string;
  readonly subset: string;
  readonly descriptors: { readonly weight: string; readonly stretch: string; readonly unicodeRange: string };
}

/**
 * The brand's font (ADR-27). The files become hashed files of the build, the constant `BRAND.font` says what to make of them, and the
 * theme gets a fallback: an installed font stretched to the measures of the brand's, so that a line is as high in both.
 */
export function brandFont({ typeface, workspace }: { typeface: BrandTypeface; workspace: string }): Plugin {
  let files: FontFile[] = [];
  return {
    name: 'bank:brand-font',
    async config(_config, { command }) {
      files = await fontFiles(typeface, join(workspace, 'node_modules/@fontsource-variable', typeface.package));
      const font = files.map(({ fileName, original, subset, descriptors }) => ({
        subset,
        family: typeface.family,
        source: `url(${command === 'build' ? `/${fileName}` : `/@fs${original}`})`,
        descriptors,
      }));
      return { define: { 'BRAND.font': JSON.stringify(font) } };
    },
    transform: {
      order: 'pre',
      filter: { id: /\/apps\/brand-[a-z]\/src\/theme\.css$/ },
      handler: (css) => ({ code: fallbackFace(typeface) + css, map: null }),
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Every @font-face of a package's style sheet for a cut, by the subset that the comment above it names. */
async function fontFiles({ package: name, cut, subsets }: BrandTypeface, folder: string): Promise<FontFile[]> {
  const css = readFileSync(join(folder, `${cut}.css`), 'utf8');
  return Promise.all(
    subsets.map(async (subset) => {
      const isCut = subset === 'romanian';
      const file = `${name}-${isCut ? 'latin-ext' : subset}-${cut}-normal`;
      const face = new RegExp(`/\\* ${file} \\*/\\s*@font-face \\{([^}]*)\\}`).exec(css)?.[1];
      if (face === undefined) throw new Error(`${name}: its ${cut}.css has no ${file}`);
      const value = (property: string) => new RegExp(`${property}: ([^;]+);`).exec(face)?.[1] ?? 'normal';
      const original = join(folder, 'files', `${file}.woff2`);
      const whole = readFileSync(original);
      const source = isCut ? await subsetFont(whole, ROMANIAN, { targetFormat: 'woff2' }) : whole;
      const range = value('unicode-range');
      if (subset === 'latin-ext' && !range.includes(EXTENDED[0])) throw new Error(`${name}: ${file} begins elsewhere`);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return {
        fileName: `assets/${name}-${subset}-${cut}-normal-${hash}.woff2`,
        source,
        original,
        subset,
        descriptors: {
          weight: value('font-weight'),
          stretch: value('font-stretch'),
          unicodeRange: isCut ? rangeOf(ROMANIAN) : subset === 'latin-ext' ? range.replace(...EXTENDED) : range,
        },
      };
    }),
  );
}

/** "Ăș" → "U+102,U+219". */
const rangeOf = (letters: string) => [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(',');

/** `@font-face` of the installed font, named as theme.css names it: "Onest Fallback". @throws for a font without known measures */
export function fallbackFace({ family, fallback }: BrandTypeface): string {
  const own = Object.values(entireMetricsCollection).find(({ familyName }) => familyName === family);
  if (own === undefined || !('descent' in own)) throw new Error(`no measures are known of ${family}`);
  const { fontFaces } = createFontStack([own, entireMetricsCollection[fallback]]);
  return fontFaces;
}
