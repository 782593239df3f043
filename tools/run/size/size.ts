/** The two sizes of the suite (ADR-85): `npm test`, the gate, proves every rule once; `npm test -- --full` plays all there is. */
export interface Sizes {
  /** Whether the full size is played. */
  readonly isFull: boolean;
  /**
   * How often something is done.
   * @param n how often at full size
   * @param gate how often in the gate; without it a tenth, and once at least
   */
  full(n: number, gate?: number): number;
  /**
   * What is done.
   * @param all at full size
   * @param few in the gate; some of `all`, so that the full size proves whatever the gate does
   */
  inFull<T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[];
}

/** @param env what the runner has said: `BANK_FULL=1` is the full size */
export function sizesIn(env: Readonly<Record<string, string | undefined>>): Sizes {
  const isFull = env['BANK_FULL'] === '1';
  return {
    isFull,
    full: (n, gate = Math.ceil(n / 10)) => (isFull ? n : gate),
    inFull: (all, few) => (isFull ? all : few),
  };
}

/** The sizes of this run. */
export const { isFull, full, inFull } = sizesIn(process.env);
