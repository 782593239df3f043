/** The names of the `{…}` segments of a pattern. */
type Params<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
  : never;

/** Parameters of the query; undefined and empty values are left out. */
export type Search = Readonly<Record<string, string | number | boolean | undefined>>;

type To<Pattern extends string> = [Params<Pattern>] extends [never]
  ? (search?: Search) => string
  : (params: Readonly<Record<Params<Pattern>, string | number>>, search?: Search) => string;

/** One address: the pattern for the router (`:name` segments) and the builder beside it. */
export interface Path<Pattern extends string = string> {
  readonly pattern: string;
  readonly to: To<Pattern>;
}

/**
 * @param spec the address as R1.2 writes it, for example `/confirm-card/{cardId}`
 * @returns its pattern for the router and its builder; it encodes every segment, so that no value can leave its segment
 */
export function path<const Pattern extends string>(spec: Pattern): Path<Pattern> {
  const names = [...spec.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const build = (params: Readonly<Record<string, string | number>>, search: Search | undefined) =>
    spec.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name], name, spec)) + query(search);
  const to =
    names.length === 0
      ? (search?: Search) => build({}, search)
      : (params: Readonly<Record<string, string | number>>, search?: Search) => build(params, search);
  // This choice mirrors the conditional type above, which TypeScript cannot follow through a generic.
  return { pattern: spec.replace(/\{(\w+)\}/g, ':$1'), to: to as To<Pattern> };
}

/** @throws RangeError for an empty segment, and for `.` and `..`: encoding keeps these two and a URL resolves them */
function segment(value: string | number | undefined, name: string, spec: string): string {
  const text = value === undefined ? '' : String(value);
  if (text === '' || text === '.' || text === '..') throw new RangeError(`${spec} needs a ${name}, not "${text}"`);
  return encodeURIComponent(text);
}

function query(search: Search = {}): string {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}
