// Rules: R0.84, R0.87.
import { providerCode } from './provider-code.mjs';

const FOLDER = '../../libs/kyc-tax/src/identity-verification';
const CLIENT = `${FOLDER}/provider-one.ts`;
const SCREEN = `${FOLDER}/identity-verification-screen.tsx`;
const KYC = '../../libs/kyc-tax/src/kyc/kyc-screen.tsx';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, dynamicImports: [SCREEN, KYC] },
  [SCREEN]: { file: 'assets/check.js', isDynamicEntry: true, dynamicImports: [CLIENT] },
  [KYC]: { file: 'assets/kyc.js', isDynamicEntry: true },
  [CLIENT]: { file: 'assets/client.js', isDynamicEntry: true },
};
const files = new Map([
  ['assets/index.js', 'import("./check.js")'],
  ['assets/check.js', 'import("./client.js")'],
  ['assets/client.js', 'fetch("/api/identity-provider-one")'],
]);

test('the code of a provider in its own chunk, which the page of a check loads, is where it belongs', () => {
  expect(providerCode(manifest, files)).toEqual([]);
});

test.each([
  ['loads it', { [KYC]: { ...manifest[KYC], dynamicImports: [CLIENT] } }],
  ['has it before it runs', { [KYC]: { ...manifest[KYC], imports: [CLIENT] } }],
])('another page that %s is found', (_what, change) => {
  expect(providerCode({ ...manifest, ...change }, files)).toEqual([expect.stringContaining(`${KYC} loads`)]);
});

test('a chunk of another page that holds it is found', () => {
  const spread = new Map([...files, ['assets/kyc.js', 'a="/api/identity-provider-one"']]);
  expect(providerCode(manifest, spread)).toEqual([expect.stringContaining('assets/kyc.js holds')]);
});

test('a build without it proves nothing, and says so', () => {
  const others = Object.entries(manifest).filter(([key]) => key !== CLIENT);
  expect(providerCode(Object.fromEntries(others), files)).toEqual([expect.stringContaining('no client of a provider')]);
});
