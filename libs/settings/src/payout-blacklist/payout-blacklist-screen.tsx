import { prefetch, query, useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, Ask, missingText, Page, Row, Rows, useOpen } from '@bank/kit';
import { type BlackListEntry, blackListDelete, blackListGet } from '@bank/protocol/settings';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Button, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Ban, Plus } from 'lucide-react';
import { useState } from 'react';
import { BlockDialog } from './block-dialog';

export const handle = { title: 'kit.place.blacklist' } as const;

export function loader() {
  prefetch(query(blackListGet), customerQueries.info(), customerQueries.access());
  return null;
}

const POPUPS = ['add', 'remove'] as const;

/** The payees that the customer's money must not go to (R2.3.8). */
export function Component() {
  const t = useText();
  const { may } = useCustomer();
  const { open, show, close } = useOpen(POPUPS);
  // The address of an entry does not belong in the browser's history.
  const [leaving, setLeaving] = useState<BlackListEntry | null>(null);
  const list = useQuery(query(blackListGet));
  const remove = useCall(blackListDelete, { invalidates: [blackListGet] });
  const missing = may.missing.manageBlacklist;
  const isFilled = list.data !== undefined && list.data.blackList.length > 0;
  const add = (
    <Button icon={<Plus className="size-5" />} disabled={!may.manageBlacklist} onClick={() => show('add')}>
      <Text id="settings.blocked.add" />
    </Button>
  );
  return (
    <Page title="kit.place.blacklist" action={isFilled && add} lead={<Text id="settings.blocked.about" />}>
      {missing && <p className="text-warning">{missingText(missing, t)}</p>}
      <Answer of={list} rows={4}>
        {({ blackList }) =>
          blackList.length === 0 ? (
            <EmptyState icon={<Ban />} title={<Text id="settings.blocked.empty" />} action={add}>
              <Text id="settings.blocked.emptyBody" />
            </EmptyState>
          ) : (
            <Rows>
              {blackList.map((entry) => (
                <BlockedRow
                  key={entry.email}
                  entry={entry}
                  isAllowed={may.manageBlacklist}
                  onRemove={() => {
                    setLeaving(entry);
                    show('remove');
                  }}
                />
              ))}
            </Rows>
          )
        }
      </Answer>
      {open === 'add' && may.manageBlacklist && <BlockDialog onClose={close} />}
      {open === 'remove' && leaving && (
        <Ask
          title={t('settings.blocked.removeTitle')}
          action="settings.blocked.allow"
          run={() => remove.run({ email: leaving.email })}
          onClose={close}
        >
          <Text id="settings.blocked.removeBody" values={{ payee: leaving.email }} />
        </Ask>
      )}
    </Page>
  );
}

interface BlockedRowProps {
  entry: BlackListEntry;
  isAllowed: boolean;
  onRemove(): void;
}

function BlockedRow({ entry: { email, blockType, note, created }, isAllowed, onRemove }: BlockedRowProps) {
  const t = useText();
  const format = useFormat();
  const words = [
    t(blockType === 'email' ? 'settings.blocked.email' : 'kit.account'),
    note,
    format.date(created, 'day'),
  ];
  return (
    <Row
      title={<span className="break-all">{email}</span>}
      note={words.filter(Boolean).join(' · ')}
      aside={
        <Button
          variant="secondary"
          size="small"
          disabled={!isAllowed}
          aria-label={t('settings.blocked.allowThis', { payee: email })}
          onClick={onRemove}
        >
          <Text id="settings.blocked.allow" />
        </Button>
      }
    />
  );
}
