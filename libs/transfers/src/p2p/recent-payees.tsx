import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { type Input } from '@bank/protocol';
import { recentTransfersList } from '@bank/protocol/transfers';
import { Avatar } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { RECENT_PAYEES, recentPayees } from '../transfer-rules';
import type { P2pValues } from './p2p-values';

/** More than are shown, because disabled ones are hidden. */
export const RECENT_INPUT: Input<typeof recentTransfersList> = { types: ['p2p'], limit: RECENT_PAYEES * 2 };

/** The people paid last; one tap fills in whom. Nothing while there are none: the fields say what to do. */
export function RecentPayees() {
  const t = useText();
  const id = useId();
  const { data } = useQuery(query(recentTransfersList, RECENT_INPUT));
  const { setValue, setFocus, watch } = useFormContext<P2pValues>();
  const chosen = watch('toEmail');
  const payees = recentPayees(data?.transfers ?? []);
  if (payees.length === 0) return null;
  const fill = (email: string) => {
    setValue('toEmail', email, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setFocus('amount');
  };
  return (
    <div className="field">
      <p id={id} className="field-label">
        {t('transfers.p2p.recent')}
      </p>
      <ul aria-labelledby={id} className="-m-1 flex scrollbar-none gap-2 overflow-x-auto p-1">
        {payees.map(({ name, email }) => (
          <li key={email}>
            <button
              type="button"
              aria-pressed={email === chosen}
              onClick={() => fill(email)}
              className="border-line bg-raised hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border py-1 pr-4 pl-1 text-sm"
            >
              <Avatar name={name} />
              <span className="max-w-40 truncate">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
