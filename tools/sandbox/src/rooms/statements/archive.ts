import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { CallContext } from '../../platform/handler';
import { type FileAnswer, wholeFile } from '../../platform/handler';
import { issuedStatement } from './issue';
import type { StatedAccount } from './months';

interface Year {
  account: StatedAccount;
  year: number;
  brand: string;
}

/** All statements of a year in one archive, the whole months of a year that is not over. The same statements, the same bytes. */
export async function archiveOf({ account, year, brand }: Year, context: CallContext): Promise<FileAnswer> {
  const zip = new ZipFile();
  for (let month = 1; month <= 12; month += 1) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    const first = `${name}-01`;
    if (first < account.first || first > account.last) continue;
    const content = await issuedStatement({ account, month: first, brand }, context);
    zip.addBuffer(content, `statement-${account.accountId}-${name}.pdf`, {
      // PDFs are compressed already. A DOS time has no zone: the day after the month, on any machine.
      compress: false,
      mtime: new Date(year, month, 1),
      mode: 0o100644,
      forceDosTimestamp: true,
    });
  }
  zip.end();
  const content = await buffer(zip.outputStream);
  return wholeFile({ name: `statements-${account.accountId}-${year}.zip`, mediaType: 'application/zip', content });
}
