import type { BankTransferType } from '@bank/protocol/transfers-external';
import { currencies } from '../../../ledger/currencies';
import type { Tx } from '../../../platform/db';
import { BY_LINK } from '../global/by-link';
import { CALENDARS } from './business-days';
import type { Calendar, Delay, Timetable } from './business-days';
import { SCHEMES, typeOf } from './schemes';

/** What becomes of a payment that a rail has got. */
export interface Rail {
  /** The kind of payment that it carries; undefined for one of no kind of its own. */
  type: BankTransferType | undefined;
  timetable: Timetable | Delay;
}

/** The timetable as the ledger's function opens a rail by it. */
const written = (timetable: Timetable | Delay) =>
  JSON.stringify('afterMs' in timetable ? timetable : { ...timetable, calendar: timetable.calendar.name });

const opened = (name: string, currency: string, timetable: Timetable | Delay, takesRecall: boolean) =>
  `SELECT open_rail('${name}', '${currency}', '${written(timetable)}', ${takesRecall});`;

/** Opens the rails of the table of schemes, and those to a recipient's choice; run with the routines, so that a changed row counts. */
export const railRows = [
  ...SCHEMES.flatMap(({ name, timetable, currencies: carried, takesRecall = false }) =>
    carried.map((currency) => opened(name, currency, timetable, takesRecall)),
  ),
  ...currencies.map(({ code }) => opened(BY_LINK, code, { afterMs: 0 }, false)),
].join('\n');

interface Row {
  calendar: string | null;
  cutOffHour: number | null;
  days: number | null;
  arrivalHour: number | null;
  afterMs: string | null;
}

/** The rail that a payment was released to. @throws Error for a scheme that carries no such currency */
export async function railNamed(tx: Tx, { scheme, currency }: { scheme: string; currency: string }): Promise<Rail> {
  const [row] = await tx.query<Row>(
    `SELECT calendar, cut_off AS "cutOffHour", arrival_days AS days, arrival_hour AS "arrivalHour", arrival_ms::text AS "afterMs"
       FROM rail WHERE name = $1 AND currency = $2`,
    [scheme, currency],
  );
  if (!row) throw new Error(`no rail ${scheme} carries ${currency}`);
  return { type: typeOf(scheme), timetable: timetableOf(row) };
}

function timetableOf({ calendar: name, cutOffHour, days, arrivalHour, afterMs }: Row): Timetable | Delay {
  if (cutOffHour === null || days === null || arrivalHour === null) return { afterMs: Number(afterMs) };
  return { calendar: calendarNamed(name), cutOffHour, days, arrivalHour };
}

/** @throws Error for a name that is none */
export function calendarNamed(name: string | null): Calendar {
  const calendar = CALENDARS.find((known) => known.name === name);
  if (!calendar) throw new Error(`no calendar is called ${name}`);
  return calendar;
}
