import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import formatjs from 'eslint-plugin-formatjs';
import a11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import hooks from 'eslint-plugin-react-hooks';
import testing from 'eslint-plugin-testing-library';
import ts from 'typescript-eslint';
import { boundaries, testBoundaries } from './tools/workspace/lint/boundaries.mjs';
import { journeyRules } from './tools/workspace/lint/journey-rules.mjs';
import { roomRules } from './tools/workspace/lint/room-rules.mjs';

/**
 * Run by `npm test -- --only lint` or through Nx (`nx lint <project>`): both make the project graph anew. On its own ESLint reads
 * the graph that is there, and without one it skips the rule about who may import whom.
 */
export default [
  { ignores: ['**/dist', '**/node_modules', '**/.nx', '**/.cache', '**/test-results', '**/playwright-report'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: nodeGlobals() },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['libs/**/*.tsx'],
    plugins: { formatjs, hooks: hooks, 'jsx-a11y-x': a11y, query },
    rules: {
      ...a11y.configs.recommended.rules,
      'formatjs/no-literal-string-in-jsx': 'error',
      'hooks/rules-of-hooks': 'error',
      'hooks/exhaustive-deps': 'error',
    },
  },
  {
    // What tests share in a folder of its own is a test, too.
    files: ['**/*.test.{ts,tsx}', 'libs/*/src/testing/**'],
    rules: { '@nx/enforce-module-boundaries': ['error', testBoundaries] },
  },
  {
    files: ['**/*.test.tsx'],
    plugins: { 'testing-library': testing },
    rules: { ...testing.configs['flat/react'].rules, 'formatjs/no-literal-string-in-jsx': 'off' },
  },
  { files: ['e2e/**/*.ts'], ...playwright.configs['flat/recommended'] },
  ...journeyRules,
  ...roomRules,
];

/** Plain Node scripts (tools/run and friends) see Node's globals. */
function nodeGlobals() {
  const names = [
    'process',
    'console',
    'Buffer',
    'URL',
    'URLSearchParams',
    'fetch',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'queueMicrotask',
    'AbortController',
    'AbortSignal',
    'module',
    'require',
    'exports',
    '__dirname',
    '__filename',
    'globalThis',
    'structuredClone',
    'performance',
    'BroadcastChannel',
    'WebSocket',
    'CSS',
  ];
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}
