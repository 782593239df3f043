/** Rules that hold in some rooms only; each row says why. A room's tests may import what tests share; its code may not. */
const restrict = (folder, paths, { ignores = [] } = {}) => [
  rule({ files: [`${folder}/**/*.{ts,tsx}`], ignores }, [...paths, ...onlyForTests]),
  rule({ files: [`${folder}/**/*.test.{ts,tsx}`, `${folder}/src/testing/**`], ignores }, paths),
];
const rule = (where, paths) => ({ ...where, rules: { 'no-restricted-imports': ['error', { paths }] } });

const axiosOnlyInTransport = { name: 'axios', message: 'Only libs/api-client talks HTTP: use call() or query().' };
const bigOnlyInMoney = { name: 'big.js', message: 'Only libs/money does arithmetic on amounts.' };
const classicZod = { name: 'zod', message: 'Browser code uses zod/mini (4.6 kB against 23).' };
const onlyForTests = ['@bank/api-client/testing', '@bank/session/testing', '@bank/kit/testing'].map((name) => ({
  name,
  message: 'Sample data and the fake bank are for tests.',
}));

export const roomRules = [
  ...restrict('libs/*', [axiosOnlyInTransport, bigOnlyInMoney, classicZod], {
    ignores: ['libs/api-client/**', 'libs/money/**', 'libs/testing/**'],
  }),
  ...restrict('libs/api-client', [bigOnlyInMoney, classicZod]),
  ...restrict('libs/money', [axiosOnlyInTransport, classicZod]),
  {
    // Secrets, keys and verifiers come from the crypto API (reliability test D01); nothing else here is left to chance.
    files: ['libs/**/*.{ts,tsx}', 'apps/**/*.ts', 'tools/sandbox/src/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use crypto.getRandomValues(), or an id that is passed in.' },
      ],
    },
  },
  {
    // The command line is these programs' screen.
    files: ['tools/**/*.{ts,mjs,cjs}', '**/*.config.{ts,mjs,cjs}'],
    rules: { 'no-console': 'off' },
  },
];
