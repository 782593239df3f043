// The package has no types of its own.
declare module 'fontkit' {
  /** @returns what a font file can draw */
  export function create(file: Uint8Array): { hasGlyphForCodePoint(codePoint: number): boolean };
}
