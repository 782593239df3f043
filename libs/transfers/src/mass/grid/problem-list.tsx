import { type MessageId, Text, useLocale, useText } from '@bank/i18n';
import { Button } from '@bank/ui';
import { downloadFile } from '@bank/wrapper';
import { Download } from 'lucide-react';
import { csvOf } from '../../batches/csv-of';
import { cellOf, type Found, type MassLine, type Problem, wrongRows } from '../mass-rows';
import { countryOfIban } from '../sheet/iban';
import type { Sheet } from '../sheet/sheet';
import type { GridChange } from './grid-state';
import { PROBLEM_WORDS, reasonOf } from './problem-words';

interface ProblemListProps {
  sheet: Sheet;
  lines: readonly MassLine[];
  problems: ReadonlyMap<number, readonly Found[]>;
  /** Of the account that pays. */
  currency: string;
  change(change: GridChange): void;
}

interface Fix {
  label: MessageId;
  /** A change that sets no cell is not offered. */
  change(rows: readonly MassLine[], currency: string, rightOf: (n: number) => string | undefined): GridChange;
}

const leaveOut: Fix = {
  label: 'transfers.mass.removeRows',
  change: (rows) => ({ type: 'remove', rows: new Set(rows.map(({ n }) => n)) }),
};
const useOwnCurrency: Fix = {
  label: 'transfers.mass.ownCurrency',
  change: (rows, value) => ({ type: 'set', cells: rows.map(({ n }) => ({ n, field: 'currency', value })) }),
};
const shorten: Fix = {
  label: 'transfers.mass.shortenNotes',
  change: (rows) => ({
    type: 'set',
    cells: rows.map((line) => ({ n: line.n, field: 'note', value: [...cellOf(line, 'note')].slice(0, 140).join('') })),
  }),
};

const countryFromIban: Fix = {
  label: 'transfers.mass.countryFromIban',
  change: (rows) => ({
    type: 'set',
    cells: rows.flatMap((line) => {
      const value = countryOfIban(cellOf(line, 'iban'));
      return value === undefined ? [] : [{ n: line.n, field: 'country', value }];
    }),
  }),
};

const useRightNames: Fix = {
  label: 'transfers.mass.useNames',
  change: (rows, _currency, rightOf) => ({
    type: 'set',
    cells: rows.flatMap(({ n }) => {
      const value = rightOf(n);
      return value === undefined ? [] : [{ n, field: 'name', value }];
    }),
  }),
};

/** What mends all problems of a kind at once; a problem of any other kind needs a look at each of its cells. */
const FIXES: Readonly<Partial<Record<Problem, Fix>>> = {
  countryMissing: countryFromIban,
  countryFormat: countryFromIban,
  currencyMissing: useOwnCurrency,
  currencyFormat: useOwnCurrency,
  noteLong: shorten,
  duplicate: leaveOut,
  paidBefore: leaveOut,
  nameClose: useRightNames,
  nameOther: leaveOut,
  refused: leaveOut,
  amountZero: leaveOut,
  emailOwn: leaveOut,
};

/** What is wrong, by kind, how often, and what mends all of a kind at once (R2.7.141). Each can be taken back. */
export function ProblemList({ sheet, lines, problems, currency, change }: ProblemListProps) {
  const t = useText();
  const locale = useLocale();
  const kinds = new Map<Problem, MassLine[]>();
  for (const line of lines) {
    for (const { problem } of problems.get(line.n) ?? []) {
      const rows = kinds.get(problem);
      if (rows) rows.push(line);
      else kinds.set(problem, [line]);
    }
  }
  if (kinds.size === 0) return null;
  const rightOf = (n: number) => problems.get(n)?.find(({ right }) => right !== undefined)?.right;
  const download = async () => {
    const table = wrongRows(lines, problems, {
      columns: sheet.columns,
      locale,
      row: t('transfers.mass.row'),
      problem: t('transfers.mass.problem'),
      reason: (found) => reasonOf(found, t),
    });
    await downloadFile(new Blob([await csvOf(table)], { type: 'text/csv' }), 'to-correct.csv');
  };
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold">
          <Text id="transfers.mass.problems" values={{ count: problems.size }} />
        </h3>
        <Button variant="quiet" size="small" icon={<Download className="size-4" />} onClick={() => void download()}>
          <Text id="transfers.mass.wrongFile" />
        </Button>
      </div>
      <ul className="grid gap-1">
        {[...kinds].map(([problem, rows]) => {
          const fix = FIXES[problem];
          const mended = fix?.change(rows, currency, rightOf);
          const isOffered = mended !== undefined && (mended.type !== 'set' || mended.cells.length > 0);
          return (
            <li key={problem} className="flex flex-wrap items-center gap-x-3 text-sm">
              <span className="bg-danger-soft text-danger rounded-full px-2 py-0.5 font-semibold tabular-nums">
                {rows.length}
              </span>
              <span className="min-w-0">
                <Text id={PROBLEM_WORDS[problem]} />
              </span>
              {fix && isOffered && (
                <Button variant="quiet" size="small" onClick={() => change(mended)}>
                  <Text id={fix.label} values={{ count: rows.length, currency }} />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
