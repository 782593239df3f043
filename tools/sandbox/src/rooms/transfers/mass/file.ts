import { massFile, massOutsideFile } from '@bank/protocol/transfers-mass';
import type { MassFile, MassOutsideFile } from '@bank/protocol/transfers-mass';
import type { ZodMiniType } from 'zod/mini';

/** A file of rows is no larger than a file of a customer: 5 MB. */
const MOST_BYTES = 5_000_000;

/** The rows of an uploaded file of payments to customers; null for anything else. */
export async function readRows(file: File): Promise<MassFile | null> {
  const rows = await numbered(file, massFile);
  return rows?.map((row) => ({ ...row, email: row.email.trim().toLowerCase() })) ?? null;
}

/** The rows of an uploaded file of payments out of the bank; null for anything else. */
export const readOutsideRows = (file: File): Promise<MassOutsideFile | null> => numbered(file, massOutsideFile);

/** The rows of a file, each row number once; null for anything else. */
async function numbered<Row extends { n: number }>(file: File, form: ZodMiniType<Row[]>): Promise<Row[] | null> {
  if (file.size > MOST_BYTES) return null;
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return null;
  }
  const read = form.safeParse(content);
  if (!read.success || new Set(read.data.map(({ n }) => n)).size < read.data.length) return null;
  return read.data;
}
