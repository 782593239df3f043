import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PERSONA_PASSWORD, personaOf } from '../seed/personas';

/** One transfer, as the payer knows it. */
export interface Intent {
  key: string;
  kind: keyof typeof ORDERS;
  /** The transfer's id once the bank has acknowledged it; null while unknown. */
  trxid: string | null;
}

/** A customer who keeps paying and remembers what the bank acknowledged. */
export interface Payer {
  intents: Intent[];
  /** The statuses of all answers so far: 200, and what the bank says while its database is away. */
  statuses: Set<number>;
  /** How many intents the bank has acknowledged. */
  acknowledged(): number;
  /**
   * Sends transfers, several at once, until told to stop. An intent whose answer was lost stays unknown; its lane goes on with
   * another, since one lost answer says nothing about the next.
   */
  payUntil(stopped: AbortSignal, address: string): Promise<void>;
  /** Sends every unknown intent again under its own key. */
  settle(address: string): Promise<void>;
}

const LANES = 4;
/** An answer that takes longer is lost, ms. */
const ANSWER_MS = 30_000;

/** What is ordered again and again, of both kinds. */
const ORDERS = {
  p2p: { method: 'p2pTransfer', accountId: 10021, amount: '0.01', currency: 'EUR', toEmail: personaOf('ana').username },
  account: { method: 'accountTransfer', fromAccount: 10021, toAccount: 10022, toAmount: '0.01' },
} as const;

/** Signs ben in, whose transfers need no approval. The token is good for every later life of the same bank. */
export async function createPayer(address: string): Promise<Payer> {
  const token = await signIn(address);
  const intents: Intent[] = [];
  const statuses = new Set<number>();
  let acknowledged = 0;

  async function send(base: string, intent: Intent): Promise<void> {
    const { method, ...body } = ORDERS[intent.kind];
    const response = await fetch(`${base}/?${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': intent.key,
      },
      body: JSON.stringify({ method, ...body }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    statuses.add(response.status);
    const answer = (await response.json()) as { trxid?: string };
    if (answer.trxid === undefined) throw new Error(`no definite answer: ${JSON.stringify(answer)}`);
    intent.trxid = answer.trxid;
    acknowledged += 1;
  }

  async function lane(stopped: AbortSignal, base: string): Promise<void> {
    while (!stopped.aborted) {
      const intent: Intent = { key: randomUUID(), kind: intents.length % 2 === 0 ? 'p2p' : 'account', trxid: null };
      intents.push(intent);
      try {
        await send(base, intent);
      } catch {
        // The outcome is unknown; settle() asks later. The pause spares a dead bank a thousand calls.
        await sleep(10);
      }
    }
  }

  return {
    intents,
    statuses,
    acknowledged: () => acknowledged,
    payUntil: async (stopped, base) =>
      void (await Promise.all(Array.from({ length: LANES }, () => lane(stopped, base)))),
    async settle(base) {
      for (const intent of intents.filter((one) => one.trxid === null)) await send(base, intent);
    },
  };
}

/** Signs ben in. @returns his access token */
export async function signIn(address: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const response = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client: 'spa',
      username: personaOf('ben').username,
      password: PERSONA_PASSWORD,
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}
