import { createHash } from 'node:crypto';
import { documentStatusId } from '@bank/protocol/documents';
import type { DocumentCategory } from '@bank/protocol/documents';
import { onlySeen } from '@bank/protocol/plain-name';
import type { Tx } from '../db';
import type { CallContext } from '../handler';
import { callerOf } from '../handler';
import type { MayRefuse } from '../refusal';
import { MEGAPIXELS } from './bounds';
import { mediaTypeOf } from './file-kind';
import { onlyPicture } from './pictures/only-picture';
import { refused } from './texts';
import { takesType } from './types';

/** The most that waits for the bank's eyes, per customer, category and sender: who sends by a link fills nobody else's room. */
const MAX_PENDING = 30;

/** A file, and what it is to prove. */
export interface ToStore {
  category: DocumentCategory;
  /** The kind of document, or its side, where the category has kinds. */
  typeId?: number;
  /** Whose papers count: where the customer lives and is a citizen, or where the address is. */
  countries: readonly string[];
  file: File;
  /** Whose it is and who sends it; by default the caller, for the customer acted for. */
  by?: Pick<NewDocument, 'customerId' | 'userId'>;
}

/** Why a file is not read. */
type FileProblem = 'empty' | 'wrongType' | 'damaged' | 'tooManyPixels';

/** Why a file is not taken. */
export type DocumentProblem = FileProblem | 'tooManyDocuments' | 'noSuchDocumentType';

/**
 * Keeps a file of the customer acted for; the bank will look at it. Call it in the transaction that links it to what it is
 * for, and publish `documentsChanged` after the commit.
 *
 * @param file as the multipart row parsed it: `file: fileIn`
 * @returns the id of the new document
 * @throws Refusal VF at `file` unless its bytes are a PDF or a picture that the bank takes, and at `documentTypeId` unless the category has
 *   it there
 */
export async function storeDocument(
  tx: Tx,
  context: CallContext & MayRefuse<DocumentProblem>,
  { category, typeId, countries, file, by }: ToStore,
): Promise<string> {
  const { customerId, userId } = by ?? callerOf(context);
  if (!takesType(category, countries, typeId))
    throw refused(context, 'noSuchDocumentType', { field: 'documentTypeId' });
  const { content, mediaType, fileName } = await readDocument(context, file);
  const [waiting] = await tx.query<{ count: string }>(
    `SELECT count(*) FROM document WHERE customer_id = $1 AND category = $2 AND status_id = $3 AND created_by = $4`,
    [customerId, category, documentStatusId.pending, userId],
  );
  if (Number(waiting?.count) >= MAX_PENDING) throw refused(context, 'tooManyDocuments', { field: 'file' });

  return insertDocument(tx, context, { customerId, userId, category, typeId, fileName, mediaType, content });
}

/** A document as it is kept, whatever it came from. */
interface NewDocument extends Pick<ToStore, 'category' | 'typeId'> {
  customerId: number;
  /** Who gave it to the bank. */
  userId: number;
  fileName: string;
  mediaType: string;
  content: Buffer;
}

/** Keeps what was read or received; the bank will look at it. @returns the id of the new document */
export async function insertDocument(
  tx: Tx,
  { clock, ids }: Pick<CallContext, 'clock' | 'ids'>,
  { customerId, userId, category, typeId, fileName, mediaType, content }: NewDocument,
): Promise<string> {
  const id = ids.next();
  const hash = createHash('sha256').update(content).digest();
  await tx.query(
    `INSERT INTO document (id, customer_id, category, type_id, file_name, media_type, content, sha256, uploaded_at, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, customerId, category, typeId ?? null, fileName, mediaType],
      ...[content, hash, new Date(clock.now()), userId],
    ],
  );
  return id;
}

/**
 * The bytes of a file as the bank keeps them, what they are, and its name. A PDF is kept byte for byte, a picture without what is not seen
 * (R0.72).
 * @throws Refusal VF at `file` unless its bytes are a PDF, or a whole JPEG, PNG or HEIC that declares no more pixels than the bank takes
 */
export async function readDocument(
  context: CallContext & MayRefuse<FileProblem>,
  file: File,
): Promise<{ content: Buffer; mediaType: string; fileName: string }> {
  const sent = Buffer.from(await file.arrayBuffer());
  if (sent.length === 0) throw refused(context, 'empty', { field: 'file' });
  const mediaType = mediaTypeOf(sent);
  if (mediaType === null) throw refused(context, 'wrongType', { field: 'file' });
  const content = mediaType === 'application/pdf' ? sent : onlyPicture(sent, mediaType);
  if (content === 'damaged') throw refused(context, 'damaged', { field: 'file' });
  if (content === 'tooManyPixels')
    throw refused(context, 'tooManyPixels', { field: 'file', values: { megapixels: String(MEGAPIXELS) } });
  return { content, mediaType, fileName: nameOf(file) };
}

/** The last part of the name, without what nobody can see and what no text column or header can hold (R0.170). */
function nameOf({ name }: File): string {
  const last = onlySeen(name.split(/[/\\]/).at(-1) ?? '');
  return [...last].slice(0, 120).join('') || 'document';
}
