import type { Output } from '@bank/protocol';
import type { notificationList } from '@bank/protocol/notification-list';
import { localDay } from '../transactions/day-groups';
import { addressOfLine } from './address-of-line';
import type { Notification } from './notifications';

type OfBank = Output<typeof notificationList>['notifications'][number];

/** What a line of the centre shows. */
export type CentreLine = Pick<
  Notification,
  'id' | 'severity' | 'title' | 'body' | 'discreet' | 'to' | 'at' | 'isRead'
> & {
  /** Money that came in has a mark of its own. */
  isMoneyIn: boolean;
};

/** The bank's lines and those of this page (ADR-32), newest first; a line that both have is the bank's. */
export function centreLines(ofBank: readonly OfBank[], ofPage: readonly Notification[]): CentreLine[] {
  const known = new Set(ofBank.map(({ id }) => id));
  const lines = [
    ...ofBank.map((line): CentreLine => ({
      id: line.id,
      severity: line.severity,
      title: line.title,
      body: line.body,
      discreet: line.discreet || undefined,
      to: addressOfLine(line) ?? undefined,
      at: Date.parse(line.at),
      isRead: line.isRead,
      isMoneyIn: line.type === 'moneyIn',
    })),
    ...ofPage
      .filter(({ id, isPassing }) => !known.has(id) && !isPassing)
      .map((line): CentreLine => ({ ...line, isMoneyIn: false })),
  ];
  return lines.sort((one, other) => other.at - one.at);
}

/** Lines of one calendar day of the reader, newest first. */
export interface DayOfLines {
  /** `YYYY-MM-DD`, the reader's. */
  day: string;
  lines: CentreLine[];
}

/** Parts lines, which are newest first, by the reader's calendar days. */
export function byDay(lines: readonly CentreLine[]): DayOfLines[] {
  const days: DayOfLines[] = [];
  for (const line of lines) {
    const day = localDay(new Date(line.at).toISOString());
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
