import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, Row, Rows, RowToken, useStep } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { ipWhitelist } from '@bank/protocol/settings';
import { Badge, Button, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Globe, Plus, ShieldAlert } from 'lucide-react';
import { IP_WORDS } from '../mode-words';
import { settingQueries } from '../setting-calls';
import { AddAddress } from './add-address';
import { ChangeMode } from './change-mode';
import { RemoveAddress } from './remove-address';

const STEPS = ['mode', 'add', 'remove'] as const;
type Steps = ReturnType<typeof useStep<(typeof STEPS)[number]>>;

/** The trusted addresses, and the reaction to any other. Each step is in the history, so Back leads to the list. */
export function AddressesDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const addresses = useQuery(settingQueries.addresses());
  const { data } = addresses;
  const step = useStep(STEPS);
  const { open, id, close } = step;
  const entry = data?.ips.ip.find((one) => String(one.id) === id);
  if (data && open === 'mode') return <ChangeMode whitelist={data} onClose={close} />;
  if (data && open === 'add') return <AddAddress ip={id === YOURS ? data.yourIp : ''} onClose={close} />;
  if (data && open === 'remove' && entry) return <RemoveAddress whitelist={data} entry={entry} onClose={close} />;
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.ip.title')} closeLabel={t('kit.close')}>
      <Answer of={addresses}>{(whitelist) => <Addresses whitelist={whitelist} show={step.show} />}</Answer>
    </Dialog>
  );
}

/** Stands in the page's address for the user's own IP address, which the history of the browser must not keep. */
const YOURS = 'yours';

interface AddressesProps {
  whitelist: Output<typeof ipWhitelist>;
  show: Steps['show'];
}

function Addresses({ whitelist: { accessIpMode, ips, yourIp }, show }: AddressesProps) {
  const t = useText();
  const format = useFormat();
  const isListed = ips.ip.some(({ isYours }) => isYours);
  const chevron = <ChevronRight className="text-muted size-5" aria-hidden="true" />;
  return (
    <div className="grid gap-5">
      <Rows kind="plain">
        <Row
          token={
            <RowToken>
              <ShieldAlert />
            </RowToken>
          }
          title={<Text id="settings.ip.modeTitle" />}
          note={<Text id={IP_WORDS[accessIpMode]} />}
          aside={chevron}
          onPress={() => show('mode')}
        />
      </Rows>
      {ips.ip.length === 0 ? (
        <EmptyState icon={<Globe />} title={<Text id="settings.ip.empty" />}>
          <Text id="settings.ip.emptyBody" />
        </EmptyState>
      ) : (
        <Rows kind="plain" label={t('settings.ip.title')}>
          {ips.ip.map((entry) => (
            <Row
              key={entry.id}
              token={
                <RowToken>
                  <Globe />
                </RowToken>
              }
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
              aside={chevron}
              onPress={() => show('remove', entry.id)}
            />
          ))}
        </Rows>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Plus className="size-5" />} onClick={() => show('add')}>
          <Text id="settings.ip.add" />
        </Button>
        {!isListed && (
          <Button variant="secondary" onClick={() => show('add', YOURS)}>
            <Text id="settings.ip.addYours" values={{ ip: yourIp }} />
          </Button>
        )}
      </div>
    </div>
  );
}
