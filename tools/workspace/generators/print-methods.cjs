const { spawnSync } = require('node:child_process');
const path = require('node:path');

/** Writes docs/methods.md anew from the table on disk. @param {string} root of the workspace */
exports.printMethods = (root) => {
  spawnSync(process.execPath, [path.join(root, 'tools/workspace/methods/print.mjs')], { stdio: 'inherit' });
};
