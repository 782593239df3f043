import * as z from 'zod/mini';

// Fields that the bank describes: what activating a card asks (R2.7.30), and what a transfer to a country needs.

/** A choice of a select field, and the fields that it opens. */
export interface ExtraOption {
  readonly value: string;
  readonly label: string;
  readonly extraParams: readonly ExtraParam[];
}

/** A field that the bank describes (R2.7.30). Its label and hint are sentences in the reader's language. */
export interface ExtraParam {
  readonly name: string;
  /** `emailOrPhone`: its pattern says what of a phone is taken, once what people write between the digits is gone. */
  readonly kind: 'text' | 'digits' | 'email' | 'emailOrPhone' | 'date' | 'select' | 'checkbox';
  readonly label: string;
  readonly hint: string | null;
  readonly isRequired: boolean;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** A regular expression that the whole value has to match. */
  readonly pattern: string | null;
  readonly options: readonly ExtraOption[];
}

/** The wire form of an `ExtraParam`. */
export const extraParam: z.ZodMiniType<ExtraParam> = z.lazy(() =>
  z.object({
    name: z.string(),
    kind: z.enum(['text', 'digits', 'email', 'emailOrPhone', 'date', 'select', 'checkbox']),
    label: z.string(),
    hint: z.nullable(z.string()),
    isRequired: z.boolean(),
    minLength: z.nullable(z.int()),
    maxLength: z.nullable(z.int()),
    pattern: z.nullable(z.string()),
    options: z.array(z.object({ value: z.string(), label: z.string(), extraParams: z.array(extraParam) })),
  }),
);
