import * as z from 'zod/mini';

/** Version of the protocol. A page and an app of different versions do not talk to each other. */
export const VERSION = 1;

/** Longer messages are dropped unread; no real one comes near this length. */
const LONGEST = 64 * 1024;

const inset = z.number().check(z.gte(0), z.lte(1000));

/** The app's messages. Unknown fields are dropped and unknown types ignored. */
const fromApp = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.literal(VERSION),
    capabilities: z.array(z.string()).check(z.maxLength(50)),
  }),
  z.object({ type: z.literal('keyboard'), visible: z.boolean() }),
  z.object({ type: z.literal('footer'), locked: z.boolean() }),
  z.object({ type: z.literal('preloader'), visible: z.boolean() }),
  z.object({ type: z.literal('safeArea'), top: inset, right: inset, bottom: inset, left: inset }),
  z.object({ type: z.literal('loginResult'), result: z.boolean() }),
  z.object({ type: z.literal('answer'), id: z.string(), ok: z.boolean() }),
]);
export type AppMessage = z.infer<typeof fromApp>;

/** Requests of the page to the app, with their data. */
export const requestData = {
  /** Save a file; `base64` is its content. */
  download: z.object({ name: z.string(), mime: z.string(), base64: z.string() }),
  /** The sign-in that the app shows was approved (true) or declined (R1.4.7). */
  confirmLogin: z.object({ result: z.boolean() }),
  /** A link to the app itself, which a phone would otherwise open it with (R1.2.8 /scp-mobile). */
  openDeepLink: z.object({ link: z.string().check(z.regex(/^bankapp:\/\/[^\s]+$/)) }),
  /** Open an address outside the app, after the leaving gate (R0.15). */
  openExternal: z.object({ url: z.string().check(z.regex(/^https:\/\/[^\s@]+$/)) }),
};
export type RequestType = keyof typeof requestData;
export type RequestData<Type extends RequestType> = z.infer<(typeof requestData)[Type]>;

/**
 * Reads a message of the app's object.
 * @returns null for anything else. The app's messages are texts without an origin and without a source window; an event that has
 *   either was made by a page
 */
export function readAppMessage({ data, origin, source }: MessageEvent): AppMessage | null {
  if (origin || source || typeof data !== 'string' || data.length > LONGEST) return null;
  try {
    const message = fromApp.safeParse(JSON.parse(data));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}
