/**
 * The reaction of the transport to each event of a call (R0.20, R0.36; D07). Three kinds of calls: reads; changes,
 * which move no money; and money calls. "unknown" means the outcome must be found out by key. At most one repeat a call.
 * For a money call every event below `foreign` is the bank's own answer; any other answer is `foreign`, whatever its status.
 */
export type CallMode = 'read' | 'change' | 'money';

export type CallEvent =
  | 'notSent' // refused by us, or no token to send it with
  | 'network' // the connection failed, before or after the bank's commit
  | 'timeout' // no answer in five minutes
  | 'cancelled' // the caller gave up
  | 'garbage' // an answer that is none: HTML, truncated, empty, a success without its content
  | 'foreign' // an answer to a money call that the bank has not marked as its own
  | 'server' // 5xx
  | 'bankUnsure' // UE or AE: the bank itself cannot say
  | 'conflict' // 409: the same key is still being worked on
  | 'unauthorized' // 401
  | 'throttled' // 429, and 503 with a time to come back at, before any work
  | 'rejected' // another 4xx
  | 'refused'; // an envelope with a code that means no

export type Reaction = 'fail' | 'repeat' | 'refreshAndRepeat' | 'unknown';

export const REACTIONS: Readonly<Record<CallEvent, Readonly<Record<CallMode, Reaction>>>> = {
  notSent: { read: 'fail', change: 'fail', money: 'fail' },
  network: { read: 'repeat', change: 'fail', money: 'unknown' },
  timeout: { read: 'fail', change: 'fail', money: 'unknown' },
  cancelled: { read: 'fail', change: 'fail', money: 'unknown' },
  garbage: { read: 'fail', change: 'fail', money: 'unknown' },
  foreign: { read: 'fail', change: 'fail', money: 'unknown' },
  server: { read: 'fail', change: 'fail', money: 'unknown' },
  bankUnsure: { read: 'fail', change: 'fail', money: 'unknown' },
  conflict: { read: 'fail', change: 'fail', money: 'unknown' },
  unauthorized: { read: 'refreshAndRepeat', change: 'refreshAndRepeat', money: 'refreshAndRepeat' },
  throttled: { read: 'fail', change: 'fail', money: 'fail' },
  rejected: { read: 'fail', change: 'fail', money: 'fail' },
  refused: { read: 'fail', change: 'fail', money: 'fail' },
};
