/** Every order of some names: n! lists. */
export const orders = <Name extends string>(names: readonly Name[]): Name[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((first) => orders(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));
