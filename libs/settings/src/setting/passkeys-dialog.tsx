import { useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, Ask, Row, Rows } from '@bank/kit';
import { type Passkey, passkeyDelete, passkeys } from '@bank/protocol/passkeys';
import { Button, Dialog, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { AddPasskey } from './add-passkey';
import { settingQueries } from './setting-calls';

/** The passkeys that log the user in and approve (ADR-12). */
export function PasskeysDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const remove = useCall(passkeyDelete, { invalidates: [passkeys] });
  const list = useQuery(settingQueries.passkeys());
  if (leaving) {
    return (
      <Ask
        title={t('settings.passkeys.removeTitle')}
        action="kit.remove"
        run={() => remove.run({ passkeyId: leaving.id })}
        onClose={() => setLeaving(null)}
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
              <Rows kind="plain">
                {data.passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
                ))}
              </Rows>
            )
          }
        </Answer>
        <AddPasskey />
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
      title={name}
      note={words.filter(Boolean).join(' · ')}
      aside={
        <Button
          variant="secondary"
          size="small"
          aria-label={t('settings.passkeys.removeThis', { name })}
          onClick={onRemove}
        >
          <Text id="kit.remove" />
        </Button>
      }
    />
  );
}
