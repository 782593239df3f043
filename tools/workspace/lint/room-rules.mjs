/** @typedef {{ name: string, message: string }} Ban an import, and what to do instead */
/** @typedef {{ files: string[], ignores?: string[] }} Where */

/**
 * Rules that hold in some rooms only; each row says why. A room's tests may import what tests share; its code may not.
 * @param {string} folder
 * @param {Ban[]} paths
 * @param {{ ignores?: string[] }} [options]
 */
const restrict = (folder, paths, { ignores = [] } = {}) => [
  rule({ files: [`${folder}/**/*.{ts,tsx}`], ignores }, [...paths, ...onlyForTests]),
  rule({ files: [`${folder}/**/*.test.{ts,tsx}`, `${folder}/src/testing/**`], ignores }, paths),
];
/** @param {Where} where @param {Ban[]} paths */
const rule = (where, paths) => ({ ...where, rules: { 'no-restricted-imports': ['error', { paths }] } });

const axiosOnlyInTransport = { name: 'axios', message: 'Only libs/api-client talks HTTP: use call() or query().' };
const bigOnlyInMoney = { name: 'big.js', message: 'Only libs/money does arithmetic on amounts.' };
const classicZod = { name: 'zod', message: 'Browser code uses zod/mini (4.6 kB against 23).' };
const onlyForTests = ['@bank/api-client/testing', '@bank/session/testing', '@bank/kit/testing'].map((name) => ({
  name,
  message: 'Sample data and the fake bank are for tests.',
}));

/** The sandbox's floors, lowest first: code imports from its own floor and from those below. Tests may look up. */
const SANDBOX_FLOORS = ['platform', 'ledger', 'identity', 'rooms', 'seed', 'qa', 'server'];
const sandboxTests = ['tools/sandbox/src/**/*.test.ts', 'tools/sandbox/src/**/test-*.ts'];
/** @param {string[]} files @param {string} regex of the paths that are banned @param {string} message */
const sandbox = (files, regex, message) => ({
  files,
  ignores: sandboxTests,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});

/** One entry a floor, and one a depth of the rooms, which may not import each other: they meet in a lower floor or by an event. */
const sandboxWalls = [
  ...SANDBOX_FLOORS.filter((floor) => floor !== 'rooms').map((floor) => {
    const above = SANDBOX_FLOORS.slice(SANDBOX_FLOORS.indexOf(floor) + 1);
    const regex = above.length === 0 ? '/(bench|kill)/' : `^(\\.\\./)+(${above.join('|')}|bench|kill)/`;
    return sandbox(
      [`tools/sandbox/src/${floor}/**/*.ts`],
      regex,
      `${floor} may not use a higher floor of the sandbox.`,
    );
  }),
  ...[1, 2, 3].map((depth) =>
    sandbox(
      [`tools/sandbox/src/rooms/${Array.from({ length: depth }, () => '*').join('/')}/*.ts`],
      `^(\\.\\./){${depth}}(?!\\.\\./)|^(\\.\\./)+(seed|qa|server|bench|kill)/`,
      'A room may not use another room, nor a higher floor of the sandbox.',
    ),
  ),
];

const HTML_PROPERTIES = '/^(innerHTML|outerHTML|srcdoc)$/';
const HTML_CALLS = '/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseHTMLUnsafe|writeln)$/';

/** Where text becomes markup or code. Markup of the bank becomes nodes in libs/news/src/html/clean-html.ts only. @type {[string, string][]} */
const SINKS = [
  [`AssignmentExpression > MemberExpression.left[property.name=${HTML_PROPERTIES}]`, 'markup'],
  [`AssignmentExpression > MemberExpression.left[property.value=${HTML_PROPERTIES}]`, 'markup'],
  [`CallExpression[callee.property.name=${HTML_CALLS}]`, 'markup'],
  ['CallExpression[callee.object.name="document"][callee.property.name="write"]', 'markup'],
  ['NewExpression[callee.name="DOMParser"]', 'markup'],
  [`JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]`, 'markup'],
  ['CallExpression[callee.name="eval"]', 'code'],
  [':matches(CallExpression, NewExpression)[callee.name="Function"]', 'code'],
  [
    'CallExpression[callee.name=/^set(Timeout|Interval)$/] > .arguments:first-child:matches(Literal, TemplateLiteral)',
    'code',
  ],
  ['Literal[value=/^\\s*(javascript|vbscript):/i]', 'code'],
];

export const roomRules = [
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}', 'tools/sandbox/src/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...SINKS.map(([selector, becomes]) => ({ selector, message: `Text becomes ${becomes} here (D14).` })),
      ],
    },
  },
  ...sandboxWalls,
  ...restrict('libs/*', [axiosOnlyInTransport, bigOnlyInMoney, classicZod], {
    ignores: ['libs/api-client/**', 'libs/money/**', 'libs/testing/**'],
  }),
  ...restrict('libs/api-client', [bigOnlyInMoney, classicZod]),
  ...restrict('libs/money', [axiosOnlyInTransport, classicZod]),
  {
    // Secrets, keys and verifiers come from the crypto API (D01); nothing else may be random.
    files: ['libs/**/*.{ts,tsx}', 'apps/**/*.ts', 'tools/sandbox/src/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use crypto.getRandomValues(), or an id that is passed in.' },
      ],
    },
  },
  {
    // The workspace's types include those of a browser; the bank runs without one.
    files: ['tools/sandbox/src/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'sessionStorage', 'location'] },
  },
  {
    // These programs print to the command line.
    files: ['tools/**/*.{ts,mjs,cjs}', '**/*.config.{ts,mjs,cjs}'],
    rules: { 'no-console': 'off' },
  },
];
