export interface Size {
  width: number;
  height: number;
}

/** The same shape, at most `most` pixels wide and high, at least one; what is small enough stays as it is. */
export function fitted({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** What a picture measures after so many turns by 90°. */
export const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };
