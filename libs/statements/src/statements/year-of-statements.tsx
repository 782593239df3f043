import { call } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { Rows, SavingNote, useSaving } from '@bank/kit';
import { statementArchive, type StatementExport } from '@bank/protocol/statements';
import { Button, SectionHeading } from '@bank/ui';
import { FolderDown } from 'lucide-react';
import { useId } from 'react';
import { MonthRow } from './month-row';

interface YearProps {
  year: number;
  /** How many statements the year has, on this page and the others. */
  count: number;
  accountId: number;
  months: readonly StatementExport[];
}

/** The months of a year, and all of them in one archive. */
export function YearOfStatements({ year, count, accountId, months }: YearProps) {
  const heading = useId();
  const { id: brand } = useBrand();
  const saving = useSaving();
  const save = () =>
    saving.save(`statements-${accountId}-${year}.zip`, (onProgress) =>
      call(statementArchive, { brand, accountId, year }, { onProgress }),
    );
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading
        id={heading}
        action={
          count > 1 && (
            <Button
              variant="quiet"
              size="small"
              icon={<FolderDown className="size-4" />}
              pending={saving.isPending}
              onClick={() => void save()}
            >
              <Text id="statements.year" values={{ year: String(year) }} />
            </Button>
          )
        }
      >
        {year}
      </SectionHeading>
      <SavingNote saving={saving} making={<Text id="statements.makingYear" values={{ count }} />} />
      <Rows labelledBy={heading}>
        {months.map((month) => (
          <MonthRow key={month.dateFrom} month={month} />
        ))}
      </Rows>
    </section>
  );
}
