import { contentSecurityPolicy } from './csp.mjs';

/** Browser features a bank's page has no use for; off for the page and for anything it could ever embed. */
const FEATURES_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The page of a check of identity. Its answer alone allows the camera, to the page's own origin (R0.86), and the hosts of a provider that
 * the brand names (R0.87).
 * @type {{ path: RegExp, glob: string, location: string }}
 */
export const IDENTITY_PAGE = {
  path: /^\/identity-verification\//,
  glob: '/identity-verification/*',
  location: '/identity-verification/',
};

/** @param {boolean} [hasCamera] */
const permissions = (hasCamera = false) =>
  FEATURES_OFF.map((feature) => `${feature}=${hasCamera && feature === 'camera' ? '(self)' : '()'}`).join(', ');

/** What takes the place of the common header on that page. @type {Readonly<Record<string, string>>} */
export const CAMERA_HEADERS = { 'permissions-policy': permissions(true) };

/** On every answer, whatever it is. @type {Readonly<Record<string, string>>} */
export const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions(),
};

/**
 * How long each kind of file is kept. A name with a hash in it never changes its content; the page is asked for anew
 * every time; version.json is what tells an open page of a new release, so nothing may keep it. First match wins.
 * @type {readonly { name: string, path: RegExp, glob: string, cacheControl: string }[]}
 */
export const CACHE_RULES = [
  { name: 'version', path: /^\/version\.json$/, glob: '/version.json', cacheControl: 'no-store' },
  { name: 'hashed', path: /^\/assets\//, glob: '/assets/*', cacheControl: 'public, max-age=31536000, immutable' },
  { name: 'other', path: /^/, glob: '/*', cacheControl: 'no-cache' },
];

/** @param {string} path the path of the answered file, for example `/assets/index-B1.js` */
export function cacheControl(path) {
  return CACHE_RULES.find((rule) => rule.path.test(path))?.cacheControl ?? 'no-cache';
}

/**
 * All response headers of one file: the one source for the preview server, nginx and static hosts.
 * @param {string} path the path of the answered file
 * @param {string} [html] its text, when it is a page
 * @param {import('./csp.mjs').PolicyOptions} [policy] of the build; the hosts of a provider come into one page alone
 * @param {string} [address] of a page: the path that was asked for
 * @returns {Record<string, string>}
 */
export function responseHeaders(path, html, policy, address = path) {
  const isIdentityPage = html !== undefined && IDENTITY_PAGE.path.test(address);
  return {
    ...COMMON_HEADERS,
    ...(isIdentityPage ? CAMERA_HEADERS : {}),
    'cache-control': cacheControl(path),
    ...(html === undefined ? {} : { 'content-security-policy': pagePolicy(html, policy, isIdentityPage) }),
  };
}

/**
 * The policy of a page as an answer says it (R0.87).
 * @param {string} html
 * @param {import('./csp.mjs').PolicyOptions} [policy]
 * @param {boolean} [isIdentityPage]
 */
export const pagePolicy = (html, { identityHosts, ...policy } = {}, isIdentityPage = false) =>
  contentSecurityPolicy(html, isIdentityPage ? { ...policy, identityHosts } : policy);
