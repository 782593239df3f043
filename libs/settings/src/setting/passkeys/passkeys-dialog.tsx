import { useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, Ask, Row, Rows, RowToken, supportsPasskeys, useStep } from '@bank/kit';
import { type Passkey, passkeyDelete, passkeys } from '@bank/protocol/passkeys';
import { Banner, Button, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Fingerprint, Plus } from 'lucide-react';
import { settingQueries } from '../setting-calls';
import { AddPasskey } from './add-passkey';

/** The passkeys that log the user in and approve (ADR-12): list, add, remove. */
export function PasskeysDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const { open, id, show, close } = useStep(['add', 'remove']);
  const remove = useCall(passkeyDelete, { invalidates: [passkeys] });
  const list = useQuery(settingQueries.passkeys());
  const leaving = list.data?.passkeys.find((passkey) => passkey.id === id);
  if (open === 'add') return <AddPasskey onClose={close} />;
  if (open === 'remove' && leaving) {
    return (
      <Ask
        title={t('settings.passkeys.removeTitle')}
        action="kit.remove"
        run={() => remove.run({ passkeyId: leaving.id })}
        onClose={close}
      >
        <Text id="settings.passkeys.removeBody" values={{ name: leaving.name }} />
      </Ask>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.passkeys.title')} closeLabel={t('kit.close')}>
      <div className="grid gap-4">
        <p className="text-muted">
          <Text id="settings.passkeys.about" />
        </p>
        <Answer of={list} rows={2}>
          {(data) =>
            data.passkeys.length === 0 ? (
              <EmptyState icon={<Fingerprint />} title={<Text id="settings.passkeys.empty" />} />
            ) : (
              <Rows kind="plain" label={t('settings.passkeys.title')}>
                {data.passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => show('remove', passkey.id)} />
                ))}
              </Rows>
            )
          }
        </Answer>
        {supportsPasskeys() ? (
          <Button wide icon={<Plus className="size-5" />} onClick={() => show('add')}>
            <Text id="settings.passkeys.add" />
          </Button>
        ) : (
          <Banner tone="info">
            <Text id="settings.passkeys.unsupported" />
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const t = useText();
  const format = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  const words = [
    t('settings.passkeys.added', { date: format.date(createdAt, 'day') }),
    lastUsedAt !== null && t('settings.passkeys.used', { date: format.date(lastUsedAt, 'day') }),
  ];
  return (
    <Row
      token={
        <RowToken>
          <Fingerprint />
        </RowToken>
      }
      title={name}
      note={words.filter(Boolean).join(' · ')}
      aside={<ChevronRight className="text-muted size-5" aria-hidden="true" />}
      onPress={onRemove}
    />
  );
}
