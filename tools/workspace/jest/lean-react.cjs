// React's development build as it is, with all its complaints, but for two things that no test asks for and every test of a screen pays
// for. A new React that says them otherwise fails here.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** @type {[string, string]} A picture of the stack for each element made. It would only stand in the text of a complaint. */
const OWNER_STACK = ['1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false'];
/** @type {[string, string]} The pause after a fallback until its content shows. It is for eyes, and a test waits it out in real time. */
const PAUSE = ['FALLBACK_THROTTLE_MS = 300', 'FALLBACK_THROTTLE_MS = 0'];

/** @type {Record<string, [string, string]>} What changes, by the name of the file. */
const CHANGES = {
  'react.development.js': OWNER_STACK,
  'react-jsx-runtime.development.js': OWNER_STACK,
  'react-dom-client.development.js': PAUSE,
};
const OWN = readFileSync(__filename, 'utf8');

module.exports = {
  /**
   * @param {string} code
   * @param {string} file
   */
  process: (code, file) => {
    const change = CHANGES[path.basename(file)];
    if (change === undefined) return { code };
    const [from, to] = change;
    if (!code.includes(from)) throw new Error(`${file} does not say \`${from}\` any more.`);
    return { code: code.replaceAll(from, to) };
  },
  /**
   * @param {string} code
   * @param {string} file
   */
  getCacheKey: (code, file) => createHash('sha256').update([OWN, file, code].join('\n')).digest('hex'),
};
