import { useCallback, useState } from 'react';
import { BalanceChart } from '../data/balance-chart';
import { DataTable } from '../data/data-table';
import { QrCode } from '../data/qr-code';
import { SummaryList } from '../data/summary-list';
import { VirtualList } from '../data/virtual-list';
import { Panel, SectionHeading } from '../layout/panel';
import { Money } from '../money/money';
import { Tabs } from '../overlays/tabs';
import { parts, PLANNED, POINTS, sampleRows } from './sample-data';
import type { SectionProps } from './sections';

export function MoneySection({ copy }: SectionProps) {
  return (
    <div className="wb-stack">
      <Money parts={parts('1,012,840.20')} size="hero" />
      <Money parts={parts('0.00431250', 'BTC')} size="large" />
      <div className="wb-inline">
        <Money parts={parts('-250.00')} />
        <Money parts={parts('1,480.00')} tone="positive" plus />
        <Money parts={parts('12.00')} hidden hiddenLabel={copy.hideBalances} />
      </div>
      <Panel>
        <SectionHeading>{copy.review}</SectionHeading>
        <SummaryList
          items={[
            { id: 'amount', label: copy.amount, value: <Money parts={parts('250.00')} /> },
            { id: 'fee', label: copy.fee, value: <Money parts={parts('1.20')} /> },
            { id: 'arrives', label: copy.arrives, value: copy.today },
            { id: 'total', label: copy.total, value: <Money parts={parts('251.20')} />, strong: true },
          ]}
        />
      </Panel>
    </div>
  );
}

export function ChartSection({ copy }: SectionProps) {
  const money = new Intl.NumberFormat(copy.locale, { style: 'currency', currency: 'EUR' });
  const short = new Intl.NumberFormat(copy.locale, { notation: 'compact' });
  const day = new Intl.DateTimeFormat(copy.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Panel>
      <BalanceChart
        label={copy.balance}
        points={POINTS}
        formatValue={(value) => money.format(Number(value))}
        formatTick={(value) => short.format(value)}
        formatDate={(at) => day.format(new Date(at))}
        formatDay={(at) => day.format(new Date(at))}
        tableLabel={copy.asTable}
        chartLabel={copy.asChart}
        dateLabel={copy.date}
        valueLabel={copy.balance}
        todayLabel={copy.today}
        happenedLabel={copy.happened}
        plannedLabel={copy.planned}
        planned={PLANNED}
      />
    </Panel>
  );
}

export function QrCodeSection({ copy }: SectionProps) {
  return <QrCode value="bankapp://approve?key=0123456789abcdef0123456789abcdef" label={copy.scan} />;
}

export function ListsSection({ copy }: SectionProps) {
  const [tab, setTab] = useState('table');
  const row = useCallback(
    (index: number) => (
      <div className="border-line flex h-full items-center justify-between border-b px-3">
        <span>{[copy.sent, index + 1].join(' ')}</span>
        <Money parts={parts(`-${index + 1}.00`)} />
      </div>
    ),
    [copy],
  );
  const table = (
    <DataTable
      caption={copy.today}
      columns={[
        { id: 'text', header: copy.date, isRowHeader: true, cell: (one) => one.text },
        { id: 'amount', header: copy.amount, align: 'end', cell: (one) => <Money parts={parts(one.amount)} /> },
      ]}
      rows={sampleRows(copy)}
      rowKey={(one) => one.id}
    />
  );
  return (
    <div className="wb-stack">
      <Tabs
        label={copy.account}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'table', label: copy.asTable, content: table },
          {
            id: 'list',
            label: copy.today,
            content: <VirtualList label={copy.today} count={12} rowHeight={56} renderRow={row} />,
          },
        ]}
      />
    </div>
  );
}
