import * as z from 'zod/mini';
import { accessRight, http, method } from './method';
import { documentRefusals } from './refusals';
import { fileIn, id, textIn } from './wire';

// R3.3.14, R3.7.9, R0.118: the papers of a tax certification, and the certificate itself.

/**
 * Forms of the tax office of the United States: W-9 of its taxpayers, W-8 of others (W-8BEN of a person, W-8BEN-E of a company). The certificate
 * says that a person has lost that nationality.
 */
export const paperKind = z.enum(['w9', 'w8', 'lossOfNationality']);
export type PaperKind = z.output<typeof paperKind>;

/** A paper that was sent, newest last. What the bank has rejected stays on the list and counts for nothing. */
export const taxPaper = z.object({
  id: z.string(),
  kind: paperKind,
  fileName: z.string(),
  /** R2.3.4. */
  statusId: id,
  /** In the language of the call. */
  rejectReason: z.nullable(z.string()),
});
export type TaxPaper = z.output<typeof taxPaper>;

const ids = z.optional(z.array(textIn(100)).check(z.minLength(1), z.maxLength(5)));

/** The papers that are certified along, by their ids; each kind is there where it is asked for, and nowhere else (R0.118). */
export const papersIn = z.strictObject({ w9: ids, w8: ids, lossOfNationality: ids });
export type PapersIn = z.output<typeof papersIn>;

/** What goes along with the papers of a person: why they have no certificate of loss of nationality. */
export const noCertificateIn = z.optional(textIn(200));

/** What each certification shows of its papers. */
export const papersShown = {
  papers: z.array(taxPaper),
  /** The newest certification as a file, and its status (R2.3.4); null before the first. */
  certificate: z.nullable(z.object({ id: z.string(), statusId: id })),
};

/** The words with which a certification is refused for its papers. */
const paperRefusals = ['paperMissing', 'paperElsewhere', 'noSuchPaper'] as const;

/** The words with which the bank refuses every certification, of a person, a company and a representative alike. */
export const certificationRefusals = [
  'countryTwice',
  'taxIdMissing',
  'taxIdDummy',
  'taxIdAndReason',
  'explanationMissing',
  'explanationElsewhere',
  'usEntryMissing',
  'usEntryElsewhere',
  'nothingKept',
  ...paperRefusals,
  'unprintable',
  'otherDeclaration',
] as const;

const upload = {
  acting: true,
  balanceInfo: false,
  right: [accessRight.fullAccess, accessRight.uploading],
  body: 'multipart',
  lang: true,
} as const;

/** Sends a W-9 or W-8. It waits until a certification names it. */
export const wFormUpload = method('wFormUpload', {
  ...upload,
  refusals: documentRefusals,
  request: z.strictObject({ form: z.enum(['w9', 'w8']), file: fileIn }),
  response: z.object({ paper: taxPaper }),
});

/** Sends a person's certificate of loss of nationality. */
export const lossOfNationalityUpload = method('lossOfNationalityUpload', {
  ...upload,
  refusals: ['personalOnly', ...documentRefusals],
  request: z.strictObject({ file: fileIn }),
  response: z.object({ paper: taxPaper }),
});

/** Sends a representative's own paper. The secret of the link travels in a header, and is looked at before the file is read. */
export const representativePaperUpload = method('representativePaperUpload', {
  auth: 'authSecret',
  body: 'multipart',
  lang: true,
  beyond: true,
  refusals: documentRefusals,
  request: z.strictObject({ kind: paperKind, file: fileIn }),
  response: z.object({ paper: taxPaper }),
});

/** A paper as it was sent, or a certificate as it was signed. */
export const taxPaperDownload = http('GET /tax/papers/{id}', {
  acting: true,
  balanceInfo: false,
  right: [accessRight.fullAccess],
  answers: 'file',
  refusals: ['noSuchPaper'],
  request: z.strictObject({ id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/)) }),
  response: z.instanceof(Blob),
});

/** The certificate of a representative whose link is used up: for a quarter of an hour, by a secret of its own. */
export const representativeCertificate = http('POST /tax/certificate-copies', {
  auth: 'none',
  answers: 'file',
  beyond: true,
  refusals: ['noSuchPaper'],
  request: z.strictObject({ copy: z.string().check(z.regex(/^[\w-]{1,128}$/)) }),
  response: z.instanceof(Blob),
});
