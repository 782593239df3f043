// node tools/deploy/print.mjs nginx  --dist apps/brand-a/dist --server-name brand-a.example --root /srv/brand-a --bank https://bank.internal
// node tools/deploy/print.mjs static --dist apps/brand-a/dist
// Prints what a web server needs to answer with the headers of this release.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { nginxConfig, staticHeadersFile } from './sites.mjs';

const [kind, ...rest] = process.argv.slice(2);
const page = (/** @type {string} */ dist) => readFileSync(path.join(dist, 'index.html'), 'utf8');

try {
  if (kind === 'nginx') {
    const given = readArguments(rest, { dist: undefined, 'server-name': undefined, root: undefined, bank: undefined });
    const { dist, root, bank } = given;
    process.stdout.write(nginxConfig({ html: page(dist), serverName: given['server-name'], root, bankUrl: bank }));
  } else if (kind === 'static') {
    process.stdout.write(staticHeadersFile(page(readArguments(rest, { dist: undefined }).dist)));
  } else throw new Error('Say what to print: nginx or static.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
