const BankDate = globalThis.Date;
let aheadMs = 0;

/** The page's clock beside the bank's, which it follows until it is told otherwise. @param ms how far it is ahead */
export function setPageAhead(ms: number): void {
  aheadMs = ms;
  const now = () => BankDate.now() + aheadMs;
  globalThis.Date = new Proxy(BankDate, {
    construct: (target, args: [], newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

/** How far the page's clock is ahead of the bank's, in ms. */
export const pageAhead = (): number => aheadMs;
