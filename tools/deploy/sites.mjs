import { CACHE_RULES, CAMERA_HEADERS, COMMON_HEADERS, IDENTITY_PAGE, pagePolicy } from './headers.mjs';

/**
 * The `_headers` file of a static host (the format that Netlify and Cloudflare Pages read). Only the page has a policy,
 * and every address that is not a file answers with the page, so the policy stands on everything.
 * @param {string} html the built index.html
 * @param {import('./csp.mjs').PolicyOptions} [policy] what the build says about itself
 */
export function staticHeadersFile(html, policy) {
  const block = (/** @type {string} */ glob, /** @type {Record<string, string>} */ headers) =>
    [glob, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [...CACHE_RULES].reverse().map((rule) => {
    const own = { 'cache-control': rule.cacheControl };
    if (rule.name === 'other') {
      return block(rule.glob, {
        ...COMMON_HEADERS,
        'content-security-policy': pagePolicy(html, policy),
        ...own,
      });
    }
    // These hosts add up what several rules say, so a narrower rule first takes the wider one's word back.
    return [rule.glob, '  ! cache-control', `  cache-control: ${rule.cacheControl}`].join('\n');
  });
  const identityPage = {
    ...CAMERA_HEADERS,
    ...(policy?.identityHosts && { 'content-security-policy': pagePolicy(html, policy, true) }),
  };
  const other = Object.entries(identityPage).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]);
  return `${[...rules, [IDENTITY_PAGE.glob, ...other].join('\n')].join('\n\n')}\n`;
}

/**
 * What every location of the API has (R0.149). X-Forwarded-For is the address that nginx sees and nothing that a visitor wrote: the bank
 * counts a visitor's tries by it. A body may be a paper of 10 MB (R2.9.6) and the form around it.
 */
const FOR_THE_BANK = [
  '    proxy_http_version 1.1;',
  '    proxy_set_header Host $host;',
  '    proxy_set_header X-Forwarded-For $remote_addr;',
  '    proxy_read_timeout 300s;',
  '    client_max_body_size 11m;',
];

/**
 * By default nginx asks the bank to close the connection. A bank that refuses a paper before it has read it would then close it on nginx,
 * which answers 502 in place of the refusal.
 */
const KEEP = ['    proxy_set_header Connection "";'];
const UPGRADE = ['    proxy_set_header Upgrade $http_upgrade;', '    proxy_set_header Connection "upgrade";'];

/**
 * The main API is POST, and a sandbox answers GET with the page of its testers. `return` is what nginx allows inside `if` without
 * surprises; `limit_except` would answer 403. OPTIONS passes: a staging build asks another origin's bank.
 */
const READS_ARE_404 = ['    if ($request_method ~ ^(GET|HEAD)$) {', '      return 404;', '    }'];

/**
 * An nginx server block for one brand; certificates and names are the operator's own, in files beside it.
 * @param {{ html: string, policy?: import('./csp.mjs').PolicyOptions, serverName: string, root: string, bankUrl: string }} site
 *   policy: what the build says about itself; root: where the build lies on that host; bankUrl: the bank's address as nginx reaches it
 */
export function nginxConfig({ html, policy, serverName, root, bankUrl }) {
  const add = (/** @type {string} */ name, /** @type {string} */ value) =>
    `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`;
  const all = (/** @type {Readonly<Record<string, string>>} */ headers) =>
    Object.entries(headers).map(([name, value]) => add(name, value));
  const common = all(COMMON_HEADERS);
  const page = (isIdentityPage = false) => add('content-security-policy', pagePolicy(html, policy, isIdentityPage));
  /** nginx drops inherited headers from a block that adds one of its own, so each block says them all. */
  const location = (/** @type {string} */ match, /** @type {string[]} */ lines) =>
    [`  location ${match} {`, ...lines, '  }'].join('\n');
  const cached = (/** @type {string} */ name) =>
    add('cache-control', CACHE_RULES.find((rule) => rule.name === name)?.cacheControl ?? 'no-cache');
  /** nginx inherits no proxy_set_header into a block that has one of its own, so each block says them all. */
  const toBank = (/** @type {string} */ at, connection = KEEP) => [
    `    proxy_pass ${bankUrl}${at};`,
    ...FOR_THE_BANK,
    ...connection,
  ];
  return `${[
    'server {',
    '  listen 443 ssl;',
    '  http2 on;',
    `  server_name ${serverName};`,
    `  include /etc/nginx/certificates/${serverName}.conf;`,
    `  root ${root};`,
    '  brotli_static on;',
    '  gzip_static on;',
    '',
    // The QA surface of a sandbox is never reached through a brand.
    location('^~ /api/sandbox', ['    return 404;']),
    // Every verb: an address without the slash is none of the bank's.
    location('= /api', ['    return 404;']),
    location('= /api/', [...READS_ARE_404, ...toBank('/')]),
    location('/api/', toBank('/')),
    location('= /api/socket', toBank('/socket', UPGRADE)),
    location('= /version.json', [...common, cached('version')]),
    location('/assets/', [...common, cached('hashed'), '    try_files $uri =404;']),
    location('~ /\\.', ['    return 404;']),
    // The last word of try_files would lead into the block below, and take its headers.
    location(IDENTITY_PAGE.location, [
      ...all({ ...COMMON_HEADERS, ...CAMERA_HEADERS }),
      page(true),
      cached('other'),
      '    try_files /index.html =404;',
    ]),
    location('/', [...common, page(), cached('other'), '    try_files $uri /index.html;']),
    '}',
  ].join('\n')}\n`;
}
