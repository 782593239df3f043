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
}

declare global {
  var __bank: BankWindow | undefined;
}

/** @throws Error outside bank-environment.ts */
export async function askBank(request: BankRequest): Promise<BankResponse> {
  const bank = globalThis.__bank;
  if (!bank) throw new Error('there is no bank here: let jest.config.cjs use the environment of @bank/testing');
  return JSON.parse(await bank.inject(JSON.stringify(request))) as BankResponse;
}
