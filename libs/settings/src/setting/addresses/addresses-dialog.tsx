import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, Row, Rows } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { AccessIpMode, ipWhitelist, TrustedIp } from '@bank/protocol/settings';
import { Badge, Button, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Globe, Plus } from 'lucide-react';
import { useState } from 'react';
import { IP_WORDS } from '../mode-words';
import { settingQueries } from '../setting-calls';
import { AddAddress } from './add-address';
import { ChangeMode } from './change-mode';
import { RemoveAddress } from './remove-address';

type View = { kind: 'list' | 'mode' } | { kind: 'add'; ip: string } | { kind: 'remove'; entry: TrustedIp };

/** The trusted addresses, and the reaction to any other. */
export function AddressesDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const addresses = useQuery(settingQueries.addresses());
  const { data } = addresses;
  const [view, setView] = useState<View>({ kind: 'list' });
  const toList = () => setView({ kind: 'list' });
  if (data && view.kind === 'mode') return <ChangeMode whitelist={data} onClose={toList} />;
  if (data && view.kind === 'add') return <AddAddress ip={view.ip} onClose={toList} />;
  if (data && view.kind === 'remove') return <RemoveAddress whitelist={data} entry={view.entry} onClose={toList} />;
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.ip.title')} closeLabel={t('kit.close')}>
      <Answer of={addresses}>{(whitelist) => <Addresses whitelist={whitelist} onView={setView} />}</Answer>
    </Dialog>
  );
}

const TONES = { off: 'neutral', warn: 'info', block: 'positive' } as const satisfies Record<AccessIpMode, string>;

interface AddressesProps {
  whitelist: Output<typeof ipWhitelist>;
  onView(view: View): void;
}

function Addresses({ whitelist: { accessIpMode, ips, yourIp }, onView }: AddressesProps) {
  const t = useText();
  const format = useFormat();
  const isListed = ips.ip.some(({ isYours }) => isYours);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone={TONES[accessIpMode]}>
          <Text id={IP_WORDS[accessIpMode]} />
        </Badge>
        <Button variant="secondary" size="small" onClick={() => onView({ kind: 'mode' })}>
          <Text id="settings.ip.changeMode" />
        </Button>
      </div>
      {ips.ip.length === 0 ? (
        <EmptyState icon={<Globe />} title={<Text id="settings.ip.empty" />}>
          <Text id="settings.ip.emptyBody" />
        </EmptyState>
      ) : (
        <Rows kind="plain" label={t('settings.ip.title')}>
          {ips.ip.map((entry) => (
            <Row
              key={entry.id}
              title={<span className="break-all">{entry.ip}</span>}
              badges={
                entry.isYours && (
                  <Badge tone="info">
                    <Text id="settings.ip.yours" />
                  </Badge>
                )
              }
              note={[
                entry.toIp === null ? '' : t('settings.ip.upTo', { ip: entry.toIp }),
                t('settings.ip.added', { date: format.date(entry.created, 'day') }),
              ].join(' ')}
              aside={
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('settings.ip.removeThis', { ip: entry.ip })}
                  onClick={() => onView({ kind: 'remove', entry })}
                >
                  <Text id="kit.remove" />
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      <div className="grid gap-2">
        <Button wide icon={<Plus className="size-5" />} onClick={() => onView({ kind: 'add', ip: '' })}>
          <Text id="settings.ip.add" />
        </Button>
        {!isListed && (
          <Button variant="secondary" wide onClick={() => onView({ kind: 'add', ip: yourIp })}>
            <Text id="settings.ip.addYours" values={{ ip: yourIp }} />
          </Button>
        )}
      </div>
    </div>
  );
}
