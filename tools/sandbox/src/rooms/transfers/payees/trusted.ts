import type { Parsed } from '@bank/protocol';
import type { paymentHints } from '@bank/protocol/transfers-hints';
import { callerOf } from '../../../platform/handler';
import type { CallContext } from '../../../platform/handler';

type Asked = Pick<Parsed<typeof paymentHints>, 'payeeKind' | 'payeeName' | 'payeeDetail'>;

/**
 * True when the customer's book trusts this payee (R2.7.162). An e-mail or an IBAN names one account; another account number does so
 * only together with the name.
 */
export async function isTrusted({ payeeKind, payeeName, payeeDetail }: Asked, context: CallContext): Promise<boolean> {
  if (payeeKind !== 'customer' && payeeKind !== 'bankAccount') return false;
  const found = await context.db.prepared(
    'payee-trusted',
    `SELECT FROM payee
      WHERE customer_id = $1 AND removed_at IS NULL AND is_trusted
        AND (email = $2 OR extra_params ->> 'iban' = $3 OR (extra_params ->> 'accountNumber' = $3 AND lower(name) = lower($4)))`,
    [
      callerOf(context).customerId,
      payeeDetail.trim().toLowerCase(),
      payeeDetail.replace(/\s/g, '').toUpperCase(),
      payeeName.trim(),
    ],
  );
  return found.length > 0;
}
