/** What a table varies, and between which values; what it leaves out stays as its base has it. */
export type Factors<T> = { readonly [K in keyof T]?: readonly T[K][] };

/** Says of some values of a cell that they cannot be together. */
type IsNever<T> = (values: Partial<T>) => boolean;

/** A factor and one of its values, by their places. */
type Choice = readonly [factor: number, value: number];

const nameOf = (a: Choice, b: Choice) => (a[0] < b[0] ? [...a, ...b] : [...b, ...a]).join();

/** The factors in the order of the table, and each of their values as the one field that it sets. */
function valuesOf<T extends object>(factors: Factors<T>): Partial<T>[][] {
  const names = Object.keys(factors).filter((name): name is Extract<keyof T, string> => name in factors);
  return names.map((name) =>
    (factors[name] ?? []).map((value) => {
      const one: Partial<T> = {};
      one[name] = value;
      return one;
    }),
  );
}

/** Every two values of two factors that can be together. */
function pairsIn<T extends object>(values: readonly Partial<T>[][], isNever: IsNever<T>) {
  const choices = values.flatMap((list, factor) => list.map((_one, value): Choice => [factor, value]));
  return choices.flatMap((a, n) =>
    choices
      .slice(n + 1)
      .filter((b) => a[0] !== b[0])
      .map((b) => ({ a, b, both: { ...fieldOf(values, a), ...fieldOf(values, b) } }))
      .filter(({ both }) => !isNever(both)),
  );
}

const fieldOf = <T extends object>(values: readonly Partial<T>[][], [factor, value]: Choice): Partial<T> =>
  values[factor]?.[value] ?? {};

/**
 * A short table in which every two values of two factors meet in a cell at least once. It is greedy, and nothing in it is left to chance:
 * the first pair that is missing begins a cell, and each other factor takes the value that meets the most of what is missing.
 * @param base the values of factors that do not vary
 * @param isNever leaves out what makes no sense; whatever it allows can be completed to a cell
 */
export function pairsOf<T extends object>(base: T, factors: Factors<T>, isNever: IsNever<T> = () => false): T[] {
  const values = valuesOf(factors);
  const missing = new Map(pairsIn(values, isNever).map((pair) => [nameOf(pair.a, pair.b), pair]));
  const cells: T[] = [];
  for (let [next] = missing.values(); next; [next] = missing.values()) {
    const chosen: Choice[] = [next.a, next.b];
    let cell: Partial<T> = next.both;
    for (const [factor, { length }] of values.entries()) {
      if (chosen.some(([known]) => known === factor)) continue;
      // Values that are as good as each other take turns.
      const inTurn = Array.from({ length }, (_none, n): Choice => [factor, (cells.length + n) % length]);
      const met = (choice: Choice) => chosen.filter((other) => missing.has(nameOf(choice, other))).length;
      const [best] = inTurn
        .filter((choice) => !isNever({ ...cell, ...fieldOf(values, choice) }))
        .toSorted((a, b) => met(b) - met(a));
      if (!best) throw new Error('two values that may be together are in no cell');
      chosen.push(best);
      cell = { ...cell, ...fieldOf(values, best) };
    }
    for (const a of chosen) for (const b of chosen) missing.delete(nameOf(a, b));
    cells.push({ ...base, ...cell });
  }
  return cells;
}

/** The pairs that are in no cell: what proves a table, apart from how it was made. */
export function missingPairs<T extends object>(
  cells: readonly T[],
  factors: Factors<T>,
  isNever: IsNever<T> = () => false,
): Partial<T>[] {
  const seen = new Set(
    cells.flatMap((cell) => pairsIn(valuesOf<T>(alone(cell)), isNever).map(({ both }) => textOf(both))),
  );
  return pairsIn(valuesOf(factors), isNever).flatMap(({ both }) => (seen.has(textOf(both)) ? [] : [both]));
}

const textOf = (both: object) => JSON.stringify(Object.entries(both).toSorted(([a], [b]) => a.localeCompare(b)));

/** A cell as a table of one value for each factor. */
function alone<T extends object>(cell: T): Factors<T> {
  const factors: { [K in keyof T]?: readonly T[K][] } = {};
  for (const name in cell) factors[name] = [cell[name]];
  return factors;
}
