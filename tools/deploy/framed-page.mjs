import { createHash } from 'node:crypto';

/**
 * What the mobile app's own script does before the page runs: puts the app's object, text in and text out, into the window. Here its
 * other end goes to the page around the frame, and to no other origin. The page itself (libs/wrapper) cannot tell the difference,
 * and holds no code for being framed.
 */
const APP_SCRIPT = `(function (app) {
  var channel = new MessageChannel();
  window.bankWrapper = channel.port1;
  parent.postMessage('bankWrapper', app, [channel.port2]);
})`;

/**
 * The built page as the sandbox's wrapper simulator frames it.
 * @param {import('./static-files.mjs').StaticFile} file
 * @param {string} frameAncestor the simulator's origin
 * @returns {import('./static-files.mjs').StaticFile}
 */
export function framedPage(file, frameAncestor) {
  const script = `<script>${APP_SCRIPT}(${JSON.stringify(frameAncestor)});</script>`;
  const body = Buffer.from(file.body.toString('utf8').replace(/<head\b[^>]*>/i, (head) => head + script));
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { ...file, etag, body, encoded: new Map() };
}

/**
 * @param {string | undefined} text what the command line gave; nothing means that no page may frame this one
 * @returns {string | undefined} the same, when it is the origin of a page on this machine
 */
export function frameAncestorFrom(text) {
  if (text === undefined || text === '') return undefined;
  if (/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/.test(text)) return text;
  throw new Error('--frame-ancestor must be an origin of this machine, for example http://localhost:4100.');
}
