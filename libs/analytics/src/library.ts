// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient types must reach the rooms that import this file
/// <reference path="./mixpanel-core.d.ts" />
import { cleanProperties, type Properties } from './properties';

/** Where events go and whom they are about. */
export interface Measured {
  /** Where the library's five routes are (R0.13): a host, or a path of our own origin such as `/api/analytics`. */
  readonly host: string;
  /** The brand's project at the service. */
  readonly project: string;
  /** The signed-in user, also while they act for another customer. */
  readonly userId: number;
}

/** The library, ready to take events of one customer. */
export interface Library {
  track(event: string, properties: Properties): void;
  /** Forgets the customer and drops unsent events. */
  stop(): Promise<void>;
}

/** Properties that the library would add by itself: addresses, which may hold secrets (R0.24). */
const ABOUT_THE_PAGE = [
  '$current_url',
  '$referrer',
  '$referring_domain',
  '$initial_referrer',
  '$initial_referring_domain',
  '$search_engine',
  'mp_keyword',
];

/** Properties that the library may add by itself. All others go through the filter. */
const ITS_OWN =
  /^(token|time|distinct_id|\$(user_id|device_id|anon_distinct_id|had_persisted_distinct_id|insert_id|lib_version|os|browser|browser_version|device|screen_height|screen_width)|mp_(lib|sent_by_lib_version))$/;

/**
 * Fetches the library and introduces the customer. The core build: no session recorder, no script of another host. The device stores
 * unsent events only, and logout deletes them.
 * @throws when the code cannot be fetched, and for an id of the form that the service itself makes up
 */
export async function openLibrary({ host, project, userId }: Measured): Promise<Library> {
  const { default: mixpanel } = await import('mixpanel-browser/dist/mixpanel-core.cjs.js');
  // Batches of 50 every 5 s, 90 s to answer, retries up to 10 minutes apart: the library's defaults are R3.9.3.
  const instance = mixpanel.init(
    project,
    {
      api_host: host,
      api_payload_format: 'json',
      autocapture: false,
      disable_persistence: true,
      flags: false,
      hooks: { before_send_events: ({ event, properties }) => ({ event, properties: sent(properties) }) },
      ip: false,
      property_blacklist: ABOUT_THE_PAGE,
      save_referrer: false,
      track_marketing: false,
      track_pageview: false,
    },
    'bank',
  );
  instance.start_batch_senders();
  if (instance.identify(String(userId)) === -1) throw new Error('the distinct id may not be a device’s'); // R3.5.3
  let queued: Promise<unknown> = Promise.resolve();
  return {
    track(event, properties) {
      const own = new Promise<void>((resolve) => instance.track(event, properties, resolve));
      queued = Promise.all([queued, own]);
    },
    async stop() {
      // Otherwise an event in flight would enter the queue after it was emptied, and stay.
      await queued;
      instance.stop_batch_senders();
      instance.reset();
    },
  };
}

/** Filters an event right before it is sent. */
function sent(properties: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(properties);
  const own = entries.filter(([name]) => ITS_OWN.test(name));
  const ours = entries.filter((entry): entry is [string, string | number | boolean] => {
    const [name, value] = entry;
    return !ITS_OWN.test(name) && /^(string|number|boolean)$/.test(typeof value);
  });
  return { ...Object.fromEntries(own), ...cleanProperties(Object.fromEntries(ours)) };
}
