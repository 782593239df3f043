// node texts.mjs < [{ file, text }]: prints what ESLint finds in each text under its file's name, so that a violation never enters
// the tree. One process for all texts: ESLint with our configuration takes seconds to load, and milliseconds for a text.
import { json } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

/** @typedef {{ file: string, text: string }} Asked file: from the root */

const asked = /** @type {Asked[]} */ (await json(process.stdin));
// The rule of module boundaries reads Nx's cached graph, and skips itself without one.
await createProjectGraphAsync();
const eslint = new ESLint();
const found = [];
for (const { file, text } of asked) {
  const [result] = await eslint.lintText(text, { filePath: file, warnIgnored: true });
  found.push(result?.messages ?? []);
}
process.stdout.write(JSON.stringify(found));
