import whole from '../../../eslint.config.mjs';

const RULE = '@nx/enforce-module-boundaries';

/**
 * Who may import whom, alone: this rule reads the graph of all projects, so no cache of a file knows whether it still holds there. The other
 * rules stay known and are off: comments in the files name them.
 */
export default [
  ...whole.map((part) => ('rules' in part ? { ...part, rules: only(part.rules) } : part)),
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
];

/** @param {object} [rules] */
function only(rules = {}) {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => name === RULE));
}
