import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Row, Rows } from '@bank/kit';
import { paths } from '@bank/paths';
import { recentTransfersList } from '@bank/protocol/transfers';
import { Avatar } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Search } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RECENT_INPUT } from '../p2p/recent-input';
import { recentPayees } from '../transfer-rules';

/** Who should get money: a name or an address leads into the filled flow; nothing is sent from here. */
export function PayeeSearch() {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { data } = useQuery(query(recentTransfersList, RECENT_INPUT));
  const sought = typed.trim().toLowerCase();
  const found = recentPayees(data?.transfers ?? []).filter(({ name, email }) =>
    `${name} ${email}`.toLowerCase().includes(sought),
  );
  const [only, ...others] = found;
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const to = sought.includes('@') || !only || others.length > 0 ? typed.trim() : only.email;
    void navigate(paths.transferP2p.to({ to }));
  };
  return (
    <form role="search" aria-label={t('transfers.hub.who')} className="grid gap-2" onSubmit={search}>
      <label htmlFor={id} className="sr-only">
        <Text id="transfers.hub.who" />
      </label>
      <div className="control-face min-h-14 pl-4">
        <Search aria-hidden="true" className="text-muted size-5 shrink-0" />
        <input
          id={id}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('transfers.hub.whoHelp')}
          className="control-input"
        />
      </div>
      {found.length > 0 && (
        <Rows kind="open" label={t('transfers.p2p.recent')}>
          {found.map(({ name, email }) => (
            <Row
              key={email}
              token={<Avatar name={name} />}
              title={name}
              note={email}
              to={paths.transferP2p.to({ to: email })}
              aside={<ChevronRight aria-hidden="true" className="text-muted size-5" />}
            />
          ))}
        </Rows>
      )}
    </form>
  );
}
