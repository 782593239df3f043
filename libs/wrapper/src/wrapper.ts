import type { Bridge } from './bridge';
import type { RequestData, RequestType } from './messages';
import { nativePort, type WrapperHost } from './native-port';
import { WrapperFailure } from './wrapper-failure';

/** The app needs a moment before it listens (R1.9.9: mobile wrapper init delay). */
export const INIT_DELAY_MS = 100;

let connecting: Promise<Bridge> | null = null;

/**
 * Joins the page to the mobile app; does nothing, and fetches nothing, in an ordinary browser. Call it once at start.
 * @returns settled when the page has said that it is there; rejects when the bridge's code cannot be fetched
 */
export async function startWrapper(host: WrapperHost = window): Promise<void> {
  const native = nativePort(host);
  if (!native) return;
  connecting = Promise.all([
    import('./bridge'),
    new Promise<void>((resolve) => void setTimeout(resolve, INIT_DELAY_MS)),
  ]).then(([{ connectBridge }]) => connectBridge(native));
  await connecting;
}

/** Whether the page runs inside an app that can do this. */
export async function wrapperCan(type: RequestType): Promise<boolean> {
  const bridge = await connecting;
  return bridge !== null && bridge.can(type);
}

/**
 * Asks something of the app.
 * @throws WrapperFailure: `emptyData` without data, `unsupported` outside the app as well, `refused`, `timeout`
 */
export async function requestWrapper<Type extends RequestType>(
  type: Type,
  data: RequestData<Type> | null | undefined,
): Promise<void> {
  const bridge = await connecting;
  if (!bridge) throw new WrapperFailure('unsupported');
  return bridge.request(type, data);
}
