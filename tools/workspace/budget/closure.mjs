/**
 * @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's .vite/manifest.json
 */

/**
 * Everything a browser must have before the given modules run: they and what they import, at any depth, but nothing
 * that is only loaded on demand.
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 * @returns {string[]} file names of scripts and stylesheets
 */
export function staticClosure(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(chunkOf(manifest, key).imports ?? []));
  }
  return [...new Set([...seen].flatMap((key) => [chunkOf(manifest, key).file, ...(chunkOf(manifest, key).css ?? [])]))];
}

/** @param {Manifest} manifest @param {string} key */
function chunkOf(manifest, key) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build's manifest has no ${key}`);
  return chunk;
}

/**
 * @param {Manifest} manifest
 * @param {RegExp} source part of a module's path
 * @returns {string[]} the keys of the modules loaded on demand that match
 */
export const lazyModules = (manifest, source) =>
  Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isDynamicEntry === true && source.test(key))
    .map(([key]) => key);

/**
 * @param {Manifest} manifest
 * @param {string} key of a module loaded on demand
 * @returns {string[]} the chunks that load it
 */
export const loadersOf = (manifest, key) =>
  Object.entries(manifest)
    .filter(([, { dynamicImports = [] }]) => dynamicImports.includes(key))
    .map(([loader]) => loader);

/**
 * Chunks that import each other in a circle: one of them would run before what it needs.
 * @param {Manifest} manifest
 * @returns {string[]} a line for each circle that is found
 */
export function circles(manifest) {
  /** @type {Map<string, 'open' | 'done'>} */
  const states = new Map();
  /** @param {string} key @param {readonly string[]} way @returns {string[]} */
  const visit = (key, way) => {
    if (states.get(key) === 'done') return [];
    if (states.get(key) === 'open') return [[...way.slice(way.indexOf(key)), key].join(' → ')];
    states.set(key, 'open');
    const found = (chunkOf(manifest, key).imports ?? []).flatMap((each) => visit(each, [...way, key]));
    states.set(key, 'done');
    return found;
  };
  return Object.keys(manifest).flatMap((key) => visit(key, []));
}

/** @param {Manifest} manifest @returns {string} */
export function entryOf(manifest) {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry === true);
  if (entry === undefined) throw new Error("the build's manifest has no entry");
  return entry[0];
}
