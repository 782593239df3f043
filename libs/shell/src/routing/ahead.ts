import type { Feature } from '@bank/kit';
import { RouterContextProvider, type LoaderFunction, type RouteObject } from 'react-router-dom';

type Lazy = Extract<RouteObject['lazy'], () => unknown>;

/** The code of each screen by its pattern. The user has not asked for the page yet, so a failure to fetch it shows no message. */
const screens = new Map<string, Lazy>();

type LoadEarly = NonNullable<Feature['loadEarly']>;

/** Loaders of places that come with home, by the room that has them. */
const early = new Map<string, LoadEarly>();

/** Code and data of a place before it is opened: a visit then begins with both. */
export const ahead = {
  /** Called for every screen of the route tree. */
  add(pattern: string, load: Lazy, loadEarly?: LoadEarly): void {
    screens.set(pattern, load);
    if (loadEarly) early.set(pattern, loadEarly);
  },
  /** For what looks as if it will be pressed: a pointer over it, the focus on it, a finger on it. @param address without parameters */
  async fetchCode(address: string): Promise<LoaderFunction | null> {
    try {
      const { loader } = (await screens.get(address)?.()) ?? {};
      return typeof loader === 'function' ? loader : null;
    } catch {
      // The visit itself tries again, and says what is wrong.
      return null;
    }
  },
  /**
   * For what is pressed: the calls are under way by the time that the finger is lifted. The screen's own loader starts them; that of a
   * place does not wait for the screen's code.
   */
  async startData(address: string): Promise<void> {
    const code = ahead.fetchCode(address);
    const loader = (await earlyLoader(address)) ?? (await code);
    const url = new URL(address, location.origin);
    await loader?.({
      request: new Request(url),
      url,
      pattern: address,
      params: {},
      context: new RouterContextProvider(),
    });
  },
};

/** Null where the room has none, or where it does not come: the screen has the same. */
async function earlyLoader(address: string): Promise<LoaderFunction | null> {
  try {
    return (await early.get(address)?.())?.early[address] ?? null;
  } catch {
    return null;
  }
}

/** Who counts the bytes gets no code that was not asked for. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Fetches the code of these places one after the other, each when there is nothing better to do. @returns ends it */
export function fetchWhenIdle(addresses: readonly string[]): () => void {
  let isOver = savesData();
  const next = async ([address, ...others]: readonly string[]): Promise<void> => {
    if (address === undefined) return;
    await idle();
    if (isOver) return;
    await ahead.fetchCode(address);
    return next(others);
  };
  if (!isOver) void next(addresses);
  return () => {
    isOver = true;
  };
}

/** Safari has no idle callback: a pause comes near. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
