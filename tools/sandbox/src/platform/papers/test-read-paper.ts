import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';

/** The text of a PDF, a string a page, as an independent parser reads it. Every space counts as one plain space. */
export function readPaper(content: Buffer): string[] {
  const out = execFileSync(process.execPath, [path.join(__dirname, 'print-paper.mjs')], { input: content });
  return z
    .array(z.string())
    .parse(JSON.parse(out.toString('utf8')))
    .map((page) => page.replace(/\s+/g, ' '));
}
