import { prefetch, query, useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { missingText, LoadFailure } from '@bank/kit';
import { type BlackListEntry, blackListDelete, blackListGet } from '@bank/protocol/settings';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Button, EmptyState, Panel, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Ban, Plus } from 'lucide-react';
import { useState } from 'react';
import { AskDialog } from '../change/ask-dialog';
import { ListSkeleton } from '../change/load-states';
import { useOpen } from '../change/use-open';
import { BlockDialog } from './block-dialog';

export const handle = { title: 'settings.blocked.title' } as const;

export function loader() {
  prefetch(query(blackListGet), customerQueries.info(), customerQueries.access());
  return null;
}

const NAMES = ['add'] as const;

/** Whom the customer's money must not go to (R2.3.8). */
export function Component() {
  const t = useText();
  const { may } = useCustomer();
  const { open, show, close } = useOpen(NAMES);
  const [leaving, setLeaving] = useState<BlackListEntry | null>(null);
  const { data, error, refetch } = useQuery(query(blackListGet));
  const remove = useCall(blackListDelete, { invalidates: [blackListGet] });
  const missing = may.missing.manageBlacklist;
  const add = (
    <Button icon={<Plus className="size-5" />} disabled={!may.manageBlacklist} onClick={() => show('add')}>
      <Text id="settings.blocked.add" />
    </Button>
  );
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading level={1} action={data && data.blackList.length > 0 && add}>
        <Text id="settings.blocked.title" />
      </SectionHeading>
      <p className="text-muted">
        <Text id="settings.blocked.about" />
      </p>
      {missing && <p className="text-warning">{missingText(missing, t)}</p>}
      {!data && (error ? <LoadFailure title="settings.failed" error={error} onRetry={refetch} /> : <ListSkeleton />)}
      {data?.blackList.length === 0 && (
        <EmptyState icon={<Ban />} title={<Text id="settings.blocked.empty" />} action={add}>
          <Text id="settings.blocked.emptyBody" />
        </EmptyState>
      )}
      {data && data.blackList.length > 0 && (
        <Panel kind="flush">
          <ul className="divide-line divide-y">
            {data.blackList.map((entry) => (
              <BlockedRow
                key={entry.email}
                entry={entry}
                isAllowed={may.manageBlacklist}
                onRemove={() => setLeaving(entry)}
              />
            ))}
          </ul>
        </Panel>
      )}
      {open === 'add' && may.manageBlacklist && <BlockDialog onClose={close} />}
      {leaving && (
        <AskDialog
          title={t('settings.blocked.removeTitle')}
          action="settings.blocked.allow"
          pending={remove.isPending}
          failure={remove.failure}
          onClose={() => setLeaving(null)}
          onConfirm={() =>
            void remove.run({ email: leaving.email }).then(
              () => setLeaving(null),
              () => undefined,
            )
          }
        >
          <Text id="settings.blocked.removeBody" values={{ payee: leaving.email }} />
        </AskDialog>
      )}
    </div>
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
    t(blockType === 'email' ? 'settings.blocked.email' : 'settings.blocked.account'),
    note,
    format.date(created, 'day'),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="min-w-0">
        <span className="block font-medium break-all">{email}</span>
        <span className="text-muted block text-sm break-words">{words.filter(Boolean).join(' · ')}</span>
      </span>
      <Button
        variant="secondary"
        size="small"
        disabled={!isAllowed}
        aria-label={t('settings.blocked.allowThis', { payee: email })}
        onClick={onRemove}
      >
        <Text id="settings.blocked.allow" />
      </Button>
    </li>
  );
}
