// Rules: R0.75.
import fc from 'fast-check';
import { adviceOn } from './advice';
import { measured, type Pixels } from './measure';

type Light = (x: number, y: number) => number;

/** A grey picture; every pixel as light as told. */
function picture(width: number, height: number, light: Light): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const level = light(x, y);
      data.set([level, level, level, 255], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

const [WIDTH, HEIGHT] = [400, 300];
const PAPER = 190;
const INK = 40;
/** Lines of letters on the lower half of a card: strokes of two pixels, six apart; the rest of it is empty. */
const card: Light = (x, y) => (y > HEIGHT / 2 && y % 12 < 6 && x % 6 < 2 ? INK : PAPER);
/** The mean of a square around each pixel: a camera that is out of focus. */
const outOfFocus =
  (light: Light, reach: number): Light =>
  (x, y) => {
    let sum = 0;
    for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) sum += light(x + dx, y + dy);
    return sum / (2 * reach + 1) ** 2;
  };
const dimmed =
  (light: Light, share: number): Light =>
  (x, y) =>
    light(x, y) * share;
/** A lamp that is mirrored in the card. */
const withLamp =
  (light: Light): Light =>
  (x, y) =>
    Math.hypot(x - 120, y - 200) < 60 ? 255 : light(x, y);
/** The card covers a fifth of the picture; the table around it is black. */
const onBlackTable =
  (light: Light): Light =>
  (x, y) =>
    x > 100 && x < 270 && y > 90 && y < 240 ? light(x, y) : 10;

const adviceOf = (light: Light) => adviceOn(measured(picture(WIDTH, HEIGHT, light)));

test.each<[string, Light, readonly string[]]>([
  ['a sharp card', card, []],
  ['the card in less light', dimmed(card, 0.6), []],
  ['the card on a black table', onBlackTable(card), []],
  ['a sharp scan on white paper', (x, y) => (card(x, y) === INK ? 0 : 255), []],
  ['a blurred card', outOfFocus(card, 4), ['blurred']],
  ['a card in the dark', dimmed(card, 0.2), ['dark']],
  ['a blurred card in the dark: only light can tell', dimmed(outOfFocus(card, 4), 0.2), ['dark']],
  ['a lamp on the card', withLamp(card), ['glare']],
  ['a lamp on a blurred card', withLamp(outOfFocus(card, 4)), ['blurred', 'glare']],
  ['flat grey', () => 128, ['blurred']],
])('%s', (_what, light, advice) => {
  expect(adviceOf(light)).toEqual(advice);
});

test('one pixel is a picture', () => {
  expect(measured(picture(1, 1, () => 77))).toEqual({ sharpness: 0, mean: 77, median: 77, dark: 0, blown: 0 });
});

const size = fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) });
const anyPicture = size.chain(({ width, height }) =>
  fc
    .uint8Array({ minLength: width * height, maxLength: width * height })
    .map((levels) => picture(width, height, (x, y) => levels[y * width + x] ?? 0)),
);

test('shares are shares, and levels are levels, of any picture', () => {
  fc.assert(
    fc.property(anyPicture, (pixels) => {
      const { sharpness, mean, median, dark, blown } = measured(pixels);
      expect(sharpness).toBeGreaterThanOrEqual(0);
      for (const share of [dark, blown]) expect(share >= 0 && share <= 1).toBe(true);
      for (const level of [mean, median]) expect(level >= 0 && level <= 255).toBe(true);
    }),
  );
});

test('a picture of one colour has no edge, and as much light as its colour', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 0, max: 255 }), ({ width, height }, level) => {
      const { sharpness, mean, median } = measured(picture(width, height, () => level));
      expect([sharpness, mean, median]).toEqual([0, level, level]);
    }),
  );
});

test('out of focus, nothing is sharper than before, and the light stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2, max: 9 }), (reach, stroke) => {
      const strokes: Light = (x) => (Math.floor(x / stroke) % 2 === 0 ? INK : PAPER);
      const [sharp, soft] = [strokes, outOfFocus(strokes, reach)].map((light) => measured(picture(80, 60, light)));
      expect(soft?.sharpness).toBeLessThan(sharp?.sharpness ?? 0);
      expect(Math.abs((soft?.mean ?? 0) - (sharp?.mean ?? 0))).toBeLessThan(20);
    }),
    { numRuns: 40 },
  );
});

test('colours count by how light the eye sees them', () => {
  const of = (...rgb: readonly [number, number, number]) => measured({ data: [...rgb, 255], width: 1, height: 1 }).mean;
  expect(of(0, 255, 0)).toBeGreaterThan(of(255, 0, 0));
  expect(of(255, 0, 0)).toBeGreaterThan(of(0, 0, 255));
  expect(of(255, 255, 255)).toBe(255);
});
