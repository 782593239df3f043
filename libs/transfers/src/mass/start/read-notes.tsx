import { Text, useLocale } from '@bank/i18n';
import type { ColumnNotation, Marks } from '@bank/money';
import { MASS_ROWS } from '@bank/protocol/transfers-mass';
import { Banner } from '@bank/ui';
import type { Pasted } from '../grid/pasted';
import { marksOf } from '../reading/amounts';
import { type Failure, FAILURE_VALUES, FAILURE_WORDS } from './failure-words';
import { amountRead } from './notation-choice';

/** An amount of the file, and the notation it was read in. */
export interface ReadAs {
  written: string;
  marks: Marks;
}

/** What is shown of how the amounts of a file were read; null where they are written as the page writes. */
export function readAsOf(
  { marks, sample, open }: ColumnNotation,
  said: Marks | undefined,
  locale: string,
): ReadAs | null {
  const [used, written] = [said ?? marks, open ?? sample];
  return used === null || written === null || used === marksOf(locale) ? null : { written, marks: used };
}

interface ReadNotesProps {
  readAs: ReadAs | null;
  /** Of the account that pays. */
  currency: string;
  /** Why the clipboard was not taken. */
  failure: Failure | null;
  /** What the clipboard had beyond the sheet. */
  leftOut: Pasted['leftOut'] | null;
}

/** How amounts were read (R2.7.220), and what of a paste the sheet has no place for (R2.7.223). */
export function ReadNotes({ readAs, currency, failure, leftOut }: ReadNotesProps) {
  const locale = useLocale();
  return (
    <>
      {readAs && (
        <Banner tone="info">
          <Text
            id="transfers.mass.readAs"
            values={{
              written: readAs.written,
              amount: amountRead(readAs.written, readAs.marks, currency, locale),
            }}
          />
        </Banner>
      )}
      {failure && <Banner tone="danger" title={<Text id={FAILURE_WORDS[failure]} values={FAILURE_VALUES} />} />}
      {leftOut && leftOut.rows > 0 && (
        <Banner tone="warning">
          <Text id="transfers.mass.pastedRows" values={{ rows: leftOut.rows, most: MASS_ROWS }} />
        </Banner>
      )}
      {leftOut && leftOut.columns > 0 && (
        <Banner tone="warning">
          <Text id="transfers.mass.pastedColumns" values={{ columns: leftOut.columns }} />
        </Banner>
      )}
    </>
  );
}
