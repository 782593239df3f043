/** Compile-time switches of a brand (R0.1, R0.7 and R0.17); code reads them as the global `BRAND`, never from the brand's value. */
export interface BrandFlags {
  /** Visitors may open an account here (R0.1: not with brand f). */
  readonly registration: boolean;
  /** Adult-related industries are offered to businesses (R0.1: brand d only). */
  readonly adultIndustries: boolean;
  /** Revenue-split contracts (R0.7: off in all shipped brands). */
  readonly contracts: boolean;
  readonly sourceOfWealth: boolean;
  /** The choice of a staging environment (R0.17: never in a production build). */
  readonly staging: boolean;
}

/** How a brand looks where tokens are not enough: templates that the build chooses, and `data-nav`, `data-hero`, `data-list` on the root. */
export interface BrandFaces {
  /** side: a column; top: a masthead with a row of words; rail: a narrow column of glyphs. */
  readonly nav: 'side' | 'top' | 'rail';
  readonly hero: 'open' | 'ledger' | 'block' | 'board' | 'poster' | 'shore';
  /** rows: two lines and an amount; ledger: out, in and balance; blotter: a dense table. */
  readonly list: 'rows' | 'ledger' | 'blotter';
}

/** One file of the brand's font, as the build serves it: what a FontFace is made from. */
export interface FontFile {
  readonly subset: string;
  readonly family: string;
  readonly source: string;
  readonly descriptors: Readonly<Record<'weight' | 'stretch' | 'unicodeRange', string>>;
}

declare global {
  /**
   * The running brand's switches, which the build replaces with literals. Use `BRAND.flag` directly in the module that holds the
   * `import()`: behind a constant or a re-export the bundler keeps the chunk that the flag should remove.
   */
  const BRAND: BrandFlags &
    BrandFaces & {
      /** The brand names an analytics host (R0.13); the host itself decides, so that flag and host cannot disagree. */
      readonly analytics: boolean;
      /** The brand names the hosts of a real provider of identity checks (R0.87). */
      readonly identityProvider: boolean;
      /** Name it in one module only: each mention becomes the whole list. */
      readonly font: readonly FontFile[];
    };
}
