import { query } from '@bank/api-client';
import { Answer, useOpen } from '@bank/kit';
import { cardControlGet } from '@bank/protocol/card-control';
import { type Card } from '@bank/protocol/cards';
import { latePart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { limitsOf } from './limits';
import type { LimitsDialogProps } from './limits-dialog';
import { Spending } from './spending';
import { WhereItWorks } from './where-it-works';

const POPUPS = ['limits'] as const;
/** Few change a limit: the fields of amounts come when somebody does. */
const LimitsDialog = latePart<LimitsDialogProps>(async () => ({
  default: (await import('./limits-dialog')).LimitsDialog,
}));

/** What the holder lets the card do, and what it has done this month. */
export function CardControlPanel({ card }: { card: Card }) {
  const control = useQuery(query(cardControlGet, { accountId: card.accountId }));
  const { open, show, close } = useOpen(POPUPS);
  return (
    <Answer of={control} rows={6}>
      {({ control: found }) => (
        <>
          <Spending card={card} control={found} onChange={() => show('limits')} />
          <WhereItWorks card={card} control={found} />
          {open === 'limits' && <LimitsDialog control={found} limits={limitsOf(found)} onClose={close} />}
        </>
      )}
    </Answer>
  );
}
