import nx from '@nx/eslint-plugin';
import ts from 'typescript-eslint';
import { boundaries, testBoundaries } from './boundaries.mjs';
import { IGNORED, TESTS } from './files.mjs';

/**
 * Who may import whom, alone: this rule reads the graph of all projects, so no cache of a file knows whether it still holds there.
 */
export default [
  { ignores: IGNORED },
  // What the whole configuration switches off for other rules is none of this one's.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: ts.parser },
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries] },
  },
  { files: TESTS, rules: { '@nx/enforce-module-boundaries': ['error', testBoundaries] } },
];
