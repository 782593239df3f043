/** What the bank reads of an uploaded document stops at (S10, R0.55, R0.71). */
export const DOCUMENT_FILE = { bytes: 10_000_000 } as const;

/** The pixels that a picture may declare, in millions. Who looks at it needs four bytes of memory for each. */
export const MEGAPIXELS = 200;

/** Parts of one picture beyond which it is none: a real one has a tenth of them. Names as the formats have them. */
export const PARTS = {
  /** Of a JPEG. A profile of colours takes at most 255 of them. */
  segments: 1_000,
  /** Of a PNG: 10 MB in chunks of 1 kB. */
  chunks: 10_000,
  /** Of an ISO media file, beside one another at its top. */
  topBoxes: 100,
  /** In one box of an ISO media file: items, or their properties. 200 megapixels in tiles of 512 × 512 are 763 items. */
  boxes: 4_000,
  /** Places of all items of a HEIC together. */
  extents: 8_000,
} as const;
