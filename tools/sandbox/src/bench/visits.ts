import { median } from './statistics';

/** Who asks, and at which bank. */
export interface Caller {
  address: string;
  token: string;
  accountId: number;
}

type Ask = (method: string, params?: object) => Promise<void>;
/** What a screen asks for. */
export type Visit = (ask: Ask, caller: Caller) => Promise<void>;

/** Milliseconds of one visit at both banks, and their ratio. */
export interface Growth {
  visit: string;
  small: number;
  large: number;
  ratio: number;
}

/** What each visit takes at a small and at a large bank, in turns. */
export async function growths(
  visits: Readonly<Record<string, Visit>>,
  [one, other]: readonly [Caller, Caller],
  rounds: number,
): Promise<Growth[]> {
  const found: Growth[] = [];
  for (const [visit, run] of Object.entries(visits)) {
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    // Twice for nothing: statements are prepared and pages read.
    for (let round = -2; round < rounds; round++) {
      const [a, b] = [await timed(run, one), await timed(run, other)];
      if (round < 0) continue;
      times.small.push(a);
      times.large.push(b);
    }
    const [a, b] = [median(times.small), median(times.large)];
    found.push({ visit, small: a, large: b, ratio: b / a });
  }
  return found;
}

async function timed(visit: Visit, caller: Caller): Promise<number> {
  const started = performance.now();
  await visit((method, params = {}) => ask(caller, method, params), caller);
  return performance.now() - started;
}

async function ask({ address, token }: Caller, method: string, params: object): Promise<void> {
  const answer = await fetch(`${address}/?${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-client-version': '2.1.2',
      'accept-language': 'en',
    },
    body: JSON.stringify(params),
  });
  const text = await answer.text();
  if (!text.includes('"responseCode":"00"')) throw new Error(`${method}: HTTP ${answer.status} ${text.slice(0, 300)}`);
}
