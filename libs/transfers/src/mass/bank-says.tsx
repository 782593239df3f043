import { Text } from '@bank/i18n';
import { Banner, Button } from '@bank/ui';
import type { MassLine } from './mass-rows';

/** What the bank said to rows that have not changed since. */
export interface Checked {
  batchId: string;
  wrong: number;
  /** Right, and the same as a payment of the last 90 days. */
  again: number;
  /** Right, to an account under another name. */
  doubted: number;
  right: number;
  of: readonly MassLine[];
}

/** What the bank cannot pay or would look at twice, and the way on all the same. */
export const BankSays = ({ checked: { wrong, again, doubted, right }, onPay }: { checked: Checked; onPay(): void }) => (
  <Banner
    tone="warning"
    title={
      wrong > 0 ? (
        <Text id="transfers.mass.bankSays" values={{ count: wrong }} />
      ) : (
        <Text
          id={doubted > 0 ? 'transfers.mass.doubted' : 'transfers.mass.again'}
          values={{ count: doubted > 0 ? doubted : again }}
        />
      )
    }
    action={
      right > 0 && (
        <Button size="small" variant="secondary" onClick={onPay}>
          <Text id={wrong > 0 ? 'transfers.mass.payOthers' : 'transfers.mass.payAll'} values={{ count: right }} />
        </Button>
      )
    }
  >
    <Text
      id={
        wrong > 0
          ? 'transfers.mass.bankSaysBody'
          : doubted > 0
            ? 'transfers.mass.doubtedBody'
            : 'transfers.mass.againBody'
      }
    />
  </Banner>
);
