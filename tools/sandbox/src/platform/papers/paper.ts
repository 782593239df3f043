import type { Letterhead } from './letterheads';

/**
 * A paper of the bank with every word and figure written out in the reader's language; the thread only draws it. The same paper
 * gives the same bytes: dates come from here, and nothing else of the PDF changes from one drawing to the next.
 */
export interface Paper {
  /** For readers aloud, as a locale. */
  lang: string;
  head: Letterhead;
  /** What the document calls itself in a viewer's window. */
  title: string;
  /** From top to bottom; what has no room goes to the next page. */
  blocks: readonly Block[];
  /** Small lines at the foot of every page. */
  foot: readonly string[];
  /** Stands at the foot of papers of more than one page; `{page}` and `{pages}` are filled in. */
  pages?: string;
  /** When the paper was made, in ms since 1970: the document's own date. */
  madeMs: number;
}

export type Block =
  | { kind: 'title'; text: string; under?: string }
  | { kind: 'heading'; text: string }
  /** The one large figure of a paper, between what it is and a sentence about it. */
  | { kind: 'figure'; title: string; amount: string; sentence: string }
  | { kind: 'paragraphs'; texts: readonly string[] }
  /** Lines under each other, close together: an address. */
  | { kind: 'lines'; texts: readonly string[] }
  /** Names at the left, values at the right, a hairline above each. `isWhole`: few rows that stand on one page, as a signature does. */
  | { kind: 'facts'; rows: readonly Fact[]; isWhole?: true }
  | Table;

export interface Fact {
  name: string;
  value: string;
  strong?: boolean;
}

/** A table; its heads stand again at the top of each page. */
export interface Table {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly TableRow[];
}

export interface Column {
  name: string;
  /** Part of the width; all columns together share it in proportion. */
  share: number;
  /** Amounts stand at the end. */
  end?: boolean;
}

export interface TableRow {
  cells: readonly string[];
  /** A smaller line under the cell of that index. */
  note?: { under: number; text: string };
  strong?: boolean;
}
