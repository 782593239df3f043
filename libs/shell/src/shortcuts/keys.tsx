/** Keys as they stand on a keyboard, one after the other. Who hears the page hears the letters. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="inline-flex shrink-0 gap-1">
      {[...keys].map((key, at) => (
        <kbd key={`${at}${key}`} className="key">
          {key.toUpperCase()}
        </kbd>
      ))}
    </span>
  );
}
