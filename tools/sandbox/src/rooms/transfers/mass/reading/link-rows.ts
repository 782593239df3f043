import { globalPayBatchColumns } from '@bank/protocol/transfers-global-batch';
import type { GlobalPaymentData } from '@bank/protocol/transfers-global-batch';
import type { Field } from '../../global-batch/columns';
import { readRow } from '../../global-batch/read-row';
import { MOST_CHARACTERS } from '../../global-batch/rows';
import type { NumberedRow } from '../../global-batch/rows';
import { readCanonical } from '../canonical';
import { wholeStart } from './cut';
import { NotRead } from './task';

/** The rows of a file of payments by link. A line that says nothing is no row. @throws NotRead */
export function linkRows(bytes: Uint8Array): NumberedRow[] {
  const rows = readCanonical(bytes, globalPayBatchColumns).flatMap(({ n, ...cells }) =>
    Object.values(cells).some((cell) => cell.trim() !== '') ? [{ n, ...readRow(dataOf(cells), []) }] : [],
  );
  if (rows.length === 0) throw new NotRead('noRows');
  return rows;
}

/** A cell that is longer than any right one is cut: it is wrong either way. */
function dataOf(line: Readonly<Partial<Record<Field, string>>>): GlobalPaymentData {
  const cell = (field: Field) => wholeStart(line[field] ?? '', MOST_CHARACTERS);
  return {
    beneficiaryType: cell('beneficiaryType'),
    beneficiaryName: cell('beneficiaryName'),
    beneficiaryEmail: cell('beneficiaryEmail'),
    beneficiaryCountryCode: cell('beneficiaryCountryCode'),
    amount: cell('amount'),
    currencyCode: cell('currencyCode'),
    description: cell('description'),
  };
}
