import type { FontFile } from '@bank/brand';
import { languageStore, type Lang } from '@bank/i18n';

/** Which files are on this device; the inline script of index.html reads it, too. */
const KEY = 'bank.font';
/** Names of people and shops have these letters, whatever the language of the page. */
const ALWAYS: readonly string[] = ['latin', 'romanian'];
/** Beyond them, what a language is written with. */
const SUBSETS: Readonly<Partial<Record<Lang, string>>> = { ru: 'cyrillic', ua: 'cyrillic' };

const FILES = BRAND.font;

type State =
  { readonly is: 'away' | 'asked' | 'inForce' } | { readonly is: 'here'; readonly faces: readonly FontFace[] };
let state: State = { is: 'away' };

/**
 * Fetches the brand's font, which a page never waits for (ADR-27). It is put in force by the next frame of the bank (`showBrandFont`)
 * and never under what is on screen already: letters that change under the eye move what stands beside them. A visitor who saves data
 * does without.
 */
export async function fetchBrandFont(files: readonly FontFile[] = FILES): Promise<void> {
  if (state.is !== 'away' || savesData() || typeof FontFace === 'undefined') return;
  state = { is: 'asked' };
  const also = SUBSETS[languageStore.get()];
  const needed = files.filter(({ subset }) => ALWAYS.includes(subset) || subset === also);
  const rare = files.filter((file) => !needed.includes(file));
  const asked = needed.map((file) => faceOf(file, 'swap'));
  try {
    await Promise.all(asked.map((face) => face.load()));
  } catch {
    // Without it the bank is as usable; the next page tries again.
    state = { is: 'away' };
    return;
  }
  remember(needed);
  // Letters of other languages are fetched when a text has them, and shown from the next page on.
  const later = rare.map((file) => {
    const face = faceOf(file, 'optional');
    void face.loaded.then(
      () => remember([file]),
      () => undefined,
    );
    return face;
  });
  state = { is: 'here', faces: [...later, ...asked] };
}

/** Fetches it when the page has nothing else to do; at once where it is on this device, so that it is there before the first screen. */
export function fetchBrandFontLater(): void {
  const fetch = () => void fetchBrandFont();
  if (stored().length > 0) fetch();
  // Safari has no idle callback.
  else if (typeof window.requestIdleCallback === 'function') requestIdleCallback(fetch);
  else setTimeout(fetch, 1000);
}

/** Puts the font in force, if it is here: for a layout effect of what makes everything on screen new. */
export function showBrandFont(): void {
  if (state.is !== 'here') return;
  // What the inline script added may have come too late to be shown; these are loaded.
  document.fonts.clear();
  for (const face of state.faces) document.fonts.add(face);
  state = { is: 'inForce' };
}

const faceOf = ({ family, source, descriptors }: FontFile, display: FontDisplay) =>
  new FontFace(family, source, { ...descriptors, display });

/** What the inline script makes a FontFace of. */
type Stored = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

/** Files of an earlier release are forgotten. */
function remember(files: readonly FontFile[]): void {
  const here = new Set([...stored(), ...files.map(({ source }) => source)]);
  const all = FILES.filter(({ source }) => here.has(source)).map(({ family, source, descriptors }): Stored => [
    family,
    source,
    { ...descriptors, display: 'optional' },
  ]);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage is denied or full: the next visit starts with the system's font again.
  }
}

/** The addresses of the files on this device; what is stored may be anything. */
function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.flatMap((entry: unknown) => (Array.isArray(entry) && typeof entry[1] === 'string' ? [entry[1]] : []));
  } catch {
    return [];
  }
}

/** The visitor asked for less data; only some browsers say so. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
