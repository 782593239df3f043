import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { recentTransfersList } from '@bank/protocol/transfers';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { RecentList } from '../flow/recent-list';
import { recentPayees } from '../transfer-rules';
import { FIELD_IDS } from './p2p-kind';
import type { P2pValues } from './p2p-values';
import { RECENT_INPUT } from './recent-input';

/** The people paid last; one tap says whom and goes on. What is typed narrows them; nothing while there are none. */
export function RecentPayees({ typed }: { typed: string }) {
  const t = useText();
  const { data } = useQuery(query(recentTransfersList, RECENT_INPUT));
  const { setValue } = useFormContext<P2pValues>();
  const sought = typed.trim().toLowerCase();
  const payees = recentPayees(data?.transfers ?? []).filter(({ name, email }) =>
    `${name} ${email}`.toLowerCase().includes(sought),
  );
  const choose = (email: string) => {
    setValue('toEmail', email, { shouldDirty: true, shouldTouch: true });
    const field = document.getElementById(FIELD_IDS.toEmail);
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  };
  return (
    <RecentList
      title="transfers.p2p.recent"
      payees={payees}
      note={({ email }) => email}
      label={({ name, email }) => t('transfers.p2p.sendTo', { name, email })}
      onChoose={({ email }) => choose(email)}
    />
  );
}
