import http from 'node:http';
import { pipeline } from 'node:stream';

/** Headers that belong to one connection and are not passed on (RFC 9110 §7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
];

/**
 * The bank behind the brand's own origin: `/api/x` goes to `/x` of the bank, and the page never names another host.
 * A connection that the bank drops is dropped towards the browser too: a lost answer must look lost, since a money
 * call then asks what became of it (R0.20) instead of reading a made-up error.
 * @param {string} bankUrl for example `http://127.0.0.1:4100`
 */
export function createBankProxy(bankUrl) {
  const { hostname, port } = new URL(bankUrl);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

  /** @param {http.IncomingMessage} request @param {string} path */
  const target = (request, path) => ({
    hostname,
    port,
    path,
    method: request.method,
    headers: { ...forwarded(request) },
  });

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  function web(request, response) {
    const upstream = http.request({ ...target(request, bankPath(request.url)), agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      pipeline(answer, response, (error) => {
        if (error) response.destroy();
      });
    });
    upstream.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED' && !response.headersSent) return unreachable(response);
      response.destroy();
    });
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy();
    });
    pipeline(request, upstream, (error) => {
      if (error) upstream.destroy();
    });
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {import('node:stream').Duplex} socket
   * @param {Buffer} head
   */
  function upgrade(request, socket, head) {
    const options = target(request, bankPath(request.url));
    const upstream = http.request({
      ...options,
      headers: { ...options.headers, connection: 'Upgrade', upgrade: request.headers.upgrade ?? 'websocket' },
    });
    upstream.on('upgrade', (answer, bankSocket, bankHead) => {
      socket.write(rawHead(answer));
      if (bankHead.length > 0) socket.write(bankHead);
      if (head.length > 0) bankSocket.write(head);
      pipeline(socket, bankSocket, () => bankSocket.destroy());
      pipeline(bankSocket, socket, () => socket.destroy());
    });
    upstream.on('response', (answer) => {
      socket.write(rawHead(answer));
      pipeline(answer, socket, () => socket.destroy());
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
    upstream.end();
  }

  return { web, upgrade, close: () => agent.destroy() };
}

/** @param {string | undefined} url `/api/socket?x=1` → `/socket?x=1` */
export function bankPath(url = '/') {
  const rest = url.replace(/^\/api(?=[/?]|$)/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** @param {http.IncomingMessage} request */
function forwarded(request) {
  return { ...withoutHopByHop(request.headers), 'x-forwarded-for': request.socket.remoteAddress ?? '' };
}

/** @param {http.IncomingHttpHeaders} headers @returns {http.OutgoingHttpHeaders} */
function withoutHopByHop(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/** @param {http.IncomingMessage} answer the head of an answer, byte for byte */
function rawHead(answer) {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  for (let i = 0; i < answer.rawHeaders.length; i += 2)
    lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** How soon the bank may be back, seconds: `npm start` starts one that was killed again (R0.64). */
const BACK_S = 2;

/** Nothing was sent on. @param {http.ServerResponse} response */
function unreachable(response) {
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(BACK_S),
  });
  response.end(JSON.stringify({ message: 'The bank cannot be reached' }));
}
