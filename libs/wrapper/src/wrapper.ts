import type { Bridge } from './bridge';
import type { RequestData, RequestType } from './messages';
import { nativePort, type WrapperHost } from './native-port';
import { WrapperFailure } from './wrapper-failure';

/** The app needs this long before it listens (R1.9.9). */
export const INIT_DELAY_MS = 100;

let connecting: Promise<Bridge> | null = null;

/**
 * Connects the page to the mobile app. In an ordinary browser it does nothing and fetches nothing. Call it once at start.
 * @returns settled once the page has announced itself; rejects when the bridge's code cannot be fetched
 */
export async function startWrapper(host: WrapperHost = window): Promise<void> {
  const native = nativePort(host);
  if (!native) return;
  connecting = Promise.all([
    import('./bridge'),
    new Promise<void>((resolve) => void setTimeout(resolve, INIT_DELAY_MS)),
  ]).then(([{ connectBridge }]) => connectBridge(native));
  void connecting.then(async (bridge) => {
    if (!(await bridge.can('openExternal'))) return;
    const { handOverLinks } = await import('./hand-over-links');
    handOverLinks(document, (url) => void bridge.request('openExternal', { url }).catch(() => location.assign(url)));
  }, ignore);
  await connecting;
}

/** The caller of startWrapper hears of a bridge that did not arrive. */
const ignore = () => undefined;

/** Whether the page runs inside an app with this capability. */
export async function wrapperCan(type: RequestType): Promise<boolean> {
  const bridge = await connecting;
  return bridge !== null && bridge.can(type);
}

/**
 * Sends a request to the app.
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
