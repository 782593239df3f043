// The package has no types of its own.
declare module 'subset-font' {
  /** @returns the font with the glyphs of `text` only */
  export default function subsetFont(font: Buffer, text: string, options?: { targetFormat?: 'woff2' }): Promise<Buffer>;
}
