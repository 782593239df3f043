import type { ChartPoint, PlannedStep } from '../data/chart-scale';
import type { MoneyParts } from '../money/money';
import type { Copy } from './copy';

/** An amount as parts, split the plain English way: the workbench has no formatter of its own. */
export function parts(text: string, symbol = 'EUR'): MoneyParts {
  const sign = text.startsWith('-') ? '−' : '';
  const [integer = '', fraction = ''] = text.replace('-', '').split('.');
  return { sign, integer, fraction: fraction && `.${fraction}`, symbol, symbolFirst: false };
}

export interface SampleRow {
  id: string;
  text: string;
  who: string;
  amount: string;
  tone: 'positive' | 'warning' | 'neutral';
  status: string;
}

export function sampleRows(copy: Copy): SampleRow[] {
  return [
    { id: '1', text: copy.sent, who: 'Ana Pop', amount: '-250.00', tone: 'warning', status: copy.pending },
    { id: '2', text: copy.received, who: 'Studio Lumen', amount: '1,480.00', tone: 'positive', status: copy.done },
    { id: '3', text: copy.fee, who: 'Mara Ilie', amount: '-1.20', tone: 'neutral', status: copy.done },
  ];
}

/** Sixty days of a balance that goes down by spending and up by pay. */
export const POINTS: readonly ChartPoint[] = Array.from({ length: 60 }, (_, day) => {
  const value = 2400 - (day % 30) * 58 + (day >= 30 ? 900 : 0) + ((day * 37) % 11) * 14;
  return { at: new Date(Date.UTC(2026, 8, 1 + day)).toISOString(), value: value.toFixed(2) };
});

export const PLANNED: readonly PlannedStep[] = [
  { at: '12 Nov', ahead: 0.4, value: '1480.00', label: '+1,200' },
  { at: '15 Nov', ahead: 0.7, value: '1130.00', label: '−350' },
];

export const ACCOUNTS = [
  { id: '1', label: 'Main', description: 'EUR · 4821', trailing: '12,840.20' },
  { id: '2', label: 'Savings', description: 'EUR · 9937', trailing: '40,000.00' },
  { id: '3', label: 'Travel', description: 'USD · 1170', trailing: '312.75' },
];

/** More than a list shows at once: it is searched. */
export const LONG_LIST = Array.from({ length: 40 }, (_, at) => ({
  id: `${at + 1}`,
  label: new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.UTC(2026, 10, at + 1)),
}));
