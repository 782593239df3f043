import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';

/** Where the reports of a run lie. */
export const REPORTS = path.join(ROOT, '.cache/test');

/** @param {string} name @returns {string} the path of a report that is not there yet */
export function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}
