import bill from './bill.sql?raw';
import invoices from './invoices.sql?raw';
import remind from './remind.sql?raw';

/** Come after those of payments, which price what an invoice costs. */
export const routines = [bill, invoices, remind];
