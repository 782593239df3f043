import { prefetch, query } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import {
  Allowed,
  AmountText,
  Answer,
  DetailsPane,
  pageIn,
  Pages,
  pagesOf,
  PaymentsPage,
  Row,
  Rows,
  useDebounced,
  useOpen,
} from '@bank/kit';
import { paths } from '@bank/paths';
import { batchTransferList, type BatchLine } from '@bank/protocol/transfers-mass';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { buttonClass, EmptyState, TextField } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LinksDetails } from '../global-batch/history/links-details';
import { BatchDetails } from './batch-details';
import { BatchStatus } from './batch-status';

export const handle = { title: 'kit.place.batches' } as const;

/** R3.9.4 */
const PAGE_SIZE = 20;

/** An empty filter is left out (R2.3.14). */
const listQuery = (page: number, search: string) =>
  query(
    batchTransferList,
    { ...(search === '' ? {} : { search }), pageNumber: page, pageSize: PAGE_SIZE },
    { lazy: true },
  );

/** Starts what the screen reads. */
export function loader({ request }: { request: { url: string } }) {
  prefetch(listQuery(pageIn(new URL(request.url).searchParams), ''), customerQueries.info(), customerQueries.access());
  return null;
}

const POPUPS = ['batch', 'links'] as const;

/** The mass payments that were ordered, each as one line and, opened, as its rows (R2.7.143). */
export function Component() {
  const t = useText();
  const { may } = useCustomer();
  const { open, id, show, close } = useOpen(POPUPS);
  return (
    <PaymentsPage
      tab="batches"
      pane={
        id === null ? null : (
          <DetailsPane key={id} title={t('transfers.batches.one')} closeLabel={t('kit.close')} onClose={close}>
            {open === 'links' ? <LinksDetails id={id} /> : <BatchDetails id={id} />}
          </DetailsPane>
        )
      }
      action={
        may.sendMass && (
          <Link className={buttonClass('secondary', 'small')} to={paths.transferMass.to()}>
            <Text id="transfers.mass.title" />
          </Link>
        )
      }
    >
      <Allowed missing={may.missing.seeHistory} title="transfers.batches.notAllowed">
        <BatchList onOpen={({ id: one, type }) => show(type === 'globalPay' ? 'links' : 'batch', one)} />
      </Allowed>
    </PaymentsPage>
  );
}

function BatchList({ onOpen }: { onOpen(batch: BatchLine): void }) {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const page = pageIn(address);
  const found = useQuery({ ...listQuery(page, search), placeholderData: keepPreviousData });
  return (
    <>
      <TextField
        name="search"
        type="search"
        label={t('transfers.batches.search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (page > 1) setAddress({});
        }}
      />
      <Answer of={found} rows={4}>
        {({ batchTransfer: { transfer }, total }) =>
          transfer.length === 0 ? (
            <EmptyState
              icon={<ListChecks />}
              title={<Text id={search === '' ? 'transfers.batches.empty' : 'transfers.batches.noneFound'} />}
            >
              <Text id="transfers.batches.emptyBody" />
            </EmptyState>
          ) : (
            <>
              <Rows label={t('kit.place.batches')}>
                {transfer.map((batch) => (
                  <BatchRow key={batch.id} batch={batch} onOpen={() => onOpen(batch)} />
                ))}
              </Rows>
              <Pages
                page={page}
                pages={pagesOf(total, PAGE_SIZE)}
                onPage={(to) => setAddress({ page: String(to) })}
                previous="transfers.batches.newer"
                next="transfers.batches.older"
              />
            </>
          )
        }
      </Answer>
    </>
  );
}

function BatchRow({ batch, onOpen }: { batch: BatchLine; onOpen(): void }) {
  const t = useText();
  const format = useFormat();
  const { name, at, rows, wrong, total, currencyCode } = batch;
  return (
    <Row
      title={name}
      note={`${format.date(at, 'dayTime')} · ${t('transfers.batches.count', { count: rows - wrong })}`}
      badges={<BatchStatus batch={batch} />}
      aside={<AmountText amount={total} currency={currencyCode} />}
      onPress={onOpen}
    />
  );
}
