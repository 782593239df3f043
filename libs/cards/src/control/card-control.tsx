import { query } from '@bank/api-client';
import { Answer, useOpen } from '@bank/kit';
import { cardControlGet } from '@bank/protocol/card-control';
import { type Card } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { latePart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useReason } from '../card-details/use-reason';
import { limitsOf } from './limits';
import type { LimitsDialogProps } from './limits-dialog';
import { Spending } from './spending';
import { WhereItWorks } from './where-it-works';

const POPUPS = ['limits'] as const;
/** Few users change a limit, so the code of the amount fields is loaded when a user does. */
const LimitsDialog = latePart<LimitsDialogProps>(async () => ({
  default: (await import('./limits-dialog')).LimitsDialog,
}));

/** What the holder lets the card do, and what it has done this month. */
export function CardControlPanel({ card }: { card: Card }) {
  const control = useQuery(query(cardControlGet, { accountId: card.accountId }));
  const { open, show, close } = useOpen(POPUPS);
  const { may } = useCustomer();
  const reason = useReason(card)('control');
  const onlyLower = !may.spendByCards;
  return (
    <Answer of={control} rows={6}>
      {({ control: found }) => (
        <>
          <Spending control={found} reason={reason} onChange={() => show('limits')} />
          <WhereItWorks control={found} reason={reason} onlyLower={onlyLower} />
          {open === 'limits' && reason === null && (
            <LimitsDialog control={found} limits={limitsOf(found)} onlyLower={onlyLower} onClose={close} />
          )}
        </>
      )}
    </Answer>
  );
}
