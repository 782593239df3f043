// Rules: R0.87.
import type { BrandFacts } from './brand-facts.ts';
import { identityHostsOf } from './identity-hosts.ts';

const brand: BrandFacts = {
  id: 'd',
  name: 'Testbank',
  languages: ['en'],
  defaultLanguage: 'en',
  flags: {},
  faces: { nav: 'side', hero: 'open', list: 'rows' },
  analyticsHost: null,
  ipCheckUrl: null,
};

test('a brand that names no provider has no hosts', () => {
  expect(identityHostsOf(brand)).toBeNull();
});

test.each([
  'https://sdk.provider.example',
  'https://sdk.provider.example:8443',
  'https://a-1.example',
  'https://localhost',
])('%s is an origin', (origin) => {
  const identityProvider = { script: [origin], frame: [origin], connect: [origin] };
  expect(identityHostsOf({ ...brand, identityProvider })).toEqual(identityProvider);
});

test.each([
  ['http', 'http://sdk.provider.example'],
  ['a socket', 'wss://sdk.provider.example'],
  ['a scheme', 'https:'],
  ['no scheme', 'sdk.provider.example'],
  ['a path', 'https://sdk.provider.example/v2'],
  ['a slash at the end', 'https://sdk.provider.example/'],
  ['a query', 'https://sdk.provider.example?v=2'],
  ['a pattern', 'https://*.provider.example'],
  ['a pattern of ports', 'https://sdk.provider.example:*'],
  ['everything', '*'],
  ['a keyword', "'unsafe-inline'"],
  ['quotes', "https://sdk.provider.example'"],
  ['another directive', 'https://sdk.provider.example; script-src *'],
  ['another policy', 'https://sdk.provider.example, script-src *'],
  ['two origins in one', 'https://a.example https://b.example'],
  ['a line', 'https://a.example\nset-cookie: a=b'],
  ['a name and a password', 'https://user:secret@sdk.provider.example'],
  ['a port that is the scheme’s own', 'https://sdk.provider.example:443'],
  ['a port that there is not', 'https://sdk.provider.example:70000'],
  ['capitals', 'https://SDK.provider.example'],
  ['letters that are none of a host', 'https://sdk.провайдер.example'],
  ['nothing', ''],
])('%s is refused, by its place', (_what, text) => {
  for (const kind of ['script', 'frame', 'connect']) {
    const hosts = () => identityHostsOf({ ...brand, identityProvider: { [kind]: ['https://good.example', text] } });
    expect(hosts).toThrow(
      /^brand d: each host of a provider is an https origin, such as https:\/\/sdk\.provider\.example\n/,
    );
    expect(hosts).toThrow(`identityProvider.${kind}: ${JSON.stringify(text)}`);
    expect(hosts).not.toThrow(/good\.example/);
  }
});

test('all that is wrong is said at once, and a list that the policy does not have', () => {
  const identityProvider = {
    script: ['http://a.example'],
    connect: ['https://b.example/'],
    image: ['https://c.example'],
  };
  expect(() => identityHostsOf({ ...brand, identityProvider })).toThrow(
    [
      '  identityProvider.script: "http://a.example"',
      '  identityProvider.connect: "https://b.example/"',
      '  identityProvider.image: the lists are script, frame, connect',
    ].join('\n'),
  );
});
