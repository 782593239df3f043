import * as z from 'zod/mini';
import { historyFilter } from './history';
import { http, method } from './method';
import { emailIn, idIn, instant } from './wire';

// Files of a history, which home never asks for.

/**
 * The files that a history can be: three tables of what the filters show, and three statements for bookkeeping, which hold every booked
 * entry of one account in a period.
 */
export const exportFormat = z.enum(['csv', 'xlsx', 'pdf', 'camt053', 'mt940', 'ofx']);
export type ExportFormat = z.output<typeof exportFormat>;

/** The formats that are statements: one account, no filter but the period. */
export const STATEMENT_FORMATS: ReadonlySet<ExportFormat> = new Set<ExportFormat>(['camt053', 'mt940', 'ofx']);

/** An export's id: opaque, as the bank hands it out. */
const exportId = z.string().check(z.regex(/^[a-z0-9]{1,64}$/));

/** Starts a file of everything that the filters show. A second start of the same running list and format returns the same export. */
export const exportStart = method('exportStart', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'tooMany', 'wholeAccountOnly', 'noSuchCurrency'],
  request: z.strictObject({
    ...historyFilter,
    /** Beyond the specification: CSV without it. */
    format: z.optional(exportFormat),
    /** Beyond the specification: under whose name, since the numbers of accounts are the brand's. */
    brand: z.optional(z.string().check(z.regex(/^[a-z]$/))),
  }),
  response: z.object({ exportId: z.string() }),
});

/** waiting and running become ready or failed; ready becomes expired. */
export const exportState = z.enum(['waiting', 'running', 'ready', 'failed', 'expired']);

const exportAnswer = z.object({
  exportId: z.string(),
  status: exportState,
  format: exportFormat,
  /** Rows to write and rows written; 0 until they are counted. */
  rows: z.int(),
  rowsDone: z.int(),
  /** Of the file; null until it is ready. */
  bytes: z.nullable(z.int()),
  fileName: z.string(),
  createdAt: instant,
  /** Until when the file is kept; null until it is ready. */
  expiresAt: z.nullable(instant),
});
export type ExportStatus = z.output<typeof exportAnswer>;

export const exportStatus = method('exportStatus', {
  acting: true,
  balanceInfo: true,
  refusals: ['unknown'],
  request: z.strictObject({ exportId }),
  response: exportAnswer,
});

/** Beyond the specification: the caller's own exports, the newest first: on their way, kept, or failed. What has expired is not listed. */
export const exportList = method('exportList', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  request: z.strictObject({ pageNumber: idIn, pageSize: z.optional(idIn) }),
  response: z.object({ total: z.int(), exports: z.array(exportAnswer) }),
});

/** Sends a link to the file, at once or as soon as it is ready. */
export const exportSendToEmail = method('exportSendToEmail', {
  acting: true,
  balanceInfo: true,
  refusals: ['unknown', 'failed', 'gone', 'notYours'],
  request: z.strictObject({ exportId, email: emailIn }),
});

export const exportFile = http('GET /history/exports/{exportId}', {
  acting: true,
  balanceInfo: true,
  answers: 'file',
  refusals: ['unknown', 'gone', 'notReady'],
  request: z.strictObject({ exportId }),
  response: z.instanceof(Blob),
});
