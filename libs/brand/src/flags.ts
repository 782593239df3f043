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

declare global {
  /**
   * The running brand's switches, which the build replaces with literals. Use `BRAND.flag` directly in the module that holds the
   * `import()`: behind a constant or a re-export the bundler keeps the chunk that the flag should remove.
   */
  const BRAND: BrandFlags & {
    /** The brand names an analytics host (R0.13); the host itself decides, so that flag and host cannot disagree. */
    readonly analytics: boolean;
  };
}
