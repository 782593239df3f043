import type {} from '@bank/brand';
import type { Library, Measured } from './library';
import { cleanProperties, type Properties } from './properties';
import { isMeasured } from './screens';

/** R3.9.1: after-login delay. Nothing of analytics is fetched earlier (R0.10). */
export const AFTER_SIGN_IN_MS = 5_000;

/** How many events wait for the library. More than this means a loop. */
const MOST_WAITING = 100;

export interface AnalyticsOptions extends Omit<Measured, 'host'> {
  /** The brand's host; null switches analytics off (R0.13). */
  readonly host: string | null;
}

type Signals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean };

/** The open screen; null when it must not be measured. */
let screen: string | null = null;
let measuring: ReturnType<typeof measure> | null = null;

/**
 * Measures how one signed-in customer uses the product, from five seconds after sign-in. It does nothing without a host in the brand
 * and when the browser asks not to be tracked.
 * @returns a function that stops it; call it when the session ends
 */
export function startAnalytics({ host, ...whom }: AnalyticsOptions, signals: Signals = navigator): () => void {
  if (!BRAND.analytics || host === null) return () => undefined;
  if (signals.doNotTrack === '1' || signals.globalPrivacyControl) return () => undefined;
  measuring?.stop();
  const own = measure({ host, ...whom });
  measuring = own;
  if (screen !== null) own.take('Screen', { screen });
  return () => {
    own.stop();
    if (measuring === own) measuring = null;
  };
}

/**
 * Reports the open screen. On a screen that must not be measured no event is recorded at all.
 * @param pattern the route's, never the address: `/revenue-split/:contractId`
 */
export function trackScreen(pattern: string): void {
  if (!BRAND.analytics) return;
  screen = isMeasured(pattern) ? pattern : null;
  if (screen !== null) measuring?.take('Screen', { screen });
}

/**
 * Records an event on the open screen.
 * @param event its name, readable by people at the service; required (R3.5.3)
 * @param properties never amounts, names or codes
 * @returns whether the event was recorded
 */
export function track(event: string, properties: Properties = {}): boolean {
  if (!BRAND.analytics || event.trim() === '' || screen === null || !measuring) return false;
  measuring.take(event, { ...properties, screen });
  return true;
}

function measure(whom: Measured) {
  let waiting: [event: string, properties: Properties][] = [];
  let library: Library | null = null;
  let isDue = false;
  let isOver = false;
  let isOpening = false;

  /** Waits for a measured screen, so that the library's code never runs on any other. */
  function open(): void {
    if (!isDue || isOpening || screen === null) return;
    isOpening = true;
    import('./library')
      .then(({ openLibrary }) => openLibrary(whom))
      .then((opened) => {
        if (isOver) return void opened.stop();
        library = opened;
        for (const [event, properties] of waiting) library.track(event, properties);
        waiting = [];
      })
      // A failing analytics service must not keep customers from their money.
      .catch(() => stop());
  }

  function stop(): void {
    clearTimeout(timer);
    isOver = true;
    waiting = [];
    void library?.stop();
    library = null;
  }

  const timer = setTimeout(() => {
    isDue = true;
    open();
  }, AFTER_SIGN_IN_MS);

  return {
    take(event: string, properties: Properties): void {
      if (isOver) return;
      const clean = cleanProperties(properties);
      if (library) library.track(event, clean);
      else if (waiting.length < MOST_WAITING) waiting.push([event, clean]);
      open();
    },
    stop,
  };
}
