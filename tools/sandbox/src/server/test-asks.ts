import { accessRight } from '@bank/protocol';
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import * as z from 'zod/mini';

type Shape = Exclude<NonNullable<z.core.JSONSchema.JSONSchema['items']>, readonly unknown[]>;

/** What fields of requests are given, by their names; all else by its type. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  ...{ pageNumber: 1, pageSize: 20, timeZone: 'Europe/Bucharest', lang: 'en', brand: 'd' },
  ...{ currencyCode: 'EUR', currency: 'EUR', fromCurrencyCode: 'EUR', toCurrencyCode: 'USD', countryCode: 'DE' },
  ...{ today: '2026-11-16', fromDate: '2026-10-01', toDate: '2026-11-16', month: '2026-10', year: 2026, amount: '3' },
  ...{ email: 'ben@personas.test', toEmail: 'ben@personas.test', text: 'coffee', query: 'coffee' },
};

/** @param accountId of the caller */
function sampleOf(name: string, shape: Shape, accountId: number): unknown {
  if (/account/i.test(name) && /id$/i.test(name)) return accountId;
  if (name in BY_NAME) return BY_NAME[name];
  if (typeof shape === 'boolean') return '1';
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return sampleOf(name, first, accountId);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case 'object':
      return bodyOf(shape, accountId);
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    default:
      return '1';
  }
}

/** The required fields of an object. */
const bodyOf = (shape: Shape, accountId: number): object =>
  typeof shape === 'boolean'
    ? {}
    : Object.fromEntries(
        (shape.required ?? []).map((name) => [name, sampleOf(name, shape.properties?.[name] ?? {}, accountId)]),
      );

/** A call with the least that its request takes. */
export interface Asked {
  row: Row;
  input: object;
}

const reads = ({ right }: Row) => right === undefined || right.includes(accessRight.read);
const isRead = (row: Row) => row.kind === 'method' || ('verb' in row && row.verb === 'GET');

/** Every call of a signed-in user who only reads. @param accountId of the caller */
export function asks(accountId: number): Asked[] {
  return Object.values(rooms)
    .flatMap((room) => Object.values<Row>(room))
    .filter((row) => row.auth === 'bearer' && !row.admin && row.body === undefined && reads(row) && isRead(row))
    .map((row) => {
      const shape = row.request && z.toJSONSchema(row.request, { io: 'input', unrepresentable: 'any' });
      return { row, input: shape ? bodyOf(shape, accountId) : {} };
    });
}
