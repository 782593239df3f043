import type { FontFile } from '@bank/brand';
import type * as BrandFont from './brand-font';

const file = (subset: string): FontFile => ({
  subset,
  family: 'Sample',
  source: `url(/assets/${subset}.woff2)`,
  descriptors: { weight: '400', stretch: 'normal', unicodeRange: 'U+0-FF' },
});
const FILES = ['latin', 'romanian', 'latin-ext', 'cyrillic'].map(file);

/** What a browser has and jsdom lacks: fonts that can be asked for, and the page's set of them. */
class Face {
  static readonly asked: Face[] = [];
  static fails = false;
  readonly loaded = new Promise<never>(() => undefined);
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
  constructor(_family: string, source: string, descriptors: FontFaceDescriptors) {
    this.source = source;
    this.descriptors = descriptors;
  }
  load(): Promise<this> {
    Face.asked.push(this);
    return Face.fails ? Promise.reject(new Error('offline')) : Promise.resolve(this);
  }
}

const page = new Set<Face>();
let font: typeof BrandFont;

beforeEach(async () => {
  jest.resetModules();
  Object.assign(BRAND, { font: FILES });
  Object.assign(globalThis, { FontFace: Face });
  Object.defineProperty(document, 'fonts', { configurable: true, value: page });
  Face.asked.length = 0;
  Face.fails = false;
  page.clear();
  localStorage.clear();
  font = await import('./brand-font');
});

const asked = () => Face.asked.map(({ source }) => source);
const shown = () => [...page].map(({ source, descriptors }) => `${source} ${String(descriptors.display)}`);
const stored = (): unknown => JSON.parse(localStorage.getItem('bank.font') ?? '[]');

test('the letters of the language are fetched, and shown from the next frame on; others when a text has them', async () => {
  await font.fetchBrandFont();
  expect(asked()).toEqual(['url(/assets/latin.woff2)', 'url(/assets/romanian.woff2)']);
  expect(shown()).toEqual([]);
  font.showBrandFont();
  expect(shown()).toEqual([
    'url(/assets/latin-ext.woff2) optional',
    'url(/assets/cyrillic.woff2) optional',
    'url(/assets/latin.woff2) swap',
    'url(/assets/romanian.woff2) swap',
  ]);
});

test('what is not here yet when a frame appears does not come under it', async () => {
  const coming = font.fetchBrandFont();
  font.showBrandFont();
  await coming;
  expect(shown()).toEqual([]);
});

test('the next page is told what is on this device, and forgets what an earlier release left', async () => {
  localStorage.setItem('bank.font', JSON.stringify([['Old', 'url(/assets/old.woff2)', {}], 'broken']));
  await font.fetchBrandFont();
  const descriptors = expect.objectContaining({ display: 'optional', unicodeRange: 'U+0-FF' });
  expect(stored()).toEqual([
    ['Sample', 'url(/assets/latin.woff2)', descriptors],
    ['Sample', 'url(/assets/romanian.woff2)', descriptors],
  ]);
});

test('who saves data is not sent a font', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await font.fetchBrandFont();
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked()).toEqual([]);
});

test('without a network the bank stays in the system font, and may ask again', async () => {
  Face.fails = true;
  await font.fetchBrandFont();
  font.showBrandFont();
  expect([shown(), stored()]).toEqual([[], []]);
  Face.fails = false;
  await font.fetchBrandFont();
  expect(asked()).toHaveLength(4);
});
