// node tools/deploy/print.mjs nginx  --dist apps/brand-a/dist --server-name brand-a.example --root /srv/brand-a --bank https://bank.internal
// node tools/deploy/print.mjs static --dist apps/brand-a/dist
// Prints what a web server needs to answer with the headers of this release.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { readConnections } from './connections.mjs';
import { readIdentityHosts } from './identity-hosts.mjs';
import { nginxConfig, staticHeadersFile } from './sites.mjs';

const [kind, ...rest] = process.argv.slice(2);
/** @param {string} dist */
const build = (dist) => ({
  html: readFileSync(path.join(dist, 'index.html'), 'utf8'),
  policy: { connect: readConnections(dist), identityHosts: readIdentityHosts(dist) },
});

try {
  if (kind === 'nginx') {
    const given = readArguments(rest, { dist: undefined, 'server-name': undefined, root: undefined, bank: undefined });
    const { dist, root, bank } = given;
    process.stdout.write(nginxConfig({ ...build(dist), serverName: given['server-name'], root, bankUrl: bank }));
  } else if (kind === 'static') {
    const { html, policy } = build(readArguments(rest, { dist: undefined }).dist);
    process.stdout.write(staticHeadersFile(html, policy));
  } else throw new Error('Say what to print: nginx or static.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
