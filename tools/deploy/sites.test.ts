// Rules: R0.86, R0.87, R0.149, R2.9.6.
import { CACHE_RULES, COMMON_HEADERS, cacheControl, responseHeaders } from './headers.mjs';
import { contentSecurityPolicy } from './csp.mjs';
import { nginxConfig, staticHeadersFile } from './sites.mjs';
import { locationsOf, printed } from './test-nginx';

const PAGE = '<script>start()</script>';
const connect = ['https://stats.example'];
const options = { connect };
const policy = contentSecurityPolicy(PAGE, options);

test('nginx and static hosts send what the preview server sends', () => {
  const nginx = nginxConfig({
    html: PAGE,
    policy: options,
    serverName: 'bank.example',
    root: '/srv/bank',
    bankUrl: 'https://core.example',
  });
  const hosted = staticHeadersFile(PAGE, options);
  for (const [name, value] of Object.entries(responseHeaders('/index.html', PAGE, options))) {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
    expect(hosted).toContain(`  ${name}: ${value}`);
  }
  for (const { cacheControl: value } of CACHE_RULES) {
    expect(nginx).toContain(`add_header cache-control "${value}" always;`);
    expect(hosted).toContain(`cache-control: ${value}`);
  }
});

test('every nginx block that adds a header says all of them, because nginx inherits none into it', () => {
  const nginx = nginxConfig({
    html: PAGE,
    policy: options,
    serverName: 'bank.example',
    root: '/srv/bank',
    bankUrl: 'https://core.example',
  });
  const blocks = nginx.split('  location ').filter((block) => block.includes('add_header'));
  // The page of a check of identity has a block of its own (R0.86).
  expect(blocks).toHaveLength(CACHE_RULES.length + 1);
  for (const block of blocks)
    for (const name of Object.keys(COMMON_HEADERS)) expect(block).toContain(`add_header ${name} `);
  expect(blocks.filter((block) => block.includes(policy))).toHaveLength(2);
});

test('nginx and static hosts allow the camera on one page alone (R0.86)', () => {
  const site = { html: PAGE, serverName: 'bank.example', root: '/srv/bank', bankUrl: 'https://core.example' };
  const allowed = nginxConfig(site)
    .split('  location ')
    .filter((block) => block.includes('camera=(self)'));
  expect(allowed).toHaveLength(1);
  // Without another block's headers: the page is served from this one.
  expect(allowed[0]).toMatch(/^\/identity-verification\/ \{[^}]*try_files \/index\.html =404;/);
  const hosted = staticHeadersFile(PAGE)
    .split('\n\n')
    .filter((block) => block.includes('camera=(self)'));
  expect(hosted).toEqual([expect.stringMatching(/^\/identity-verification\/\*\n {2}! permissions-policy\n/)]);
});

test.each([
  ['/version.json', 'no-store'],
  ['/assets/index-B1.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
])('%s is kept as %s', (path, expected) => {
  expect(cacheControl(path)).toBe(expected);
});

test('nginx passes nothing on to the QA surface of a sandbox', () => {
  const nginx = nginxConfig({
    html: PAGE,
    serverName: 'bank.example',
    root: '/srv/bank',
    bankUrl: 'https://core.example',
  });
  expect(nginx).toMatch(/location \^~ \/api\/sandbox \{\s+return 404;/);
});

/** The locations of nginx that lead to the bank. */
const toBank = [...locationsOf(printed())].filter(([, lines]) => lines.includes('proxy_pass'));

test('nginx names the visitor’s address to the bank, on the socket too', () => {
  expect(toBank.map(([match]) => match)).toEqual(['= /api/', '/api/', '= /api/socket']);
  for (const [, lines] of toBank) {
    expect(lines.match(/X-Forwarded-For .*/g)).toEqual(['X-Forwarded-For $remote_addr;']);
    expect(lines).toContain('proxy_set_header Host $host;');
  }
});

test('nginx passes papers of 10 MB with the form around them', () => {
  for (const [, lines] of toBank) expect(lines).toContain('client_max_body_size 11m;');
});

test('nginx keeps the connection while the bank refuses a body that is still on its way, and upgrades the socket’s', () => {
  const connection = toBank.map(([match, lines]) => [match, lines.match(/(Connection|Upgrade) .*/g)]);
  expect(connection).toEqual([
    ['= /api/', ['Connection "";']],
    ['/api/', ['Connection "";']],
    ['= /api/socket', ['Upgrade $http_upgrade;', 'Connection "upgrade";']],
  ]);
});
