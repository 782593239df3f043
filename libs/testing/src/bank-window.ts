/** One request to the bank in process. Only text crosses: the bank lives outside the test's own realm. */
export interface BankRequest {
  method: string;
  /** Path and query at the bank, for example "/?balanceInquiry". */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface BankResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Of a PDF, whose bytes are no text: the file in base64. */
  file?: string;
}

/** The bank as bank-environment.ts gives it to the test's realm. */
export interface BankWindow {
  /** @param request a BankRequest as JSON. @returns a BankResponse as JSON */
  inject(request: string): Promise<string>;
  /** Moves the bank's time on at once. What is due by then is done after the next request. @param ms at least 0 */
  moveClock(ms: number): void;
}

declare global {
  var __bank: BankWindow | undefined;
}

function bankWindow(): BankWindow {
  const bank = globalThis.__bank;
  if (!bank) throw new Error('there is no bank here: let jest.config.cjs use the environment of @bank/testing');
  return bank;
}

/** @throws Error outside bank-environment.ts */
export async function askBank(request: BankRequest): Promise<BankResponse> {
  return JSON.parse(await bankWindow().inject(JSON.stringify(request))) as BankResponse;
}

/**
 * Moves the bank's time on at once, and with it the page's: for time in which nobody asks the bank. What is due there by
 * then is done after the next request; `advanceBank` waits for it.
 *
 * @param ms at least 0
 * @throws Error outside bank-environment.ts
 */
export const moveBankClock = (ms: number): void => bankWindow().moveClock(ms);
