import type { Tx } from '../../../platform/db';
import { COUNTRY_MAX_EUR } from '../external/schemes';
import { TARIFF } from '../global/order';

export const PERMISSION = 'mass.global';

const { feeEur, feeRate, paymentMaxEur } = TARIFF;

/** Prices rows of a batch and says which cannot be paid. @param rows null: all of them */
export const checkRows = (tx: Tx, batchId: string, rows: readonly number[] | null = null) =>
  tx.query('SELECT global_batch_check($1, $2, $3)', [
    batchId,
    rows,
    JSON.stringify({ feeEur, feeRate, paymentMaxEur, countries: COUNTRY_MAX_EUR }),
  ]);
