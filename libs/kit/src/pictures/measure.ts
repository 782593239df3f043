// Pure: what a picture's pixels tell of how well it can be read. It runs in a worker (R0.75).

/** RGBA, row by row, as a canvas gives them. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

export interface Measures {
  /** The variance of the Laplacian in the sharper parts of the picture, 0 where nothing has an edge. */
  sharpness: number;
  /** The mean luminance, 0 to 255. */
  mean: number;
  /** The median luminance, 0 to 255. */
  median: number;
  /** The share of pixels that are nearly black, 0 to 1. */
  dark: number;
  /** The share of parts of the picture that are white throughout, 0 to 1. */
  blown: number;
}

const CHANNELS = 4;
const LEVELS = 256;
const DARK = 64;
const WHITE = 250;
/** A part is blown out when nearly all of it is white: letters on paper leave more than that. */
const BLOWN = 0.95;
/** Parts along the longer side. A document often fills half of a picture, and the table around it has no edges to judge by. */
const PARTS = 20;
/** The part that decides is sharper than nine of ten. */
const DECIDES = 0.9;

/** How light each pixel is, 0 to 255 (the weights of BT.601). */
export function luminance({ data, width, height }: Pixels): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < light.length; pixel++, at += CHANNELS) {
    light[pixel] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8;
  }
  return light;
}

export function measured(pixels: Pixels): Measures {
  const { width, height } = pixels;
  const light = luminance(pixels);
  const levels = levelsOf(light);
  const parts = partsOf(light, width, height);
  const edges = parts.map(({ variance }) => variance).sort((one, other) => one - other);
  return {
    sharpness: edges[Math.floor((edges.length - 1) * DECIDES)] ?? 0,
    mean: levels.reduce((sum, count, level) => sum + count * level, 0) / light.length,
    median: medianOf(levels, light.length),
    dark: sumOf(levels.subarray(0, DARK)) / light.length,
    blown: parts.filter(({ white }) => white >= BLOWN).length / parts.length,
  };
}

/** How many pixels have each luminance. */
function levelsOf(light: Uint8Array): Uint32Array {
  const levels = new Uint32Array(LEVELS);
  for (const level of light) levels[level] = (levels[level] ?? 0) + 1;
  return levels;
}

const sumOf = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);

function medianOf(levels: Uint32Array, pixels: number): number {
  let seen = 0;
  return levels.findIndex((count) => (seen += count) * 2 >= pixels);
}

interface Part {
  /** Of the Laplacian. */
  variance: number;
  /** The share of its pixels that are white. */
  white: number;
}

function partsOf(light: Uint8Array, width: number, height: number): Part[] {
  const side = Math.max(1, Math.ceil(Math.max(width, height) / PARTS));
  const parts: Part[] = [];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const ends = { right: Math.min(left + side, width), bottom: Math.min(top + side, height) };
      parts.push(partOf(light, { width, height, left, top, ...ends }));
    }
  }
  return parts;
}

interface Area {
  width: number;
  height: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The Laplacian needs all four neighbours: pixels at the border of the picture have none. */
function partOf(light: Uint8Array, { width, height, left, top, right, bottom }: Area): Part {
  let [white, inner, sum, squares] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    const hasRows = y > 0 && y < height - 1;
    for (let x = left, at = y * width + left; x < right; x++, at++) {
      const here = light[at] ?? 0;
      if (here >= WHITE) white++;
      if (!hasRows || x === 0 || x === width - 1) continue;
      const around = (light[at - 1] ?? 0) + (light[at + 1] ?? 0) + (light[at - width] ?? 0) + (light[at + width] ?? 0);
      const edge = around - 4 * here;
      inner++;
      sum += edge;
      squares += edge * edge;
    }
  }
  const variance = inner === 0 ? 0 : squares / inner - (sum / inner) ** 2;
  return { variance, white: white / ((right - left) * (bottom - top)) };
}
