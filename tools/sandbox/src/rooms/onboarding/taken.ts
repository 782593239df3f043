import type { Tx } from '../../platform/db';

/** Whether a user has confirmed the phone. An unconfirmed one is a claim that keeps nobody else out. @param number as E.164 has it */
export async function isPhoneTaken(tx: Tx, countryCode: string, number: string): Promise<boolean> {
  const found = await tx.query('SELECT FROM phone WHERE country_code = $1 AND number = $2 AND is_confirmed LIMIT 1', [
    countryCode,
    number,
  ]);
  return found.length > 0;
}
