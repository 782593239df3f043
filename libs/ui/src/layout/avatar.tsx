/** The first letters of the first two words: "Ana Pop" → "AP". Whole characters, not code units. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return first.join('').toLocaleUpperCase();
}

/** A person or company by their initials; decoration, since the name stands beside it. */
export function Avatar({ name, size = 'regular' }: { name: string; size?: 'regular' | 'large' }) {
  return (
    <span aria-hidden="true" className={`avatar ${size === 'large' ? 'size-14 text-lg' : 'size-10 text-sm'}`}>
      {initials(name)}
    </span>
  );
}
