import { at, Bits } from './bits.ts';

/** Code that the same pages load: a chunk as the bundler makes it by itself. */
export interface Piece {
  name: string;
  /** Before compression. */
  bytes: number;
  /** Names of the pieces that it imports. */
  imports: readonly string[];
  /** Names of the pieces that it loads on demand. */
  opens: readonly string[];
  /** Ids of its modules. */
  modules: readonly string[];
  /** It stays a chunk of its own: a page's own code, or a group that has a name. */
  isFixed: boolean;
  /** Code that needs a session. */
  isPrivate: boolean;
}

/** A place where loading begins: what it imports, at any depth, is fetched at once. */
export interface Page {
  /** The piece that is its own code. */
  piece: string;
  /** How much its wait counts beside that of others. */
  weight: number;
  /** Home opens it; what opens others has its own code by then. */
  isFirst: boolean;
  /** It loads no code that needs a session. */
  isPublic?: boolean;
}

/** Pieces, what imports what, and which pages wait for what. Pieces and pages are numbered as they are given. */
export class PieceGraph {
  private readonly bytes: number[];
  private readonly imports: Set<number>[];
  private readonly importers: Set<number>[];
  /** The pages that need each piece. */
  private readonly needed: Bits[];
  /** Of these the pages that have it before: whatever opens them has loaded it. */
  private readonly had: Bits[];
  private readonly modules: string[][];
  private readonly isFixed: readonly boolean[];
  private readonly isPrivate: boolean[];
  private readonly there: Set<number>;
  /** The public pages. */
  private readonly openToAll: Bits;
  private readonly filesOf: Float64Array;
  private readonly bytesOf: Float64Array;
  private readonly change: Change;
  private readonly pages: readonly Page[];
  private readonly cost: (files: number, bytes: number) => number;
  private reached = new Map<number, ReadonlySet<number>>();

  /** @param cost of a page that waits for so many files and bytes */
  constructor(pieces: readonly Piece[], pages: readonly Page[], cost: (files: number, bytes: number) => number) {
    this.pages = pages;
    this.cost = cost;
    const numbers = new Map(pieces.map(({ name }, index) => [name, index]));
    const numbered = (names: readonly string[]) => names.flatMap((name) => numbers.get(name) ?? []);
    this.bytes = pieces.map((piece) => piece.bytes);
    this.imports = pieces.map((piece) => new Set(numbered(piece.imports)));
    this.importers = pieces.map(() => new Set<number>());
    this.imports.forEach((imported, index) => imported.forEach((each) => at(this.importers, each).add(index)));
    this.needed = pieces.map(() => new Bits(pages.length));
    this.had = pieces.map(() => new Bits(pages.length));
    this.modules = pieces.map((piece) => [...piece.modules]);
    this.isFixed = pieces.map((piece) => piece.isFixed);
    this.isPrivate = pieces.map((piece) => piece.isPrivate);
    this.openToAll = new Bits(pages.length);
    pages.forEach(({ isPublic }, page) => {
      if (isPublic) this.openToAll.add(page);
    });
    this.there = new Set(pieces.keys());
    this.filesOf = new Float64Array(pages.length);
    this.bytesOf = new Float64Array(pages.length);
    this.change = new Change(pages.length);
    const own = pages.map(({ piece }) => numbers.get(piece) ?? -1);
    own.forEach((piece, page) => [piece, ...this.reach(piece)].forEach((each) => at(this.needed, each).add(page)));
    pages.forEach(({ isFirst }, page) => {
      if (!isFirst) this.markHad(page, this.openersOf(at(own, page), pieces, numbered));
    });
    pieces.forEach((_, piece) => this.count(piece, 1));
  }

  /** The pieces that pages share and that may be joined. */
  shared(): number[] {
    return [...this.there].filter((piece) => !at(this.isFixed, piece) && !at(this.needed, piece).isEmpty());
  }

  isThere(piece: number): boolean {
    return this.there.has(piece);
  }

  modulesOf(piece: number): readonly string[] {
    return at(this.modules, piece);
  }

  /** What joining the two saves all pages, of their cost; minus infinity where it may not be: chunks in a circle, or private code on a public page. */
  saved(one: number, other: number): number {
    if (this.isAround(one, other) || this.isAround(other, one)) return Number.NEGATIVE_INFINITY;
    const [needed, had] = this.union(one, other);
    const below = [...new Set([...this.reach(one), ...this.reach(other)])].filter(
      (each) => each !== one && each !== other,
    );
    const isPrivate = [one, other, ...below].some((each) => at(this.isPrivate, each));
    if (isPrivate && needed.meets(this.openToAll)) return Number.NEGATIVE_INFINITY;
    const { change } = this;
    const counted = (pages: Bits, piece: number, sign: 1 | -1) => {
      const bytes = sign * at(this.bytes, piece);
      pages.each((page) => change.add(page, sign, bytes));
    };
    counted(this.waiting(one), one, -1);
    counted(this.waiting(other), other, -1);
    const waiting = needed.without(had);
    counted(waiting, one, 1);
    counted(waiting, other, 1);
    waiting.each((page) => change.add(page, -1, 0));
    for (const each of below) {
      const [has, free] = [at(this.needed, each), at(this.had, each)];
      if (needed.isWithin(has) && had.isWithin(free)) continue;
      counted(this.waiting(each), each, -1);
      counted(has.or(needed).without(free.or(had)), each, 1);
    }
    return change.end((page, files, bytes) => {
      const [hasFiles, hasBytes] = [at(this.filesOf, page), at(this.bytesOf, page)];
      return (
        at(this.pages, page).weight * (this.cost(hasFiles, hasBytes) - this.cost(hasFiles + files, hasBytes + bytes))
      );
    });
  }

