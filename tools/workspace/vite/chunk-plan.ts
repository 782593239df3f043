import { PieceGraph, type Page, type Piece } from './piece-graph.ts';

/**
 * What files cost, in bytes before compression. On slow 4G a file takes as long as 16,000 of them once six are on their way (a sixth of a
 * round trip of 150 ms); more than twice that brings most screens down to six. A file among the first six costs its request alone.
 */
const BYTES_OF_A_FILE = 3500;
const BYTES_OF_A_FILE_TOO_MANY = 38_000;

/** Six files are asked for at once; one of them is the page's own chunk, and one its texts. */
const FILES_AT_ONCE = 5;

/** What a page may load: with what compression leaves of it, the ceiling of a lazy chunk. What is above counts many times over. */
const HEAVY = 125_000;
const WEIGHT_OF_HEAVY = 20;

/**
 * Joins what pages share, so that a page asks for few files and for little that it does not need: the two pieces whose union saves most,
 * again and again, until none saves. A union that would make chunks import each other in a circle is left out.
 * @returns the name of a chunk by the id of each module that pages share
 */
export function planChunks(pieces: readonly Piece[], pages: readonly Page[]): ReadonlyMap<string, string> {
  const graph = new PieceGraph(pieces, pages, pageCost);
  const pairs = new Pairs();
  const free = graph.shared();
  free.forEach((one, index) =>
    free.slice(index + 1).forEach((other) => pairs.add(graph.saved(one, other), one, other)),
  );
  for (let pair = pairs.next(); pair !== undefined; pair = pairs.next()) {
    const { one, other } = pair;
    if (!graph.isThere(one) || !graph.isThere(other)) continue;
    const saved = graph.saved(one, other);
    // Other unions have changed what this one saves since it was weighed.
    if (saved < pairs.best()) {
      pairs.add(saved, one, other);
      continue;
    }
    if (saved <= 0) continue;
    graph.join(one, other);
    for (const third of graph.shared()) if (third !== one) pairs.add(graph.saved(one, third), one, third);
  }
  return new Map(graph.shared().flatMap((piece, index) => graph.modulesOf(piece).map((id) => [id, `part-${index}`])));
}

function pageCost(files: number, bytes: number): number {
  const tooMany = Math.max(0, files - FILES_AT_ONCE);
  return (
    bytes + BYTES_OF_A_FILE * files + BYTES_OF_A_FILE_TOO_MANY * tooMany + WEIGHT_OF_HEAVY * Math.max(0, bytes - HEAVY)
  );
}

interface Pair {
  saved: number;
  one: number;
  other: number;
}

/** Pairs of pieces by what their union saves; those that save nothing are not kept. */
class Pairs {
  /** In ascending order. */
  private readonly sorted: Pair[] = [];

  add(saved: number, one: number, other: number): void {
    if (saved <= 0) return;
    let low = 0;
    for (let high = this.sorted.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle]?.saved ?? 0) < saved) low = middle + 1;
      else high = middle;
    }
    this.sorted.splice(low, 0, { saved, one, other });
  }

  /** What the best of them saves; 0 where none is left. */
  best(): number {
    return this.sorted.at(-1)?.saved ?? 0;
  }

  next(): Pair | undefined {
    return this.sorted.pop();
  }
}
