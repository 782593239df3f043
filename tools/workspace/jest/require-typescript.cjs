// Node 20 runs no TypeScript. Jest transforms what it loads itself; this teaches the `require` of a thread that a test starts to do the same.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

/** @typedef {{ _compile(code: string, filename: string): void }} Compiler Node's types leave this part out. */

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  /** @type {Compiler} */ (/** @type {unknown} */ (module))._compile(code, filename);
};
