import http from 'node:http';
import { decodedPath, isApi, isClosed } from './bank-addresses.mjs';
import { readConnections } from './connections.mjs';
import { framedPage } from './framed-page.mjs';
import { responseHeaders } from './headers.mjs';
import { readIdentityHosts } from './identity-hosts.mjs';
import { createBankProxy } from './proxy.mjs';
import { chooseEncoding, createStaticFiles, encode } from './static-files.mjs';

/**
 * Serves one brand's build the way production does: the same headers, compression and cache rules, `/api` proxied to
 * the bank, and the page itself for every address a visitor navigates to.
 * @param {{ dist: string, bankUrl: string, frameAncestor?: string }} options dist: the build's folder; bankUrl: for example
 *   `http://127.0.0.1:4100`; frameAncestor: the origin of the wrapper simulator, which then may frame the page as the app would
 */
export function createPreviewServer({ dist, bankUrl, frameAncestor }) {
  const files = createStaticFiles(dist);
  const bank = createBankProxy(bankUrl);
  /** @type {Set<import('node:stream').Duplex>} */
  const upgraded = new Set();

  const server = http.createServer((request, response) => {
    if (isClosed(request)) return refuse(response, 404, 'There is nothing at this address');
    if (isApi(request.url)) return bank.web(request, response);
    answer(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'The file could not be read');
      else response.destroy();
    });
  });
  // Longer than a browser keeps an idle connection in mind, so that no request meets one that is just being closed.
  server.keepAliveTimeout = 65_000;
  server.on('upgrade', (request, socket, head) => {
    if (!isApi(request.url) || isClosed(request)) return socket.destroy();
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    bank.upgrade(request, socket, head);
  });

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD');
    }
    const pathname = decodedPath(request.url);
    if (pathname === null) return refuse(response, 400, 'The address cannot be read');
    const asked = await files.find(pathname === '/' ? '/index.html' : pathname);
    const file = asked ?? (isNavigation(request, pathname) ? await files.find('/index.html') : null);
    if (file === null) return refuse(response, 404, 'There is nothing at this address');
    if (!isPage(file)) return send(request, response, file);
    // Read with every page, so that a running server follows a rebuild.
    const policy = { connect: readConnections(dist), identityHosts: readIdentityHosts(dist) };
    // Only a request for a frame gets the framed page; every other request gets the page as production has it.
    if (frameAncestor !== undefined && request.headers['sec-fetch-dest'] === 'iframe')
      return send(request, response, framedPage(file, frameAncestor), { ...policy, frameAncestor }, pathname);
    return send(request, response, file, policy, pathname);
  }

  return {
    server,
    /**
     * @param {number} port 0 for any free one
     * @param {string} [host]
     * @returns {Promise<number>} the port; rejects with EADDRINUSE when it is taken
     */
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        for (const socket of upgraded) socket.destroy();
        bank.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {import('./static-files.mjs').StaticFile} file
 * @param {import('./csp.mjs').PolicyOptions} [policy] of a page
 * @param {string} [address] of a page
 */
async function send(request, response, file, policy, address) {
  const encoding = chooseEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${file.etag}-${encoding}"`;
  const html = isPage(file) ? file.body.toString('utf8') : undefined;
  const headers = { ...responseHeaders(file.path, html, policy, address), etag, vary: 'accept-encoding' };
  response.setHeaders(new Map(Object.entries(headers)));
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  const bytes = await encode(file, encoding);
  response.setHeader('content-type', file.type);
  response.setHeader('content-length', bytes.length);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes);
}

/** @param {http.ServerResponse} response @param {number} status @param {string} message */
function refuse(response, status, message) {
  response.setHeaders(new Map(Object.entries({ ...responseHeaders('/'), 'cache-control': 'no-store' })));
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
}

/** @param {import('./static-files.mjs').StaticFile} file */
const isPage = (file) => file.type.startsWith('text/html');

/**
 * A visitor going somewhere, as opposed to a page asking for a file: a missing script must be a 404 (the page recovers
 * from it), never the page again. A client that sends no such header (a probe, curl) is judged by the address: a screen's has no dot.
 * @param {http.IncomingMessage} request
 * @param {string} pathname
 */
function isNavigation(request, pathname) {
  if (pathname.startsWith('/assets/')) return false;
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && !pathname.includes('.'));
}
