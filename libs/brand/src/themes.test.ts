import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** WCAG contrast of every pair of tokens that ever meet, for every brand, light and dark (read from the shipped theme.css). */

const APPS = path.resolve(__dirname, '../../../apps');
const STYLES = path.resolve(__dirname, '../../ui/src/styles');
const brands = readdirSync(APPS).filter((name) => name.startsWith('brand-'));

const CATEGORIES = ['food', 'home', 'travel', 'leisure', 'work', 'bills', 'people', 'income'];
const GROUNDS = ['surface', 'raised', 'sunken'];
const TEXT_PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...GROUNDS.flatMap((ground) => [['text', ground] as const, ['muted', ground] as const]),
  ...GROUNDS.flatMap((ground) => ['accent', 'positive', 'warning', 'danger'].map((text) => [text, ground] as const)),
  ...['accent', 'positive', 'warning', 'danger'].map((tone) => [tone, `${tone}-soft`] as const),
  ...['accent', 'positive', 'warning', 'danger'].map((tone) => ['text', `${tone}-soft`] as const),
  ['on-soft', 'accent-soft'],
  ['on-panel', 'panel'],
  ['panel-muted', 'panel'],
  ['panel-accent', 'panel'],
  ['on-panel-accent', 'panel-accent'],
  ['on-badge', 'badge'],
  ['on-toast', 'toast'],
  ['toast-action', 'toast'],
  ...CATEGORIES.map((category) => [`on-${category}`, category] as const),
  ['muted', 'accent-soft'],
  ['muted', 'danger-soft'],
  ['text', 'control'],
  ['muted', 'control'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['on-hero', 'hero'],
  ['on-hero', 'hero-tint'],
  ['hero-muted', 'hero'],
  ['hero-muted', 'hero-tint'],
  ['hero-on-button', 'hero-button'],
  ['hero-on-secondary', 'hero-secondary'],
  ['on-nav', 'nav'],
  ['on-nav-active', 'nav-active'],
  ['on-entry', 'entry'],
  ['on-entry', 'entry-tint'],
  ['button-on-secondary', 'button-secondary'],
];
/** Borders of controls and focus rings, against what they stand on (WCAG 1.4.11). */
const SHAPE_PAIRS: readonly (readonly [shape: string, ground: string])[] = [
  ...GROUNDS.map((ground) => ['focus', ground] as const),
  ['line-strong', 'surface'],
  ['line-strong', 'raised'],
  ['line-strong', 'control'],
  ['danger', 'danger-soft'],
  ['on-hero', 'hero'],
  ['on-nav', 'nav'],
];

/**
 * The name in the sentence beside a payment, in large letters, by the face of the hero (flow-art.css). Its ground is drawn before the
 * column, so that axe does not see what the letters stand on.
 */
const NAMES_OF_PAYEES: Readonly<Partial<Record<string, readonly [text: string, ground: string]>>> = {
  block: ['art-4', 'hero'],
  board: ['on-hero', 'hero'],
  poster: ['art-2', 'nav'],
  shore: ['art-4', 'hero'],
};

type Scheme = 'light' | 'dark';

/** The tokens of a theme.css; a token that points at another is followed. */
function tokensOf(css: string, scheme: Scheme): Map<string, string> {
  const raw = new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  const resolve = (value: string): string => {
    const both = /^light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)$/i.exec(value);
    if (both) return (scheme === 'light' ? both[1] : both[2]) ?? '';
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : resolve(raw.get(reference) ?? '');
  };
  return new Map([...raw].map(([name, value]) => [name, resolve(value)]));
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('the measure itself: black on white is 21, and the greys of the WCAG examples', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('every brand has its theme', () => {
  expect(brands.length).toBeGreaterThanOrEqual(6);
});

describe.each(brands)('%s', (brand) => {
  const css = readFileSync(path.join(APPS, brand, 'src/theme.css'), 'utf8');
  // A brand may give a common token a value of its own, which then stands later.
  const all = readFileSync(path.join(STYLES, 'tokens.css'), 'utf8') + css;

  test.each<Scheme>(['light', 'dark'])('%s: every text can be read and every edge be seen', (scheme) => {
    const tokens = tokensOf(all, scheme);
    // A brand whose secondary button is not its own colour uses the common one (faces.css).
    const colour = (name: string) => {
      const given = tokens.get(name);
      if (name === 'button-secondary' && (given === undefined || given === 'transparent'))
        return tokens.get('raised') ?? '';
      if (name === 'button-on-secondary' && given === undefined) return tokens.get('text') ?? '';
      return given ?? '';
    };
    const measured = (pairs: typeof TEXT_PAIRS, least: number) =>
      pairs
        .map(([above, below]) => ({ pair: `${above} on ${below}`, ratio: contrast(colour(above), colour(below)) }))
        .filter(({ ratio }) => !(ratio >= least));
    expect(measured(TEXT_PAIRS, 4.5)).toEqual([]);
    expect(measured(SHAPE_PAIRS, 3)).toEqual([]);
    const face = /hero: '(\w+)'/.exec(readFileSync(path.join(APPS, brand, 'src/brand.ts'), 'utf8'))?.[1] ?? '';
    const pair = NAMES_OF_PAYEES[face];
    expect(measured(pair ? [pair] : [['accent', 'surface']], 3)).toEqual([]);
  });

  test('defines every token that the kit uses without a fallback', () => {
    const own = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    const styles = readdirSync(STYLES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(STYLES, file), 'utf8'));
    const common = new Set(styles.flatMap((text) => [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name)));
    const used = styles.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
    expect(used.length).toBeGreaterThan(100);
    // --trigger-width comes from the popover at run time.
    expect(used.filter((name) => name !== 'trigger-width' && !own.has(name) && !common.has(name))).toEqual([]);
  });

  test('the common style sheets colour the token of every category', () => {
    const art = readFileSync(path.join(STYLES, 'art.css'), 'utf8');
    const coloured = CATEGORIES.filter(
      (category) => art.includes(`var(--${category})`) && art.includes(`var(--on-${category})`),
    );
    expect(coloured).toEqual(CATEGORIES);
    expect(art).toMatch(/\.token \{/);
  });

  test('asks for nothing from anywhere: no web font, no image', () => {
    expect(css).not.toMatch(/url\(|@import|@font-face/);
  });
});
