import path from 'node:path';

/** Whether an address is the bank's, as far as it may be reached. @param {string | undefined} url */
export const isApi = (url = '') => /^\/api(?:[/?]|$)/.test(url);

/**
 * Whether a brand answers 404 in place of the bank: to all that a sandbox has for its testers (S20), and to a visitor who reads the
 * address of the main API, which is POST: a sandbox answers with the testers' page (R0.149). OPTIONS passes: a staging build asks
 * another origin's bank.
 * @param {{ method?: string, url?: string }} request
 */
export function isClosed({ method, url }) {
  const [address, below = '/'] = BELOW_API.exec(decodedPath(url) ?? '') ?? [];
  if (address === undefined) return false;
  const isRead = method === 'GET' || method === 'HEAD';
  // A bank may resolve dots and double slashes, or take them as they stand.
  return [below, path.posix.normalize(below)].some((at) => FOR_TESTERS.test(at) || (isRead && MAIN_API.test(at)));
}

const BELOW_API = /^\/+api(\/.*)?$/is;
const FOR_TESTERS = /^\/+sandbox(?:[/?]|$)/i;
const MAIN_API = /^\/+$/;

/** @param {string | undefined} url @returns {string | null} null when it is not a path one can decode */
export function decodedPath(url = '/') {
  const end = url.search(/[?#]/);
  try {
    const decoded = decodeURIComponent(end === -1 ? url : url.slice(0, end));
    return decoded.startsWith('/') ? decoded : null;
  } catch {
    return null;
  }
}
