import { prefetch, query, useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, Ask, missingText, Page, Row, Rows, RowToken, useNotify, useOpen } from '@bank/kit';
import { type BlackListEntry, blackListAdd, blackListDelete, blackListGet } from '@bank/protocol/settings';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Button, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Ban, ChevronRight, Landmark, Mail, Plus } from 'lucide-react';
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
  const notify = useNotify();
  const remove = useCall(blackListDelete, { invalidates: [blackListGet] });
  const add = useCall(blackListAdd, { invalidates: [blackListGet] });
  const unblock = async ({ email, blockType, note }: BlackListEntry) => {
    await remove.run({ email });
    notify({
      severity: 'success',
      title: t('settings.blocked.allowed', { payee: email }),
      body: '',
      undo: () => void add.run({ email, blockType, note }).catch(() => undefined),
    });
  };
  const missing = may.missing.manageBlacklist;
  const isFilled = list.data !== undefined && list.data.blackList.length > 0;
  const block = (
    <Button icon={<Plus className="size-5" />} disabled={!may.manageBlacklist} onClick={() => show('add')}>
      <Text id="settings.blocked.add" />
    </Button>
  );
  return (
    <Page title="kit.place.blacklist" action={isFilled && block} lead={<Text id="settings.blocked.about" />}>
      {missing && <p className="text-muted">{missingText(missing, t)}</p>}
      <Answer of={list} rows={4}>
        {({ blackList }) =>
          blackList.length === 0 ? (
            <EmptyState icon={<Ban />} title={<Text id="settings.blocked.empty" />} action={block}>
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
          run={() => unblock(leaving)}
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
      token={<RowToken>{blockType === 'email' ? <Mail /> : <Landmark />}</RowToken>}
      title={<span className="break-all">{email}</span>}
      note={words.filter(Boolean).join(' · ')}
      aside={isAllowed && <ChevronRight className="text-muted size-5" aria-hidden="true" />}
      label={isAllowed ? t('settings.blocked.allowThis', { payee: email }) : undefined}
      onPress={isAllowed ? onRemove : undefined}
    />
  );
}
