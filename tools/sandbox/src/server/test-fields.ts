import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
export interface Field {
  /** `createPersonalAccount.address.city`; an entry of a list or a record is `*`. */
  path: string;
  schema: Schema;
}

/** The fields of a request that hold no others, each once. */
function fieldsOf(path: string, schema: Schema): Field[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return fieldsOf(path, schema._zod.def.innerType);
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<Schema>(schema._zod.def.shape).flatMap(([name, inner]) => fieldsOf(`${path}.${name}`, inner));
  if (schema instanceof z.ZodMiniArray) return fieldsOf(`${path}.*`, schema._zod.def.element);
  if (schema instanceof z.ZodMiniRecord) return fieldsOf(`${path}.*`, schema._zod.def.valueType);
  if (schema instanceof z.ZodMiniUnion) return schema._zod.def.options.flatMap((one) => fieldsOf(path, one));
  return [{ path, schema }];
}

/** Every field of every request, found in the table of rows. */
export const FIELDS: readonly Field[] = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .flatMap((row) => (row.request ? fieldsOf(row.name, row.request) : []));

/** What the field itself is called, in whatever list or record it stands. */
export const lastOf = (path: string): string => path.split('.').findLast((part) => part !== '*') ?? '';
