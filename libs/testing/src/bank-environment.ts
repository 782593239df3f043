import '@bank/workspace/jest/require-raw';
import { testBank } from '@bank/sandbox/testing';
import type { TestBank } from '@bank/sandbox/testing';
import DomEnvironment from '@bank/workspace/jest/dom-environment';
import type { BankRequest, BankResponse, BankWindow } from './bank-window';

/**
 * A jsdom with a bank of its own for each test file, on a copy of the seeded template. The bank runs outside the jsdom's
 * realm, where Node's own modules work; tests reach it through sandboxAdapter(), signInAs() and the rest of index.ts.
 *
 * The page's clock is the bank's: it stands still until advanceBank(ms), so that a screen shows the same on every day.
 */
export default class BankEnvironment extends DomEnvironment {
  private bank: TestBank | undefined;
  /** What the bank does in the background, after each request and not by the clock. */
  private work: Promise<void> = Promise.resolve();

  override async setup(): Promise<void> {
    await super.setup();
    const bank = await testBank();
    this.bank = bank;
    const window: BankWindow = {
      inject: async (request) => {
        const answer = await inject(bank, request);
        this.work = this.work.then(() => bank.tick());
        return answer;
      },
      moveClock: (ms) => bank.clock.advance(ms),
    };
    Object.assign(this.global, { __bank: window, Date: dateOf(this.global.Date, () => bank.clock.now()) });
  }

  override async teardown(): Promise<void> {
    await this.work;
    await this.bank?.close();
    await super.teardown();
  }
}

async function inject(bank: TestBank, request: string): Promise<string> {
  const { method, url, headers, body } = JSON.parse(request) as BankRequest;
  const response = await bank.sandbox.inject({ method: method as 'POST', url, headers, payload: body });
  const said = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  const answer: BankResponse = {
    status: response.statusCode,
    // The server sends the machine's time in its Date header; the page follows the bank's clock.
    headers: { ...Object.fromEntries(said), date: new Date(bank.clock.now()).toUTCString() },
    body: response.payload,
    ...(response.headers['content-type'] === 'application/pdf' && { file: response.rawPayload.toString('base64') }),
  };
  return JSON.stringify(answer);
}

/** The realm's own Date, except that "now" is the bank's. */
function dateOf(RealDate: DateConstructor, now: () => number): DateConstructor {
  return new Proxy(RealDate, {
    construct: (target, args: [], newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
