import { call } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, Row, Rows, WAY_WORDS } from '@bank/kit';
import { recipientLastWithdrawals, type Withdrawal } from '@bank/protocol/transfers-global';
import { ChevronRight, Landmark } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

/** The payout page shows so many (R2.7.174). */
const MOST = 5;

interface UsedBeforeProps {
  secret: string;
  /** This payment: what was typed for it may wait for its code. */
  own: string;
  onAgain(withdrawal: Withdrawal): void;
}

/**
 * Accounts that the recipient used before (R2.7.174). What cannot be used for this payment is hidden. Nothing while there are none,
 * and while the bank cannot say: the ways beside it need no help.
 */
export function UsedBefore({ secret, own, onAgain }: UsedBeforeProps) {
  const id = useId();
  const t = useText();
  const format = useFormat();
  const found = useWithdrawals(secret);
  if (found.length === 0) return null;
  return (
    <section>
      <h2 id={id} className="field-label mb-1">
        <Text id="auth.receive.again" />
      </h2>
      <Rows kind="plain" labelledBy={id}>
        {found.map((withdrawal) => {
          const { paymentId, transferType, countryCode, currencyCode, ending, toAmount, date } = withdrawal;
          const way = t(WAY_WORDS[transferType]);
          const account = ending === null ? way : `${way} •••• ${ending}`;
          return (
            <Row
              key={paymentId}
              token={<Landmark aria-hidden="true" className="text-muted size-5" />}
              title={account}
              note={
                <>
                  {format.displayName('region', countryCode)}
                  {' · '}
                  <Text
                    id={paymentId === own ? 'auth.receive.typed' : 'auth.receive.used'}
                    values={{ date: format.date(date, 'day') }}
                  />
                </>
              }
              aside={
                <>
                  <AmountText amount={toAmount} currency={currencyCode} always />
                  <ChevronRight aria-hidden="true" className="text-muted size-5" />
                </>
              }
              label={t('auth.receive.useAgain', { account })}
              onPress={() => onAgain(withdrawal)}
            />
          );
        })}
      </Rows>
    </section>
  );
}

function useWithdrawals(paymentSecret: string): readonly Withdrawal[] {
  const [found, setFound] = useState<readonly Withdrawal[]>([]);
  useEffect(() => {
    let isWanted = true;
    call(recipientLastWithdrawals, { paymentSecret, limit: MOST }).then(
      ({ lastWithdrawals }) => isWanted && setFound(lastWithdrawals.filter(({ isDisabled }) => !isDisabled)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [paymentSecret]);
  return found;
}
