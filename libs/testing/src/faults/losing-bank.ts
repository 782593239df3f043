import { act } from '@testing-library/react';
import { AxiosError } from 'axios';
import { advanceBank } from '../bank-calls';
import { sandboxAdapter } from '../sandbox-adapter';

type Adapter = ReturnType<typeof sandboxAdapter>;

/** The bank in process behind a connection that loses answers. */
export interface LosingBank {
  adapter: Adapter;
  /** Loses the next answers of a method. `isAfter`: the bank has worked before. */
  lose(method: string, isAfter: boolean, times?: number): void;
  /** How many were lost. */
  lost(): number;
  /** Lets time pass, for the page and the bank, until this holds. @throws Error after three minutes */
  until(isSo: () => boolean): Promise<void>;
}

const methodOf = (url: unknown): string => String(url).split('?')[1] ?? String(url);
const SECONDS = 180;
/** What is due at the bank is done by its jobs, which take real time: the three minutes pass in seconds, and a busy machine may not keep up. */
const PATIENCE_MS = 60_000;
/** Looks without letting time pass, first: most things happen without it. */
const LOOKS = 30;

/** Needs faked timers and the bank's own `Date`. */
export function losingBank(): LosingBank {
  const real = sandboxAdapter();
  const losses = new Map<string, { isAfter: boolean; times: number }>();
  const underWay = new Set<Promise<unknown>>();
  let count = 0;

  const ask: Adapter = async (config) => {
    const loss = losses.get(methodOf(config.url));
    if (!loss || loss.times === 0) return real(config);
    loss.times -= 1;
    count += 1;
    if (loss.isAfter) await real(config);
    throw new AxiosError('reset', AxiosError.ERR_NETWORK);
  };
  const settle = async () => {
    await jest.advanceTimersByTimeAsync(20);
    while (underWay.size > 0) {
      await Promise.all(underWay);
      await jest.advanceTimersByTimeAsync(0);
    }
  };
  return {
    adapter: (config) => {
      const work = ask(config);
      const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
      underWay.add(settled);
      return work;
    },
    lose: (method, isAfter, times = 1) => losses.set(method, { isAfter, times }),
    lost: () => count,
    async until(isSo) {
      const patience = performance.now() + PATIENCE_MS;
      for (let look = 0; look < LOOKS + SECONDS || performance.now() < patience; look += 1) {
        await act(settle);
        if (isSo()) return;
        if (look < LOOKS) continue;
        if (look < LOOKS + SECONDS) await advanceBank(1000);
        await act(() => jest.advanceTimersByTimeAsync(1000));
      }
      throw new Error('It has not become so');
    },
  };
}
