/**
 * What the mobile app puts into the page as `window.bankWrapper`: text to the app, messages from it. Android's WebMessageListener
 * injects exactly this, for the origins that the app names; on iOS a user script makes it; a MessagePort is one as well.
 */
export interface NativePort {
  postMessage(message: string): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** The part of the window that the wrapper uses. */
export interface WrapperHost {
  readonly bankWrapper?: unknown;
}

declare global {
  interface Window {
    readonly bankWrapper?: unknown;
  }
}

/**
 * The app's object, or null in an ordinary browser. Only the window's own property counts: an element or frame named
 * `bankWrapper` is visible on the window too, but further up its prototype chain.
 */
export function nativePort(host: WrapperHost): NativePort | null {
  if (!Object.hasOwn(host, 'bankWrapper')) return null;
  const { bankWrapper } = host;
  return isPort(bankWrapper) ? bankWrapper : null;
}

function isPort(value: unknown): value is NativePort {
  return (
    typeof value === 'object' && value !== null && 'postMessage' in value && typeof value.postMessage === 'function'
  );
}
