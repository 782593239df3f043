import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Who imports whom: from a file, or a folder, to those it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /^(?:import|export)\s+(type\s+)?([^'";]*?from\s+)?'([^']+)'/gm;
const LATER = /\bimport\('([^']+)'\)/g;
const SOURCE = /\.tsx?$/;
const NOT_SHIPPED = /\.test\.tsx?$|\.testing\.ts$|\/testing\/|\/test-[^/]*\.ts$|\/testing\.ts$/;

/** Imports that leave nothing behind when the types are taken away. */
const isTypeOnly = (type: string | undefined, names: string | undefined): boolean =>
  type !== undefined ||
  (names !== undefined && /^\{[^}]*\}\s*from\s+$/.test(names) && !/[{,]\s*(?!type\s)\w/.test(names));

/**
 * The imports among the sources of a folder, tests aside; those that a page loads later (`import()`) are among them.
 * @param types whether imports of types count
 */
export function importsIn(root: string, { types }: { types: boolean }): Graph {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !file.includes('node_modules') && !NOT_SHIPPED.test(`/${file}`))
    .map((file) => path.join(root, file));
  return new Map(files.map((file) => [path.relative(root, file), targetsOf(file, root, types)]));
}

function targetsOf(file: string, root: string, types: boolean): Set<string> {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(IMPORT)]
    .filter(([, type, names]) => types || !isTypeOnly(type, names))
    .map(([, , , target = '']) => target);
  const later = [...text.matchAll(LATER)].map(([, target = '']) => target);
  const targets = [...found, ...later].map((target) => resolved(file, target)).filter((target) => target !== null);
  return new Set(targets.map((target) => path.relative(root, target)));
}

function resolved(from: string, target: string): string | null {
  if (!target.startsWith('.')) return null;
  const place = path.resolve(path.dirname(from), target);
  const candidates = [place, `${place}.ts`, `${place}.tsx`, path.join(place, 'index.ts')];
  return candidates.find((one) => SOURCE.test(one) && existsSync(one) && statSync(one).isFile()) ?? null;
}

/** The same graph among groups of files; what stays inside a group is left out. */
export function grouped(graph: Graph, groupOf: (file: string) => string): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const group = groupOf(file);
    const own = groups.get(group) ?? new Set<string>();
    for (const target of targets) if (groupOf(target) !== group) own.add(groupOf(target));
    groups.set(group, own);
  }
  return groups;
}

/** One cycle for each node that is on one and was not yet named: `a → b → a`. */
export function cyclesIn(graph: Graph): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, trail: readonly string[]): void => {
    const start = trail.indexOf(node);
    if (start >= 0) return void cycles.push([...trail.slice(start), node].join(' → '));
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}
