import { brandIds } from '@bank/run/brands';
import { startNode } from '@bank/run/children';
import type { FullConfig } from '@playwright/test';

/** Where the workers find their banks: addresses in the order of the workers. */
const ADDRESSES = 'E2E_BANKS';

/**
 * Starts a bank for every worker before the first test, and returns what stops them. Each has a database of its own, so that no
 * test meets the clock, the faults or the money of another.
 */
export default async function startBanks({ workers }: FullConfig): Promise<() => Promise<void>> {
  const banks = await Promise.all(Array.from({ length: workers }, startBank));
  process.env[ADDRESSES] = banks.map(({ address }) => address).join();
  return async () => void (await Promise.all(banks.map(({ stop }) => stop())));
}

/** The address of this worker's bank. The process that only lists the tests has none. */
export function ownBank(): string {
  const lane = process.env['TEST_PARALLEL_INDEX'];
  return lane === undefined ? '' : (process.env[ADDRESSES]?.split(',')[Number(lane)] ?? '');
}

async function startBank() {
  let isReady: (address: string) => void = () => undefined;
  const address = new Promise<string>((ready) => (isReady = ready));
  const { ended, stop } = startNode(['tools/sandbox/dist/main.mjs'], {
    env: {
      ...{ BANK_PORT: '0', BANK_THROWAWAY: '1', BANK_CHECK_ANSWERS: '1', BANK_QA: '1', BANK_BRANDS: brandIds().join() },
      // All journeys of a persona fall within one hour of the bank.
      ...{ BANK_CODE_SENDS_PER_HOUR: '1000', BANK_WRONG_CODES_PER_HOUR: '1000', BANK_WRONG_CODES_PER_DAY: '1000' },
      ...{ BANK_QUESTIONS_BURST: '10000', BANK_LETTERS_BURST: '1000', BANK_LETTERS_TO_ONE_PER_DAY: '1000' },
    },
    onOutput: (text) => {
      const found = /ready: (http:\S+)/.exec(text)?.[1];
      if (found !== undefined) isReady(found);
    },
  });
  const failed = ended.then(({ output }): never => {
    throw new Error(`The bank ended: ${output}`);
  });
  return { address: await Promise.race([address, failed]), stop };
}
