// Rules: R1.5.9.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import * as z from 'zod/mini';
import { buildRequest, type Caller } from './build-request';

const caller: Caller = { language: 'en', acting: null, authSecret: null, identityToken: null, email: null };

/** A step into an object or a record by its name, or into an array. */
type Path = readonly (string | 0)[];

/** Every place of a request where null is a value, read from the row's JSON Schema: another way than the clean-up's own. */
function nullsOf(shape: z.core.JSONSchema._JSONSchema, at: Path = []): Path[] {
  if (typeof shape === 'boolean') return [];
  const { type, anyOf = [], oneOf = [], properties = {}, additionalProperties, items } = shape;
  return [
    ...([type].flat().includes('null') ? [at] : []),
    ...[...anyOf, ...oneOf].flatMap((branch) => nullsOf(branch, at)),
    ...Object.entries(properties).flatMap(([name, inner]) => nullsOf(inner, [...at, name])),
    ...(additionalProperties === undefined ? [] : nullsOf(additionalProperties, [...at, 'any'])),
    ...[items ?? []].flat().flatMap((item) => nullsOf(item, [...at, 0])),
  ];
}

/** A payload with null at one place and nothing else. */
const payloadWith = (path: Path): unknown =>
  path.reduceRight<unknown>((inner, step) => (step === 0 ? [inner] : { [step]: inner }), null);

const sent = (data: string | FormData | undefined): unknown =>
  JSON.parse(String(data instanceof FormData ? data.get('data') : data));

const rows: readonly Row[] = Object.values(rooms).flatMap((room) => Object.values<Row>(room));
const places = rows.flatMap((row) => {
  if (!row.request) return [];
  const shape = z.toJSONSchema(row.request, { io: 'input', unrepresentable: 'any' });
  return nullsOf(shape).map((path) => ({ row, path, name: `${row.name} ${path.join('.')}` }));
});

test('the limits of a card are among the requests that may hold null', () => {
  expect(places.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cardControlSet perDay', 'cardControlSet perMonth', 'cardControlSet cashPerDay']),
  );
});

test.each(places)('$name: null means none, and reaches the bank', ({ row, path }) => {
  const { data } = buildRequest(row, payloadWith(path), caller);
  expect(sent(data)).toMatchObject(Object(payloadWith(path)));
});
