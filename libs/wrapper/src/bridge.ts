import { announceLoginResult } from './login-result';
import { readAppMessage, requestData, VERSION, type AppMessage, type RequestData, type RequestType } from './messages';
import type { NativePort } from './native-port';
import { showFlags } from './show-flags';
import { WrapperFailure } from './wrapper-failure';
import { wrapperState, type WrapperState } from './wrapper-state';

/** How long the page waits for the app's greeting (R1.9.9). */
export const WAIT_MS = 500;

/** How long the app may take. For a download, a confirmation or a link the phone may ask its user first. */
export const TIMEOUT_MS: Readonly<Record<RequestType, number>> = {
  download: 60_000,
  confirmLogin: 60_000,
  openExternal: 10_000,
  openDeepLink: 60_000,
};

/** The page's end of the bridge. */
export interface Bridge {
  /** Whether the app announced this capability; false when it has not greeted within 500 ms. */
  can(type: RequestType): Promise<boolean>;
  /** @throws WrapperFailure without data, and when the app lacks the capability, refuses, or does not answer in time */
  request<Type extends RequestType>(type: Type, data: RequestData<Type> | null | undefined): Promise<void>;
}

/** Connects the page to the app's object: announces the page, then listens to that object only. */
export function connectBridge(native: NativePort, newId: () => string = () => crypto.randomUUID()): Bridge {
  const waiting = new Map<string, (ok: boolean) => void>();
  const send = (message: object) => native.postMessage(JSON.stringify(message));

  const greeting = new Promise<readonly string[]>((greeted) => {
    native.onmessage = (event) => {
      const message = readAppMessage(event);
      // Only the first greeting counts, so that a later one cannot withdraw a capability.
      if (message?.type === 'hello') greeted(message.capabilities);
      // An answer without a pending request is a replay or a forgery.
      if (message?.type === 'answer') waiting.get(message.id)?.(message.ok);
      if (message?.type === 'loginResult') announceLoginResult(message.result);
      if (!message) return;
      wrapperState.setState(flagsOf(message));
      // Until the app reports its safe area, the browser's own values apply.
      if (CHANGES_LAYOUT.has(message.type)) showFlags(document.documentElement, wrapperState.getState());
    };
  });
  send({ type: 'ready', version: VERSION });

  const capabilities = (): Promise<readonly string[]> => within(greeting, WAIT_MS, []);

  return {
    can: async (type) => (await capabilities()).includes(type),
    async request(type, data) {
      if (isEmpty(data)) throw new WrapperFailure('emptyData');
      if (!requestData[type].safeParse(data).success) throw new WrapperFailure('notAllowed');
      if (!(await capabilities()).includes(type)) throw new WrapperFailure('unsupported');
      const id = newId();
      const answer = new Promise<boolean>((resolve) => waiting.set(id, resolve));
      try {
        send({ type, id, data });
        const ok = await within(answer, TIMEOUT_MS[type], null);
        if (!ok) throw new WrapperFailure(ok === null ? 'timeout' : 'refused');
      } finally {
        waiting.delete(id);
      }
    },
  };
}

/** Flags that change the page's edges. */
const CHANGES_LAYOUT: ReadonlySet<AppMessage['type']> = new Set(['keyboard', 'footer', 'safeArea']);

/** The flags of the shell that a message changes. */
function flagsOf(message: AppMessage): Partial<WrapperState> {
  switch (message.type) {
    case 'hello':
      return { mobileWrapper: true };
    case 'keyboard':
      return { keyboardVisible: message.visible };
    case 'footer':
      return { footerLocked: message.locked };
    case 'preloader':
      return { preloaders: message.visible };
    case 'safeArea': {
      const { top, right, bottom, left } = message;
      return { safeArea: { top, right, bottom, left } };
    }
    default:
      return {};
  }
}

/** No data (R1.1.8): none at all, or a field with nothing in it. */
function isEmpty(data: object | null | undefined): boolean {
  if (data === null || data === undefined) return true;
  const values = Object.values(data);
  return values.length === 0 || values.includes('');
}

/** What `promise` resolves to, or `late` when that takes longer than `ms`. */
function within<Value, Late>(promise: Promise<Value>, ms: number, late: Late): Promise<Value | Late> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(late), ms);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
