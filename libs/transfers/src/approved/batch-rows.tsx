import { query } from '@bank/api-client';
import { isolated, Text, useText } from '@bank/i18n';
import { AmountText, Answer, Pages, pagesOf } from '@bank/kit';
import { globalPayBatch } from '@bank/protocol/transfers-global-batch';
import { batchTransferViewFile } from '@bank/protocol/transfers-mass';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const ROWS_A_PAGE = 10;

/** A payment of a batch, whichever file it stands in. */
interface Line {
  row: number;
  name: string;
  detail: string;
  amount: string;
  currencyCode: string;
}

interface BatchRowsProps {
  batchId: string;
  /** Its payments go by links. */
  isOfLinks: boolean;
}

/** The payments of a batch that is decided, page by page: the whole of it is signed (R0.22). */
export function BatchRows({ batchId, isOfLinks }: BatchRowsProps) {
  return isOfLinks ? <RowsOfLinks batchId={batchId} /> : <RowsOfFile batchId={batchId} />;
}

function RowsOfFile({ batchId }: { batchId: string }) {
  return (
    <Answer of={useQuery(query(batchTransferViewFile, { id: batchId }))} rows={3}>
      {({ rows }) => (
        <Lines
          lines={rows
            .filter(({ state }) => state !== 'wrong')
            .map(({ row, name, payee, amount, currencyCode }) => ({
              ...{ row, amount, currencyCode },
              ...{ name: name ?? payee, detail: name === null ? '' : payee },
            }))}
        />
      )}
    </Answer>
  );
}

function RowsOfLinks({ batchId }: { batchId: string }) {
  return (
    <Answer of={useQuery(query(globalPayBatch, { batchId }))} rows={3}>
      {({ payments }) => (
        <Lines
          lines={payments
            .filter(({ state }) => state !== 'wrong' && state !== 'deleted')
            .map(({ id: row, beneficiaryName: name, beneficiaryEmail: detail, amount, currencyCode }) => ({
              ...{ row, name, detail, amount, currencyCode },
            }))}
        />
      )}
    </Answer>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useText();
  const [page, setPage] = useState(1);
  return (
    <div className="grid gap-2">
      <h3 className="text-muted text-sm font-semibold">
        <Text id="transfers.signed.rows" values={{ count: lines.length }} />
      </h3>
      <ul aria-label={t('transfers.batches.rows')} className="rows">
        {lines
          .slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE)
          .map(({ row, name, detail, amount, currencyCode }) => (
            <li key={row} className="flex items-start justify-between gap-3 py-2 text-sm">
              <p className="min-w-0">
                <span className="block font-medium">{isolated(name)}</span>
                <span className="text-muted block truncate">{isolated(detail)}</span>
              </p>
              <AmountText amount={amount} currency={currencyCode} always />
            </li>
          ))}
      </ul>
      <Pages page={page} pages={pagesOf(lines.length, ROWS_A_PAGE)} onPage={setPage} />
    </div>
  );
}
