// Rules: R0.13, R1.9.5.
// eslint-disable-next-line @nx/enforce-module-boundaries -- as the build imports it, which cannot load TypeScript by a package's name
import { addressOf, isApiAddress, isSocketAddress } from '../../../libs/staging/src/environments.ts';
import type { BrandFacts } from './brand-facts.ts';
import { connectionsOf } from './connections.ts';

const brand: BrandFacts = {
  id: 'd',
  name: 'Testbank',
  languages: ['en'],
  defaultLanguage: 'en',
  flags: { staging: false },
  faces: { nav: 'side', hero: 'open', list: 'rows' },
  analyticsHost: null,
  ipCheckUrl: null,
};
const staging = connectionsOf(brand, { staging: true });

test('a production build connects to its own origin only', () => {
  expect(connectionsOf(brand)).toEqual([]);
});

test.each([
  ['https://stats.example', ['https://stats.example']],
  ['https://stats.example/collect', ['https://stats.example']],
  ['/api/analytics', []],
])('it connects to the analytics host that the brand names: %s', (analyticsHost, expected) => {
  expect(connectionsOf({ ...brand, analyticsHost })).toEqual(expected);
});

test('it connects to the address check that the brand names', () => {
  expect(connectionsOf({ ...brand, ipCheckUrl: 'https://check.example/ip' })).toEqual(['https://check.example']);
});

test('a staging build connects to each of its environments and their sockets, and to no other brand’s', () => {
  const { api, socket } = addressOf({ index: 7 }, 'd');
  expect(staging).toContain(new URL(api).origin);
  expect(staging).toContain(new URL(socket).origin);
  expect(staging.filter((source) => source.includes('.d.'))).toHaveLength(30);
  expect(staging.filter((source) => source.includes('.e.'))).toEqual([]);
});

/** The policy's own rule, as far as these addresses need it: a scheme, or a host with any port. */
const isAllowed = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return staging.includes(protocol) || staging.includes(`${protocol}//${hostname}:*`);
};

test.each([
  'https://core.example/api',
  'http://localhost:4100',
  'http://127.0.0.1:4100/api',
  'wss://core.example/socket',
  'ws://localhost:4100/socket',
  'http://core.example',
  'ws://core.example',
  'http://localhost.evil.example',
])('the policy and the dialog agree about %s', (address) => {
  expect(isAllowed(address)).toBe(isApiAddress(address) || isSocketAddress(address));
});
