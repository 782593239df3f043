/** The name of an entry of a dictionary by its id; null while the dictionary is not here. */
export const nameIn = (all: readonly { id: string | number; name: string }[] | undefined, id: string): string | null =>
  all?.find((one) => String(one.id) === id)?.name ?? null;

export const namesIn = (
  all: readonly { id: number; name: string }[] | undefined,
  ids: readonly string[],
): readonly string[] | null => (all === undefined ? null : ids.flatMap((id) => nameIn(all, id) ?? []));

export const countryIn = (
  all: readonly { countryCode: string; name: string }[] | undefined,
  code: string,
): string | null => all?.find(({ countryCode }) => countryCode === code)?.name ?? null;
