const { FsTree, flushChanges } = require('nx/src/generators/tree');

/**
 * node run.cjs '[["room", { "name": "cards", … }], …]': runs generators one after the other in the repository of the working directory,
 * without the graph of projects that `nx g` makes before each.
 */
async function run() {
  const root = process.cwd();
  /** @type {[string, object][]} */
  const calls = JSON.parse(process.argv[2] ?? '[]');
  for (const [name, options] of calls) {
    const tree = new FsTree(root, false);
    const onceOnDisk = await require(`./${name}.cjs`)(tree, options);
    flushChanges(root, tree.listChanges());
    onceOnDisk?.();
  }
}

void run();
