const { spawnSync } = require('node:child_process');
const path = require('node:path');

/** Writes docs/methods.md anew from the table on disk, or fails as the printer does. @param {string} root of the workspace */
exports.printMethods = (root) => {
  const script = path.join(root, 'tools/workspace/methods/print.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error('docs/methods.md could not be printed from the table');
};
