import * as z from 'zod/mini';
import { http, method } from './method';
import { amount, currencyCode, day, id, idIn } from './wire';

// R2.3.21, R2.7.60 to R2.7.62.

/** How often the bank writes statements. */
const source = z.literal('monthly');

/** Which accounts have statements, and of which years; the newest first. */
export const accountStatements = method('accountStatements', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  /** Without an account: of all that have any. */
  request: z.strictObject({ accountId: z.optional(idIn), source }),
  response: z.object({
    accounts: z.array(
      z.object({
        accountId: id,
        name: z.string(),
        currencyCode,
        isClosed: z.boolean(),
        /** Years with a whole month in them, and how many months these are. */
        years: z.array(z.object({ year: z.int(), months: z.int() })),
      }),
    ),
  }),
});
export type AccountStatements = z.output<typeof accountStatements.response>['accounts'][number];

/** The statements of an account, the newest month first. */
export const statementExportList = method('statementExportList', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({
    accountId: idIn,
    source,
    pageNumber: idIn,
    /** 12 on the screen (R2.9.2). At most 60. */
    pageSize: idIn,
  }),
  response: z.object({
    total: z.int(),
    exports: z.array(
      z.object({
        accountId: id,
        /** The first and the last day of the month, in UTC. */
        dateFrom: day,
        dateTo: day,
        currencyCode,
        openingBalance: amount,
        closingBalance: amount,
        /** Unsigned, fees among what went out. */
        moneyIn: amount,
        moneyOut: amount,
        /** How many lines the statement has. */
        entries: z.int(),
      }),
    ),
  }),
});
export type StatementExport = z.output<typeof statementExportList.response>['exports'][number];

const brand = z.string().check(z.regex(/^[a-z]$/));

/** A month's statement as a PDF in the reader's language, under the brand's letterhead: the same bytes whenever it is asked for. */
export const statementFile = http('GET /statements/{brand}/{accountId}/months/{month}', {
  acting: true,
  balanceInfo: true,
  answers: 'file',
  refusals: ['unknown'],
  request: z.strictObject({ brand, accountId: idIn, month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
  response: z.instanceof(Blob),
});

/** Beyond the specification: all statements of a year in one archive. */
export const statementArchive = http('GET /statements/{brand}/{accountId}/years/{year}', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  answers: 'file',
  refusals: ['unknown'],
  request: z.strictObject({ brand, accountId: idIn, year: idIn }),
  response: z.instanceof(Blob),
});
