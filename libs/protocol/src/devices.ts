import * as z from 'zod/mini';
import { device } from './auth';
import { http } from './method';
import { nameIn } from './name-in';
import { instant } from './wire';
import { codeRefusals } from './refusals';

// R1.7.20, auth service: the phones that approve, and the browsers the bank knows.

const deviceId = z.string().check(z.minLength(1), z.maxLength(64));

export const devices = http('GET /auth/devices', { response: z.object({ devices: z.array(device) }) });

export const deviceGet = http('GET /auth/devices/{deviceId}', {
  refusals: ['notFound'],
  request: z.strictObject({ deviceId }),
  response: device,
});

/** Starts linking a phone: it opens the deep link and answers. The device waits until then. */
export const deviceCreate = http('POST /auth/devices', {
  refusals: ['tooManyDevices'],
  request: z.strictObject({
    name: nameIn(60, 1),
    type: z.enum(['android', 'ios']),
  }),
  response: z.object({ deviceId: z.string(), deeplink: z.string(), expiresAt: instant }),
});

export const deviceDelete = http('DELETE /auth/devices/{deviceId}', {
  refusals: ['notFound'],
  request: z.strictObject({ deviceId }),
});

/** Ways to approve a linked phone: a code to one of these places. */
export const deviceApproveMethods = http('GET /auth/devices/approve-methods', {
  response: z.object({ methods: z.array(z.object({ id: z.enum(['email', 'sms']), sentTo: z.string() })) }),
});

const methodId = z.enum(['email', 'sms']);

/** Sends the code that approves a linked phone. */
export const deviceApprove = http('POST /auth/devices/{deviceId}/approve', {
  refusals: ['notFound', 'notLinked', 'codeUsedUp', 'tooManySends'],
  request: z.strictObject({ deviceId, methodId }),
});

/** Approves a linked phone with the code; five tries, ten minutes (R0.22). */
export const deviceApproveConfirm = http('PATCH /auth/devices/{deviceId}/approve/{methodId}', {
  refusals: ['notFound', 'notLinked', ...codeRefusals],
  request: z.strictObject({ deviceId, methodId, code: z.string().check(z.maxLength(12)) }),
});

/** A browser that the bank knows: it skips the flow verifyDevice. */
export const knownBrowser = z.object({
  id: z.string(),
  name: z.string(),
  location: z.nullable(z.string()),
  lastActivityAt: z.nullable(instant),
  isThis: z.boolean(),
});
export type KnownBrowser = z.output<typeof knownBrowser>;

export const knownBrowsers = http('GET /device-api/device', {
  response: z.object({ devices: z.array(knownBrowser) }),
});

export const knownBrowserDelete = http('DELETE /device-api/device/{id}', {
  refusals: ['notFound'],
  request: z.strictObject({ id: deviceId }),
});
