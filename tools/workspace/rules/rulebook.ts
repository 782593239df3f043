/** A row of docs/rules. Paths are from the root of the workspace. */
export interface RuleRow {
  readonly id: string;
  /** The rule in words, on one line. */
  readonly rule: string;
  /** What carries the rule; none while it is not built. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** Ids of a rule, its section, an invariant, a door, a kept test and a decision record, as they are cited. */
const CITATION =
  /(?<![\w./-])(?:R[0-3]\.\d+(?:\.\d+)?|I(?:1[01]|[1-9])|S(?:[12]\d|[1-9])|D(?:0[1-9]|[1-3]\d|40)|ADR-\d+)(?![\w-])/g;

/** Citations of documents that are not in the repository, and of records and rules by a bare number. */
const UNRESOLVED =
  /\b[Ss]pec(?:ification)?s?:? [123]\b|\b[Dd]ecisions? \d+|\b[Dd]ecision records? \d|\b[Rr]eliability tests?\b|\binvariants? I\d/g;

/** What Jest runs in a room, and Playwright in e2e. */
const RUNS = /^(?:(?:libs|tools)\/.+\.test\.tsx?|e2e\/.+\.spec\.ts)$/;

/** Each row starts with `- **R1.4.9** `; everything up to the next one belongs to it. */
const ROW = /^- \*\*([RISD][\d.]+)\*\* ([^]*?)(?=^- \*\*|^#|^$|(?![^]))/gm;

const pathsOf = (row: string, field: 'code' | 'test'): string[] => {
  const [, list = ''] = new RegExp(`^ {2}- ${field}: ([^]*?)(?=^ {2}- |(?![^]))`, 'm').exec(row) ?? [];
  return [...list.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
};

/** The rows of one page of the rulebook, in order. */
export const rowsOf = (page: string): RuleRow[] =>
  [...page.matchAll(ROW)].map(([, id = '', text = '']) => ({
    id,
    rule: (text.split(/^ {2}- (?:code|test): /m)[0] ?? '').replace(/\s+/g, ' ').trim(),
    code: pathsOf(text, 'code'),
    tests: pathsOf(text, 'test'),
  }));

/** The sections of a page: `R1.4` from `# R1.4 · States`. */
export const sectionsOf = (page: string): string[] =>
  [...page.matchAll(/^#{1,2} (R[0-3](?:\.\d+)?) · /gm)].map(([, id = '']) => id);

/** Every id that a text cites, each once. */
export const citationsIn = (text: string): string[] => [...new Set(text.match(CITATION))];

/** Citations that lead nowhere. */
export const unresolvedIn = (text: string): string[] => [...new Set(text.match(UNRESOLVED))];

/** `R1.4.31 to R1.4.38`: two ids of one section. */
const RANGE = /((?:R\d\.(?:\d\.)?|[ISD]))(\d+) to \1(\d+)\b/g;

const between = (first: string, last: string): string[] =>
  Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) =>
    String(Number(first) + n).padStart(first.startsWith('0') ? first.length : 1, '0'),
  );

/** Every id that a text cites, with those inside its ranges. */
const citedIn = (text: string): Set<string> =>
  new Set([
    ...citationsIn(text),
    ...[...text.matchAll(RANGE)].flatMap(([, stem = '', first = '', last = '']) =>
      between(first, last).map((number) => `${stem}${number}`),
    ),
  ]);

/** Whether a test says that it guards a rule: it cites the row, or the row's section. */
export function guards(test: string, id: string): boolean {
  const cited = citedIn(test);
  return cited.has(id) || cited.has(/^(R\d\.\d+)\.\d+$/.exec(id)?.[1] ?? id);
}

/** Whether a runner runs the file. */
export const isRun = (file: string): boolean => RUNS.test(file);
