import { createHash } from 'node:crypto';
import { INJECTED_STYLES } from './injected-styles.mjs';

/** Script types that are data and never run, so that the policy need not name them. */
const DATA_BLOCK = /^(?!$|module$|importmap$|speculationrules$|text\/javascript$|application\/javascript$)/i;

/** @param {string} text @returns {string} a hash source as the policy writes it */
export const hashSource = (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * What one built page runs and how it is styled: the text of its inline scripts, the integrity of its linked ones, the
 * text of its inline styles.
 * @param {string} html
 */
export function inlineParts(html) {
  /** @type {string[]} */
  const scripts = [];
  /** @type {string[]} */
  const integrity = [];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc\s*=/i.test(attributes)) integrity.push(...integrityOf(attributes));
    else if (!DATA_BLOCK.test(attribute(attributes, 'type'))) scripts.push(text);
  }
  for (const [, attributes = ''] of html.matchAll(/<link\b([^>]*)>/gi)) {
    if (attribute(attributes, 'rel') === 'modulepreload') integrity.push(...integrityOf(attributes));
  }
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => text);
  return { scripts, integrity, styles };
}

/** @param {string} attributes @param {string} name */
function attribute(attributes, name) {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}

/** @param {string} attributes */
function integrityOf(attributes) {
  return attribute(attributes, 'integrity')
    .split(/\s+/)
    .filter((word) => /^sha(256|384|512)-/.test(word))
    .map((word) => `'${word}'`);
}

/**
 * The Trusted Types policies that may exist, two at most (S17). `boot` is the inline script's: it turns the two addresses known at build
 * time into script elements, which is how the first module starts. (`import()` from a script that stands in the page counts as
 * inserted by the parser, and `'strict-dynamic'` refuses that; what a script element made by a script loads is trusted.)
 * `page` is made once the page runs: for the sanitiser of announcements (ADR-42), and for workers of the page's own origin (ADR-61).
 * @type {readonly string[]}
 */
export const TRUSTED_TYPES_POLICIES = ['boot', 'page'];

/**
 * @typedef {object} PolicyOptions
 * @property {readonly string[]} [connect] what the page may connect to besides its own origin, from connections.mjs
 * @property {string} [frameAncestor] the one origin that may frame the page; only the sandbox's wrapper simulator uses it
 * @property {import('./identity-hosts.mjs').IdentityHosts} [identityHosts] what a provider of identity checks needs, on its page (R0.87)
 */

/**
 * The Content-Security-Policy of one built page. Scripts: by hash only, and what those load (`'strict-dynamic'`), so
 * neither an injected tag nor a file of our own origin runs. Styles: our files, the page's own inline ones by hash.
 * @param {string} html the built page, exactly as it is sent
 * @param {PolicyOptions} [options]
 * @returns {string} with the hosts of a provider two policies, as the header lists them: what the page does has to pass both
 */
export function contentSecurityPolicy(html, { connect = [], frameAncestor = "'none'", identityHosts } = {}) {
  const { scripts, integrity, styles } = inlineParts(html);
  const scriptHashes = unique([...scripts.map(hashSource), ...integrity]);
  const styleHashes = unique([...styles, ...INJECTED_STYLES].map(hashSource));
  /** @type {[string, string[]][]} */
  const directives = [
    ['default-src', ["'none'"]],
    // A page without a script gets 'none': 'strict-dynamic' means nothing without something it starts from.
    ['script-src', scriptHashes.length > 0 ? ["'strict-dynamic'", ...scriptHashes] : ["'none'"]],
    ['style-src', ["'self'", ...styleHashes]],
    ['img-src', ["'self'", 'data:', 'blob:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connect, ...(identityHosts?.connect ?? [])]],
    ...framesOf(identityHosts),
    // Without it a worker falls under script-src, where no file is named.
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', [frameAncestor]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', [...TRUSTED_TYPES_POLICIES]],
  ];
  const policy = directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
  if (identityHosts === undefined) return policy;
  // Beside 'strict-dynamic' a browser reads no host: a policy of its own says where scripts may come from at all.
  return `${policy}, script-src ${["'self'", ...scriptHashes, ...(identityHosts.script ?? [])].join(' ')}`;
}

/** Without a host there are no frames, by `default-src`. @param {PolicyOptions['identityHosts']} hosts @returns {[string, string[]][]} */
const framesOf = ({ frame = [] } = {}) => (frame.length > 0 ? [['frame-src', [...frame]]] : []);

/** @param {string[]} list */
const unique = (list) => [...new Set(list)];
