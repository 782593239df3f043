import { createWorkPool } from '../../../platform/work-pool';

/** A file of rows is no larger than a file of a customer: 5 MB (R2.9.6). */
const MOST_BYTES = 5_000_000;

/** A task of `file-worker.mjs`. */
export interface FileTask {
  bytes: Uint8Array;
  /** The code page of a text that is no UTF-8. */
  page: string;
  mostRows: number;
}

/** The Windows code page of the countries where a language is spoken; western Europe elsewhere. */
const PAGES: Readonly<Record<string, string>> = { ru: 'windows-1251', ua: 'windows-1251', ro: 'windows-1250' };

/** A large workbook takes about a second; so many files may wait. */
const PLACES = 8;

const pool = createWorkPool<FileTask, string[][] | null>({
  file: new URL('file-worker.mjs', import.meta.url),
  threads: 1,
  places: PLACES,
});

/**
 * The first sheet of a CSV or an XLSX as texts, without its empty last rows.
 * @param mostRows rows after these of a workbook are not read
 * @returns null for what is no table
 * @throws Busy when too many files are waited for
 */
export async function readTable(
  file: File,
  { lang, mostRows }: { lang: string; mostRows: number },
): Promise<string[][] | null> {
  if (file.size === 0 || file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = await pool.run({ bytes, page: PAGES[lang] ?? 'windows-1252', mostRows });
  const last = table?.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) ?? -1;
  return table?.slice(0, last + 1) ?? null;
}

/** Ends the thread; a later file starts another. */
export const closeReader = (): Promise<void> => pool.close();