  /** Makes the second a part of the first. */
  join(one: number, other: number): void {
    this.count(one, -1);
    this.count(other, -1);
    const [needed, had] = this.union(one, other);
    this.needed[one] = needed;
    this.had[one] = had;
    for (const imported of at(this.imports, other)) this.link(one, imported, other);
    for (const importer of at(this.importers, other)) {
      at(this.imports, importer).delete(other);
      this.link(importer, one, other);
    }
    this.bytes[one] = at(this.bytes, one) + at(this.bytes, other);
    at(this.modules, one).push(...at(this.modules, other));
    this.isPrivate[one] = at(this.isPrivate, one) || at(this.isPrivate, other);
    this.there.delete(other);
    this.reached = new Map();
    this.count(one, 1);
    for (const below of this.reach(one)) {
      this.count(below, -1);
      this.needed[below] = at(this.needed, below).or(needed);
      this.had[below] = at(this.had, below).or(had);
      this.count(below, 1);
    }
  }

  /** The pages that wait for a piece. */
  private waiting(piece: number): Bits {
    return at(this.needed, piece).without(at(this.had, piece));
  }

  private union(one: number, other: number): [needed: Bits, had: Bits] {
    return [at(this.needed, one).or(at(this.needed, other)), at(this.had, one).or(at(this.had, other))];
  }

  /** The pages that load a piece which opens the given one. */
  private openersOf(
    piece: number,
    pieces: readonly Piece[],
    numbered: (names: readonly string[]) => number[],
  ): number[] {
    const from = pieces.flatMap(({ opens }, index) => (numbered(opens).includes(piece) ? [index] : []));
    const openers = new Set<number>();
    for (const each of from) at(this.needed, each).each((page) => openers.add(page));
    return [...openers];
  }

  private markHad(page: number, openers: readonly number[]): void {
    if (openers.length === 0) return;
    this.needed.forEach((needed, piece) => {
      const isEverywhere = openers.every((opener) => opener === page || needed.has(opener));
      if (needed.has(page) && isEverywhere) at(this.had, piece).add(page);
    });
  }

  private link(importer: number, imported: number, gone: number): void {
    at(this.importers, imported).delete(gone);
    if (importer === imported) return;
    at(this.imports, importer).add(imported);
    at(this.importers, imported).add(importer);
  }

  /** Adds a piece to what pages wait for, or takes it off. */
  private count(piece: number, sign: 1 | -1): void {
    this.waiting(piece).each((page) => {
      this.filesOf[page] = at(this.filesOf, page) + sign;
      this.bytesOf[page] = at(this.bytesOf, page) + sign * at(this.bytes, piece);
    });
  }

  /** Whether the one imports the other by way of a third piece. */
  private isAround(one: number, other: number): boolean {
    return [...at(this.imports, one)].some((next) => next !== other && this.reach(next).has(other));
  }

  /** What a piece imports, at any depth. */
  private reach(piece: number): ReadonlySet<number> {
    const known = this.reached.get(piece);
    if (known !== undefined) return known;
    const found = new Set<number>();
    const open = [...at(this.imports, piece)];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...at(this.imports, next));
    }
    this.reached.set(piece, found);
    return found;
  }
}

/** What a join would change for each page; one is used again for every pair, of which there are ten thousand. */
class Change {
  private readonly files: Float64Array;
  private readonly bytes: Float64Array;
  private readonly isTouched: Uint8Array;
  private touched: number[] = [];

  constructor(pages: number) {
    this.files = new Float64Array(pages);
    this.bytes = new Float64Array(pages);
    this.isTouched = new Uint8Array(pages);
  }

  add(page: number, files: number, bytes: number): void {
    if (this.isTouched[page] === 0) {
      this.isTouched[page] = 1;
      this.touched.push(page);
    }
    this.files[page] = at(this.files, page) + files;
    this.bytes[page] = at(this.bytes, page) + bytes;
  }

  /** Sums up what each page saves, and is empty again. */
  end(saved: (page: number, files: number, bytes: number) => number): number {
    let sum = 0;
    for (const page of this.touched) {
      sum += saved(page, at(this.files, page), at(this.bytes, page));
      this.files[page] = this.bytes[page] = this.isTouched[page] = 0;
    }
    this.touched = [];
    return sum;
  }
}
