// Rules: R0.75, R0.76.
import { look, redraw, workedOut } from './picture-task';

interface Canvas {
  width: number;
  height: number;
  ground: string | null;
  turn: number;
  /** What each encoding was asked for. */
  encoded: string[];
}

/** What the browser was asked for; jsdom draws nothing. */
let canvases: Canvas[] = [];
let opened: { options: unknown; isClosed: boolean }[] = [];
/** Bytes of an encoded picture, by its type and quality. */
let bytes: Record<string, number> = {};
let isHiding = false;

class FakeCanvas {
  readonly #made: Canvas;
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#made = { width, height, ground: null, turn: 0, encoded: [] };
    canvases.push(this.#made);
  }
  getContext() {
    const made = this.#made;
    return {
      fillStyle: '',
      fillRect() {
        made.ground = this.fillStyle;
      },
      translate: () => undefined,
      rotate(angle: number) {
        made.turn = angle;
      },
      drawImage: () => undefined,
      getImageData: (_x: number, _y: number, width: number, height: number) => {
        const data = new Uint8ClampedArray(width * height * 4);
        for (let at = 0; at < data.length; at += 4) data.set(isHiding ? [255, 255, 255, 255] : [201, 99, 50, 255], at);
        return { data, width, height };
      },
    };
  }
  convertToBlob({ type, quality }: { type: string; quality?: number }) {
    const what = quality === undefined ? type : `${type} ${quality}`;
    this.#made.encoded.push(what);
    return Promise.resolve(Object.defineProperty(new Blob([], { type }), 'size', { value: bytes[what] ?? 1000 }));
  }
}

/** A browser that opens every picture as one of this size, or none. */
function browserWith(size: { width: number; height: number } | Error): void {
  [canvases, opened, bytes, isHiding] = [[], [], {}, false];
  Object.assign(globalThis, {
    OffscreenCanvas: FakeCanvas,
    createImageBitmap: (_file: Blob, options: unknown) => {
      if (size instanceof Error) return Promise.reject(size);
      const picture = { options, isClosed: false };
      opened.push(picture);
      return Promise.resolve({ ...size, close: () => (picture.isClosed = true) });
    },
  });
}

const file = (type: string) => new File(['x'], 'card', { type });
const [JPEG, PNG] = [file('image/jpeg'), file('image/png')];

test('a photo is opened as the camera held it, shown at 1,600 px and measured on at most 1,000', async () => {
  browserWith({ width: 4032, height: 3024 });
  const looked = await look(JPEG);
  expect(looked).toEqual({ preview: expect.any(Blob), advice: ['blurred'] });
  expect(opened).toEqual([{ options: { imageOrientation: 'from-image' }, isClosed: true }]);
  const [, shown, small] = canvases;
  expect([shown?.width, shown?.height]).toEqual([1600, 1200]);
  expect([small?.width, small?.height]).toEqual([1000, 750]);
});

test('a picture that is none is told apart from a browser that cannot open it, or hides its pixels', async () => {
  browserWith(new DOMException('not decoded', 'InvalidStateError'));
  expect(await workedOut({ file: JPEG, turns: null })).toEqual({ looked: 'unreadable' });
  browserWith(new TypeError('from-image is no ImageOrientation'));
  await expect(look(JPEG)).rejects.toThrow(TypeError);
  browserWith({ width: 10, height: 10 });
  isHiding = true;
  await expect(look(JPEG)).rejects.toThrow('pixels are hidden');
});

test.each([
  [0, 4096, 3072],
  [1, 3072, 4096],
  [2, 4096, 3072],
  [3, 3072, 4096],
])('48 megapixels with %i turns are sent as %i × %i', async (turns, width, height) => {
  browserWith({ width: 8064, height: 6048 });
  const answer = await workedOut({ file: JPEG, turns });
  expect(answer).toEqual({ redrawn: expect.any(Blob) });
  expect(canvases).toEqual([
    { width, height, ground: 'white', turn: (turns * Math.PI) / 2, encoded: ['image/jpeg 0.9'] },
  ]);
  expect(opened[0]?.isClosed).toBe(true);
});

test('a PNG stays one, with what can be seen through', async () => {
  browserWith({ width: 800, height: 500 });
  expect((await redraw(PNG, 0)).type).toBe('image/png');
  expect(canvases.map(({ ground, encoded }) => [ground, encoded])).toEqual([[null, ['image/png']]]);
});

test('a PNG that is too large becomes a JPEG, and a JPEG that is too large a plainer one', async () => {
  browserWith({ width: 4000, height: 4000 });
  bytes = { 'image/png': 10_000_001, 'image/jpeg 0.9': 10_000_001, 'image/jpeg 0.75': 10_000_000 };
  const made = await redraw(PNG, 0);
  expect([made.type, made.size]).toEqual(['image/jpeg', 10_000_000]);
  expect(canvases.map(({ encoded }) => encoded)).toEqual([['image/png'], ['image/jpeg 0.9', 'image/jpeg 0.75']]);
});

test('what fits in no way is not sent, and its memory is given back', async () => {
  browserWith({ width: 4000, height: 4000 });
  for (const quality of [0.9, 0.75, 0.6]) bytes[`image/jpeg ${quality}`] = 10_000_001;
  await expect(redraw(JPEG, 0)).rejects.toThrow('too large');
  expect(opened[0]?.isClosed).toBe(true);
});
