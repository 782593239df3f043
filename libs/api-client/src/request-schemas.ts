import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What a place of a request may hold: several schemas where a union has several branches, none where the place is unknown. */
export type Schemas = readonly Schema[];

/** A schema without its wrappers; of a union each branch. */
function branches(schema: Schema): Schema[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return branches(schema._zod.def.innerType);
  }
  if (schema instanceof z.ZodMiniPipe) return branches(schema._zod.def.in);
  if (schema instanceof z.ZodMiniUnion) return schema._zod.def.options.flatMap(branches);
  return [schema];
}

/** @param field of an object or record; without it, the schemas of an array's items */
export function schemasWithin(schemas: Schemas, field?: string): Schemas {
  return schemas.flatMap(branches).flatMap((schema) => {
    if (field === undefined) return schema instanceof z.ZodMiniArray ? [schema._zod.def.element] : [];
    if (schema instanceof z.ZodMiniRecord) return [schema._zod.def.valueType];
    const found = schema instanceof z.ZodMiniObject ? schema._zod.def.shape[field] : undefined;
    return found ? [found] : [];
  });
}

/** Whether null is a value here. */
export const takesNull = (schemas: Schemas): boolean => schemas.some((schema) => z.safeParse(schema, null).success);
