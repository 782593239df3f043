// node tools/workspace/proofs/check.mjs --brand a: proves that the build, chunks included, holds no code of a flag that is off
// and nothing else that customers must not receive.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE, brandArgument } from '../brand-argument.mjs';
import { readBrand } from './read-brand.mjs';
import { lazyModules, staticClosure } from '../budget/closure.mjs';
import { providerCode } from './provider-code.mjs';
import { foreignCatalogues, releaseGap, signedInCode, unproven, violations } from './claims.mjs';

const { brand, dist } = brandArgument();
const others = readdirSync(path.join(WORKSPACE, 'apps')).filter(
  (name) => /^brand-[a-z]$/.test(name) && name !== `brand-${brand}`,
);
const { flags, languages } = readBrand(path.join(WORKSPACE, 'apps', `brand-${brand}`));
const names = others.map((name) => readBrand(path.join(WORKSPACE, 'apps', name)).name);

const shipped = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.startsWith('.vite') && statSync(path.join(dist, file)).isFile())
  .map((file) => /** @type {const} */ ([file, readFileSync(path.join(dist, file), 'utf8')]));
const files = new Map(shipped);
const manifest = readManifest();
const found = [
  ...violations(files, flags, names),
  ...foreignCatalogues(sources(), languages),
  ...signedInCode(recipientFiles()),
  ...providerCode(manifest, files),
  ...releaseGap(files),
];

if (found.length > 0) {
  console.error(found.map((line) => `brand ${brand}: ${line}`).join('\n'));
  process.exitCode = 1;
} else {
  const open = unproven(files, flags);
  const gap = open.length === 0 ? '' : `; has the flag and no code yet for: ${open.join(', ')}`;
  console.log(`brand ${brand}: nothing it should not ship in ${shipped.length} files${gap}`);
}

/** @returns {Record<string, import('../budget/closure.mjs').Chunk & { src?: string }>} */
function readManifest() {
  return JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
}

/** What a browser must have for the page behind a recipient's link. */
function recipientFiles() {
  const screens = lazyModules(manifest, /\/receive\/receive-screen\.tsx$/);
  if (screens.length !== 1) throw new Error(`the build has ${screens.length} recipient pages`);
  const names = staticClosure(manifest, ['index.html', ...screens]).filter((file) => file.endsWith('.js'));
  return new Map(names.map((file) => [file, files.get(file) ?? '']));
}

/** The modules that begin a chunk, from the build's manifest. */
function sources() {
  return Object.values(manifest).flatMap(({ src }) => src ?? []);
}
