import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../..');
const SKIPPED = /(^|\/)(node_modules|dist[^/]*|\.nx|\.cache|\.git|test-results|playwright-report|images)(\/|$)/;
const TEXT = /\.(ts|tsx|mjs|cjs|json|md|css|html|sql)$/;

/** Every text file below a folder, from the root, without what is built or installed. */
export const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (SKIPPED.test(place)) return [];
    return entry.isDirectory() ? filesIn(place) : TEXT.test(place) ? [place] : [];
  });

/** Every text file of the workspace but the lockfile. */
export const ALL = filesIn('.').filter((file) => file !== 'package-lock.json');

/** @param file from the root */
export const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
