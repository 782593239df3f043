import { ApiFailure } from './api-failure';
import { type Schemas, schemasWithin, takesNull } from './request-schemas';

/**
 * Fields whose digits are not a quantity (R0.14): addresses, names, descriptions, bank addresses, codes, PINs,
 * passwords, tax ids, phones, card and account numbers; and the secrets and references that are text on the wire.
 */
const KEPT_AS_TEXT =
  /address|name|description|code|otp|cvv|pin$|^pin|password|secret|token|tax|tin$|^tin|phone|card(?!AccountId)|iban|accountNumber|number$|trxid|transactionId|^key$|key$/i;

/** Page numbers are quantities although they end in "number". */
const QUANTITIES = /^pageNumber$/i;

/** Fields where a NaN is a mistake that must not be dropped silently. */
const MONEY_FIELD = /amount|fee|percent/i;

function isKeptAsText(field: string): boolean {
  return KEPT_AS_TEXT.test(field) && !QUANTITIES.test(field);
}

/**
 * Payload clean-up (R1.5.9 as R0.14 limits it): a string becomes a number only if the number prints back as the
 * same string; undefined and NaN fields are dropped. Null is dropped as well, unless the request may hold it: there it
 * means "none". Requests only. Nested objects and arrays are cleaned alike.
 * @param request the schemas of the payload; without one no field may hold null
 * @throws ApiFailure 'verify' for a NaN in an amount, fee or percentage: the submission stops
 */
export function cleanPayload(
  payload: Readonly<Record<string, unknown>>,
  request: Schemas = [],
): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(payload)) {
    if (typeof value === 'number' && Number.isNaN(value) && MONEY_FIELD.test(field)) {
      throw new ApiFailure('verify', { code: 'NaN', fields: { [field]: '' } });
    }
    const cleaned = cleanValue(field, value, schemasWithin(request, field));
    if (cleaned !== undefined) clean[field] = cleaned;
  }
  return clean;
}

function cleanValue(field: string, value: unknown, schemas: Schemas): unknown {
  if (value === null) return takesNull(schemas) ? null : undefined;
  if (value === undefined) return undefined;
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (typeof value === 'string') return isKeptAsText(field) ? value : losslessNumber(value);
  if (Array.isArray(value)) {
    const items = schemasWithin(schemas);
    return value.map((item: unknown) => cleanValue(field, item, items)).filter((item) => item !== undefined);
  }
  if (isPlainObject(value)) return cleanPayload(value, schemas);
  return value;
}

/** "5" → 5; "0123", "1.10", "1e5" and twenty digits stay strings. */
function losslessNumber(text: string): string | number {
  if (!/^-?\d/.test(text)) return text;
  const number = Number(text);
  return String(number) === text && /^-?\d+(\.\d+)?$/.test(text) ? number : text;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
