// Infers the targets Nx's own plugins leave out: a typecheck for every project with a tsconfig.json, and for every
// brand app the two commands an Nx user types, `nx serve brand-a` and `nx e2e brand-a`.
const { existsSync } = require('node:fs');
const { dirname, join, basename } = require('node:path');

/** The native compiler; `typescript` itself stays on the version whose API the generators and the linter need. */
const TSC = 'node node_modules/typescript-7/bin/tsc';

/** @param {string} root */
function typecheck(root) {
  return {
    command: `${TSC} --noEmit -p ${root}/tsconfig.json`,
    cache: true,
    inputs: ['default', '^production', 'shared'],
    metadata: { description: 'Checks the types of this project' },
  };
}

/** @param {string} brand */
function brandTargets(brand) {
  return {
    serve: { command: `node tools/run/dev.mjs --brand ${brand}`, continuous: true, cache: false },
    e2e: {
      command: 'playwright test -c e2e/playwright.config.ts',
      options: { env: { BRAND: brand } },
      // Journeys run against a fresh build of the sources.
      dependsOn: ['build', { projects: ['sandbox'], target: 'build' }],
      cache: false,
    },
  };
}

/** @type {import('@nx/devkit').CreateNodesV2} */
exports.createNodesV2 = [
  '{{apps,libs,tools}/*,e2e}/package.json',
  (files, _options, context) =>
    [...files].map((file) => {
      const root = dirname(file);
      /** @type {Record<string, import('@nx/devkit').TargetConfiguration>} */
      const targets = {};
      if (existsSync(join(context.workspaceRoot, root, 'tsconfig.json'))) targets.typecheck = typecheck(root);
      const brand = /^brand-([a-z]+)$/.exec(basename(root))?.[1];
      if (brand && root.startsWith('apps')) Object.assign(targets, brandTargets(brand));
      return [file, { projects: { [root]: { targets } } }];
    }),
];
