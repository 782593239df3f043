/** The header of the bank's own answers (`answerMark` of @bank/protocol, which plain Node cannot read). */
export const BANK_ANSWER = 'Bank-Answer';

/** What a visitor may write to be counted as another one: an address of RFC 5737, which no visitor has. */
const FORGED = '192.0.2.1';

/** A paper at its limit, bytes (R2.9.6). */
const PAPER = 10_000_000;

const TO_BE_SET =
  'In the web server, set X-Forwarded-For to the address that it sees (nginx: proxy_set_header X-Forwarded-For $remote_addr;); ' +
  "in the bank, BANK_TRUSTED_PEERS must have the web server's address.";

/** The longest wait for one answer: time enough for a paper on a slow line. */
const ANSWER_MS = 120_000;

/** The address of the main API and other spellings of it: a brand answers 404 to GET and HEAD. */
const MAIN_API = ['/api/', '/api', '/api//', '/api/?x', '/api/%2f'].flatMap((url) => [`GET ${url}`, `HEAD ${url}`]);

/** What a sandbox has for its testers. */
const FOR_TESTERS = ['/api/sandbox', '/api/sandbox/personas', '/api//sandbox/personas', '/api/%73andbox/personas'].map(
  (url) => `GET ${url}`,
);

/**
 * Asks a running site for what its web server does for the bank (R0.149). It changes nothing there. What the socket's location does
 * with a visitor's address cannot be seen from outside without a session.
 * @param {string} site its origin
 * @param {typeof globalThis.fetch} fetch
 * @returns {Promise<{ address: string | null, faults: string[] }>} the address that the bank counts this visitor by, null where no
 *   web server named one; a sentence for each fault
 */
export async function checkWebServer(site, fetch) {
  /** @param {string} url @param {RequestInit} [request] */
  const ask = (url, request) =>
    fetch(site + url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS), ...request });
  /** @type {(string | null)[]} */
  const found = [];
  let address = null;
  try {
    const counted = await addressAt(ask);
    ({ address } = counted);
    found.push(counted.fault);
    const others = [forgedFault, openFault(MAIN_API), openFault(FOR_TESTERS), paperFault];
    for (const faultOf of others) found.push(await faultOf(ask));
  } catch (error) {
    found.push(`${site} does not answer: ${reasonOf(error)}.`);
  }
  return { address, faults: found.filter((fault) => fault !== null) };
}

/** @typedef {(url: string, request?: RequestInit) => Promise<Response>} Ask */

/** @param {Ask} ask @returns {Promise<{ address: string | null, fault: string | null }>} */
async function addressAt(ask) {
  const answer = await ask('/api/address');
  const counted = countedIn(await answer.text());
  if (answer.status !== 200 || counted === null) {
    const fault = `GET /api/address answers ${answer.status} and no address: pass /api/ on to a bank that answers it.`;
    return { address: null, fault };
  }
  const { address, named } = counted;
  if (named) return { address, fault: null };
  // A bank may answer the web server's address also where it trusts that server.
  const fault = `The bank counts all visitors as one${address === null ? '' : `, ${address}`}. ${TO_BE_SET}`;
  return { address: null, fault };
}

/** @param {Ask} ask */
async function forgedFault(ask) {
  const answer = await ask('/api/address', { headers: { 'X-Forwarded-For': FORGED } });
  if (!countedIn(await answer.text())?.address?.endsWith(FORGED)) return null;
  return 'The bank believes the X-Forwarded-For that a visitor wrote: the web server must replace it by the address that it sees.';
}

/** @param {readonly string[]} requests that a brand answers 404 */
function openFault(requests) {
  /** @param {Ask} ask */
  return async (ask) => {
    const answers = await Promise.all(
      requests.map(async (request) => {
        const [method, url = ''] = request.split(' ');
        const { status, body } = await ask(url, { method });
        await body?.cancel();
        return { request, status };
      }),
    );
    const open = answers.filter(({ status }) => status !== 404).map(({ request, status }) => `${request} (${status})`);
    if (open.length === 0) return null;
    return `Not 404: ${open.join(', ')}. What a bank has for its testers stands there: answer 404 in the web server.`;
  };
}

/**
 * The call has no method of the bank, and a form where none belongs: the bank refuses it at once, and counts and keeps nothing.
 * @param {Ask} ask
 */
async function paperFault(ask) {
  const call = 'POST /api/ with a paper of 10 MB';
  try {
    const answer = await ask('/api/?checkWebServer', { method: 'POST', ...paper() });
    await answer.body?.cancel();
    if (answer.headers.has(BANK_ANSWER)) return null;
    const keep = 'pass it on, and keep the connection to the bank (nginx: proxy_set_header Connection "";)';
    if (answer.status !== 413) return `${call} is answered ${answer.status}, and not by the bank: ${keep}.`;
    return `${call} is answered 413 by the web server: let 11 MB through (nginx: client_max_body_size 11m;).`;
  } catch (error) {
    return `${call} broke off: ${reasonOf(error)}. Let 11 MB through the web server.`;
  }
}

/** @returns {{ headers: Record<string, string>, body: Uint8Array<ArrayBuffer> }} a form with a paper as the page sends it */
function paper() {
  const boundary = 'paper-of-a-check';
  const part = (/** @type {string} */ rest) => `--${boundary}\r\nContent-Disposition: form-data; name=${rest}`;
  const head = `${part('"data"')}\r\n\r\n{}\r\n${part('"file"; filename="paper.pdf"')}\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), Buffer.alloc(PAPER), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** @param {string} text @returns {{ address: string | null, named: boolean } | null} null for what is no answer to GET /address */
function countedIn(text) {
  try {
    const { address, named } = JSON.parse(text);
    const isAnswer = typeof named === 'boolean' && (typeof address === 'string' || (address === null && !named));
    return isAnswer ? { address, named } : null;
  } catch {
    return null;
  }
}

/** @param {unknown} error of fetch, which has the reason in its cause */
function reasonOf(error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
