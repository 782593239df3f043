/**
 * The facts that a brand has not stated yet: its blank texts and empty lists.
 * @param fact a brand, or a part of one
 * @returns their places, for example `letter.licence`
 */
export function unstated(fact: unknown, place = ''): string[] {
  if (typeof fact === 'string') return fact.trim() === '' ? [place] : [];
  if (typeof fact !== 'object' || fact === null) return [];
  if (Array.isArray(fact) && fact.length === 0) return [place];
  return Object.entries(fact).flatMap(([name, part]) => unstated(part, place ? `${place}.${name}` : name));
}
