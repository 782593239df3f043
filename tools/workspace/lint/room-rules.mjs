/** Rules that hold in some rooms only; each row says why. */
const restrict = (files, paths, extra = {}) => ({
  files,
  ...extra,
  rules: { 'no-restricted-imports': ['error', { paths }] },
});

const axiosOnlyInTransport = { name: 'axios', message: 'Only libs/api-client talks HTTP: use call() or query().' };
const bigOnlyInMoney = { name: 'big.js', message: 'Only libs/money does arithmetic on amounts.' };
const classicZod = { name: 'zod', message: 'Browser code uses zod/mini (4.6 kB against 23).' };

export const roomRules = [
  restrict(['libs/**/*.{ts,tsx}'], [axiosOnlyInTransport, bigOnlyInMoney, classicZod], {
    ignores: ['libs/api-client/**', 'libs/money/**'],
  }),
  restrict(['libs/api-client/**/*.{ts,tsx}'], [bigOnlyInMoney, classicZod]),
  restrict(['libs/money/**/*.ts'], [axiosOnlyInTransport, classicZod]),
  {
    // The command line is these programs' screen.
    files: ['tools/**/*.{ts,mjs,cjs}', '**/*.config.{ts,mjs,cjs}'],
    rules: { 'no-console': 'off' },
  },
];
