import * as z from 'zod/mini';
import { category, historyFilter, transactionId } from './history';
import { accessRight, http, method } from './method';
import { nameIn } from './name-in';
import { documentRefusals } from './refusals';
import { fileIn, id, idIn, textIn } from './wire';

// R2.7.26 to R2.7.28: what a customer adds to a history.

/** What the company's books say is for those who may order its payments; who may only read changes nothing for the others. */
const KEEPS_BOOKS = [accessRight.fullAccess, accessRight.initiate, accessRight.confirmed];

/** What money was for, as the customer knows better: for every entry of the payee, earlier and later ones. */
export const payeeCategorySet = method('payeeCategorySet', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: KEEPS_BOOKS,
  refusals: ['unknown', 'noCategory'],
  /** Without a category the bank forgets what it was taught. */
  request: z.strictObject({ transactionId, category: z.optional(category) }),
  response: z.object({
    /** What it is now. */
    category: z.nullable(category),
    /** What the customer had taught before; null where the bank had decided. To undo is to set it again. */
    before: z.nullable(category),
  }),
});

/** A customer's own words on a payment; they go with an empty text. Whom it was sent to never sees them. */
export const transactionNoteSet = method('transactionNoteSet', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: KEEPS_BOOKS,
  refusals: ['unknown'],
  request: z.strictObject({ transactionId, note: textIn(500) }),
});

/** A bill or a receipt that belongs to a payment; the bank keeps it byte for byte. */
export const attachmentAdd = method('attachmentAdd', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: KEEPS_BOOKS,
  body: 'multipart',
  refusals: ['unknown', ...documentRefusals],
  request: z.strictObject({ transactionId, file: fileIn }),
  response: z.object({ attachmentId: z.string() }),
});

const attachmentId = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));

export const attachmentRemove = method('attachmentRemove', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: KEEPS_BOOKS,
  refusals: ['noAttachment'],
  request: z.strictObject({ attachmentId }),
});

export const attachmentFile = http('GET /history/attachments/{attachmentId}', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  answers: 'file',
  refusals: ['noAttachment'],
  request: z.strictObject({ attachmentId }),
  response: z.instanceof(Blob),
});

/** Filters under a name: those of a history, but that its days may be a period that goes along with the calendar. */
const viewFilter = z.strictObject({
  accountId: historyFilter.accountId,
  keyword: historyFilter.keyword,
  transactionType: historyFilter.transactionType,
  fromDate: historyFilter.fromDate,
  toDate: historyFilter.toDate,
  period: z.optional(z.enum(['thisMonth', 'lastMonth', 'last90', 'thisYear'])),
  fromAmount: historyFilter.fromAmount,
  toAmount: historyFilter.toAmount,
  transactionDirection: historyFilter.transactionDirection,
  status: historyFilter.status,
  email: historyFilter.email,
  category: historyFilter.category,
});

const view = z.object({
  viewId: id,
  name: z.string(),
  filter: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type HistoryView = z.output<typeof view>;

/** The caller's own for the customer acted for, in the order of their names. */
export const historyViewList = method('historyViewList', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  response: z.object({ views: z.array(view) }),
});

/** A new one, or with an id another name or other filters for one that is there. */
export const historyViewSave = method('historyViewSave', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['nameMissing', 'nameTaken', 'tooManyViews', 'noSuchView'],
  request: z.strictObject({ viewId: z.optional(idIn), name: nameIn(40), filter: z.optional(viewFilter) }),
  response: z.object({ viewId: id }),
});

export const historyViewRemove = method('historyViewRemove', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['noSuchView'],
  request: z.strictObject({ viewId: idIn }),
});
