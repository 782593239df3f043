/** How a number of like operations went. */
export interface Measured {
  perS: number;
  p99Ms: number;
}

/** @param latencies of every operation, in ms; sorted in place. @param elapsedMs from the first start to the last end */
export function measured(latencies: number[], elapsedMs: number): Measured {
  latencies.sort((a, b) => a - b);
  return {
    perS: latencies.length / (elapsedMs / 1000),
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
