/** What is built, installed or printed by a run. */
export const IGNORED = ['**/dist', '**/node_modules', '**/.nx', '**/.cache', '**/test-results', '**/playwright-report'];

/** What tests share in a folder of its own is a test, too. */
export const TESTS = ['**/*.test.{ts,tsx}', 'libs/*/src/testing/**'];
