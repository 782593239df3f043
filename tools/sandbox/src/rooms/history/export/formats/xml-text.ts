const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text of customers as XML holds it: in one line, at most so many letters, without what XML 1.0 has no place for. */
export function xmlText(value: string, most: number): string {
  const line = value.replace(/[\p{Cc}\p{Cs}\p{Cn}\s]+/gu, ' ').trim();
  const kept = [...line].slice(0, most).join('').trim();
  return kept.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? '');
}
