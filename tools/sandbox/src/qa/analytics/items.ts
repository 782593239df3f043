import { z } from 'zod';
import { HttpRefusal } from '../../platform/refusal';

/** The routes that take items (R3.7.8); `flags` is only asked. */
export const itemRoutes = ['track', 'engage', 'groups', 'record'] as const;
export type ItemRoute = (typeof itemRoutes)[number];

/** The prefix of ids that the library makes up for devices without a sign-in. */
const DEVICE_PREFIX = '$device:';

const event = z.looseObject({
  event: z.string().min(1, 'the event name is required'), // R3.5.3
  properties: z.looseObject({
    token: z.string().min(1),
    distinct_id: z
      .string()
      .min(1)
      .refine((id) => !id.startsWith(DEVICE_PREFIX), 'the distinct id may not start with the device prefix'), // R3.5.3
  }),
});
const update = z.looseObject({ $token: z.string().min(1) });

const oneOrMany = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item).max(2_000), item.transform((one) => [one])]);
const schemas = { track: oneOrMany(event), engage: oneOrMany(update), groups: oneOrMany(update) };

/**
 * The items of a body as the library writes it: `data=` with JSON, or with JSON in base64, form-encoded.
 * A recording is bytes; of it the size is kept.
 * @throws HttpRefusal 400
 */
export function itemsOf(route: ItemRoute, body: Buffer): object[] {
  if (route === 'record') return [{ bytes: body.length }];
  const data = new URLSearchParams(body.toString('utf8')).get('data');
  if (data === null) throw new HttpRefusal(400, 'data is missing');
  const read = schemas[route].safeParse(json(data));
  if (read.success) return read.data;
  throw new HttpRefusal(400, read.error.issues.map(reason).join('; '));
}

/** The deepest message: it names the fault of an item instead of the failed union. */
function reason(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  return issue.errors.flatMap((branch) => branch.map(reason)).at(-1) ?? issue.message;
}

function json(data: string): unknown {
  for (const text of [data, Buffer.from(data, 'base64').toString('utf8')]) {
    try {
      return JSON.parse(text);
    } catch {
      // Then it is the other form, or neither.
    }
  }
  throw new HttpRefusal(400, 'data is neither JSON nor JSON in base64');
}
