import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */
/** @typedef {{ path: string, type: string, etag: string, body: Buffer, encoded: Map<Encoding, Promise<Buffer>> }} StaticFile */

/**
 * Files of a build, read once per content and compressed once per encoding. A file that a new build replaced is read
 * again, so a running server follows a rebuild.
 * @param {string} root the build's folder
 */
export function createStaticFiles(root) {
  const base = path.resolve(root);
  /** @type {Map<string, { stamp: string, file: StaticFile }>} */
  const known = new Map();

  /**
   * @param {string} pathname a decoded URL path, starting with a slash
   * @returns {Promise<StaticFile | null>} null when there is no such file, or it is not for the public
   */
  async function find(pathname) {
    const target = locate(base, pathname);
    if (target === null) return null;
    const info = await stat(target).catch(() => null);
    if (!info?.isFile()) return null;
    const stamp = `${info.mtimeMs}:${info.size}`;
    const hit = known.get(target);
    if (hit?.stamp === stamp) return hit.file;
    const body = await readFile(target);
    /** @type {StaticFile} */
    const file = {
      path: pathname,
      type: TYPES[path.extname(target).toLowerCase()] ?? 'application/octet-stream',
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      body,
      encoded: new Map(),
    };
    known.set(target, { stamp, file });
    return file;
  }

  return { find };
}

/**
 * The file a URL path means, or null when it leaves the folder or names a hidden file (the build's manifest is one).
 * @param {string} base an absolute folder
 * @param {string} pathname
 */
export function locate(base, pathname) {
  const segments = pathname.split('/').slice(1);
  if (!pathname.startsWith('/') || segments.length === 0 || pathname.includes('\0')) return null;
  if (segments.some((segment) => segment === '' || segment.startsWith('.') || /[\\:]/.test(segment))) return null;
  const target = path.join(base, ...segments);
  return target.startsWith(base + path.sep) ? target : null;
}

/**
 * @param {StaticFile} file
 * @param {Encoding} encoding
 * @returns {Promise<Buffer>} the bytes to send, compressed as far as it goes: brotli 11, gzip 9
 */
export function encode(file, encoding) {
  if (encoding === 'identity') return Promise.resolve(file.body);
  let bytes = file.encoded.get(encoding);
  if (bytes === undefined) {
    bytes = encoding === 'br' ? brotli(file.body, brotliOptions(file.body)) : gzip(file.body, { level: 9 });
    file.encoded.set(encoding, bytes);
  }
  return bytes;
}

/** @param {Buffer} body */
const brotliOptions = (body) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

/**
 * @param {StaticFile} file
 * @param {string} accepted the request's Accept-Encoding
 * @returns {Encoding} what to send: pictures and tiny files are not worth compressing again
 */
export function chooseEncoding(file, accepted) {
  if (!/charset=|x-icon/.test(file.type) || file.body.length < 200) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
