import { call } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, RowToken, SavingNote, useSaving } from '@bank/kit';
import { statementFile, type StatementExport } from '@bank/protocol/statements';
import { Spinner } from '@bank/ui';
import { Download, FileText } from 'lucide-react';

/** One statement: what came in and went out, and the balance at the end. The row saves it. */
export function MonthRow({ month: row }: { month: StatementExport }) {
  const t = useText();
  const format = useFormat();
  const { id: brand } = useBrand();
  const saving = useSaving();
  const { accountId, dateFrom, currencyCode: currency, entries } = row;
  const month = dateFrom.slice(0, 7);
  const name = format.date(dateFrom, 'month');
  const save = () =>
    saving.save(`statement-${accountId}-${month}.pdf`, (onProgress) =>
      call(statementFile, { brand, accountId, month }, { onProgress }),
    );
  return (
    <li>
      <button type="button" aria-disabled={saving.isPending} className="row row-control" onClick={() => void save()}>
        <RowToken>
          <FileText />
        </RowToken>
        <span className="row-main">
          <span className="row-title">
            <span className="sr-only">{t('statements.save', { month: name })}</span>
            <span aria-hidden="true">{name}</span>
          </span>
          <span className="text-muted block text-sm">
            {entries === 0 ? (
              <Text id="statements.quiet" />
            ) : (
              <Text
                id="statements.flow"
                values={{
                  in: <AmountText amount={row.moneyIn} currency={currency} />,
                  out: <AmountText amount={row.moneyOut} currency={currency} />,
                }}
              />
            )}
          </span>
        </span>
        <span className="row-aside flex items-center gap-3">
          <span className="tablet:block hidden text-end">
            <AmountText amount={row.closingBalance} currency={currency} />
            <span className="text-muted block text-xs">
              <Text id="statements.closing" />
            </span>
          </span>
          {saving.isPending ? (
            <Spinner label={t('statements.making')} />
          ) : (
            <Download className="text-muted size-5 shrink-0" aria-hidden="true" />
          )}
        </span>
      </button>
      <SavingNote saving={saving} making={<Text id="statements.making" />} />
    </li>
  );
}
