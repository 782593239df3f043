import { query } from '@bank/api-client';
import { type MessageId, Text, useText } from '@bank/i18n';
import { AmountText, Answer, Pages, pagesOf } from '@bank/kit';
import type { ReturnReason } from '@bank/protocol/payment';
import { batchTransferViewFile, type MassRow, type MassRowState } from '@bank/protocol/transfers-mass';
import { useCustomer } from '@bank/session/calls';
import { Button, ProgressBar, Segmented, SummaryList } from '@bank/ui';
import { downloadFile } from '@bank/wrapper';
import { useQuery } from '@tanstack/react-query';
import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refill } from '../mass/draft';
import { WAYS } from '../mass/ways';
import { BatchStatus } from './batch-status';
import { csvOf } from './csv-of';

const ROWS_A_PAGE = 20;
const UNPAID: ReadonlySet<MassRowState> = new Set(['wrong', 'failed', 'unpaid', 'returned']);
const ROW_STATES = {
  ready: 'transfers.batches.rowReady',
  wrong: 'transfers.batches.rowWrong',
  sent: 'transfers.batches.rowSent',
  returned: 'transfers.batches.rowReturned',
  paid: 'transfers.batches.rowPaid',
  failed: 'transfers.batches.rowFailed',
  unpaid: 'transfers.batches.rowUnpaid',
} as const;
const RETURN_WORDS: Readonly<Record<ReturnReason, MessageId>> = {
  accountClosed: 'transfers.batches.accountClosed',
  unknownAccount: 'transfers.batches.unknownAccount',
  nameMismatch: 'transfers.batches.nameMismatch',
  recalled: 'transfers.batches.recalled',
  timedOut: 'transfers.batches.timedOut',
  cardRefused: 'transfers.batches.cardRefused',
  notAccepted: 'transfers.batches.notAccepted',
  notConfirmed: 'transfers.batches.notConfirmed',
};

/** One batch: how far it is, what it came to, and its rows with what became of each. */
export function BatchDetails({ id }: { id: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { may } = useCustomer();
  const found = useQuery(query(batchTransferViewFile, { id }, { lazy: true }));
  const [view, setView] = useState<'all' | 'unpaid'>('all');
  const [page, setPage] = useState(1);
  return (
    <Answer of={found} rows={6}>
      {({ batch, rows }) => {
        const unpaid = rows.filter(({ state }) => UNPAID.has(state));
        const shown = view === 'all' ? rows : unpaid;
        const right = batch.rows - batch.wrong;
        const again = async () => {
          const lines = unpaid.map(({ row, cells, amount, currencyCode, note }) => ({
            ...{ n: row, ...cells, amount, currency: currencyCode, note },
          }));
          const reasons = new Map(
            unpaid.flatMap(({ row, reason, field }) =>
              reason === null ? [] : [[row, { text: reason, field: field ?? undefined }]],
            ),
          );
          await refill(batch.type, batch.name, batch.accountId, lines, reasons);
          void navigate(WAYS[batch.type].path);
        };
        const save = async () => {
          const head = ['row', 'payee', 'name', 'amount', 'currency', 'note', 'fee', 'state', 'reason'];
          const content = await csvOf([head, ...rows.map((row) => cellsOf(row, t(ROW_STATES[row.state])))]);
          await downloadFile(new Blob([content], { type: 'text/csv' }), `${batch.id}.csv`);
        };
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <div className="flex flex-wrap items-center gap-3">
              <h3 className="heading-face text-lg">{batch.name}</h3>
              <BatchStatus batch={batch} />
            </div>
            {batch.status === 'released' && (
              <ProgressBar
                label={t('transfers.batches.progress', { done: batch.paid + batch.failed, count: right })}
                value={batch.paid + batch.failed}
                max={right}
              />
            )}
            <SummaryList
              items={[
                {
                  id: 'paid',
                  label: t('transfers.batches.rowPaid'),
                  value: t('transfers.batches.ofCount', { done: batch.paid - batch.onItsWay, count: right }),
                },
                ...(batch.onItsWay > 0
                  ? [{ id: 'onItsWay', label: t('transfers.batches.rowSent'), value: batch.onItsWay }]
                  : []),
                ...(batch.returned > 0
                  ? [{ id: 'returned', label: t('transfers.batches.rowReturned'), value: batch.returned }]
                  : []),
                ...(batch.failed > 0
                  ? [{ id: 'failed', label: t('transfers.batches.rowFailed'), value: batch.failed }]
                  : []),
                ...(batch.wrong > 0
                  ? [{ id: 'wrong', label: t('transfers.batches.rowWrong'), value: batch.wrong }]
                  : []),
                {
                  id: 'fee',
                  label: t('kit.fee'),
                  value: <AmountText amount={batch.fee} currency={batch.currencyCode} />,
                },
                {
                  id: 'total',
                  label: t('transfers.flow.leaves'),
                  value: <AmountText amount={batch.total} currency={batch.currencyCode} />,
                  strong: true,
                },
              ]}
            />
            <div className="flex flex-wrap gap-2">
              {may[WAYS[batch.type].permission] && unpaid.length > 0 && (
                <Button size="small" variant="secondary" icon={<RotateCcw className="size-4" />} onClick={again}>
                  <Text id="transfers.batches.again" values={{ count: unpaid.length }} />
                </Button>
              )}
              <Button size="small" variant="quiet" icon={<Download className="size-4" />} onClick={() => void save()}>
                <Text id="transfers.batches.save" />
              </Button>
            </div>
            {unpaid.length > 0 && (
              <Segmented
                label={t('transfers.batches.rows')}
                value={view}
                onChange={(next) => {
                  setView(next);
                  setPage(1);
                }}
                items={[
                  { value: 'all', label: t('transfers.batches.all') },
                  { value: 'unpaid', label: t('transfers.batches.rowUnpaid') },
                ]}
              />
            )}
            <ul aria-label={t('transfers.batches.rows')} className="rows">
              {shown.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE).map((row) => (
                <RowOfBatch key={row.row} row={row} />
              ))}
            </ul>
            <Pages
              page={page}
              pages={pagesOf(shown.length, ROWS_A_PAGE)}
              onPage={setPage}
              previous="transfers.batches.before"
              next="transfers.batches.after"
            />
          </div>
        );
      }}
    </Answer>
  );
}

function RowOfBatch({ row: one }: { row: MassRow }) {
  const t = useText();
  const { row, name, payee, amount, currencyCode, state, reason, returnedFor } = one;
  return (
    <li className="flex items-start justify-between gap-3 py-2 text-sm">
      <div className="min-w-0">
        <p className="font-medium">
          <span className="text-muted tabular-nums">{row}</span> {name ?? payee}
        </p>
        {name !== null && <p className="text-muted truncate">{payee}</p>}
        {reason !== null && <p className="text-danger">{reason}</p>}
        {returnedFor !== null && <p className="text-danger">{t(RETURN_WORDS[returnedFor])}</p>}
      </div>
      <div className="shrink-0 text-right">
        <AmountText amount={amount} currency={currencyCode} />
        <p className="text-muted">{t(isLater(one) ? 'transfers.mass.later' : ROW_STATES[state])}</p>
      </div>
    </li>
  );
}

/** The bank has not looked for its payee yet, and is going to. */
const isLater = ({ checkedAtPayment, state }: MassRow) => checkedAtPayment && state === 'ready';

const cellsOf = ({ row, payee, name, amount, currencyCode, note, fee, reason }: MassRow, state: string) => [
  ...[String(row), payee, name ?? '', amount, currencyCode, note, fee ?? '', state, reason ?? ''],
];
