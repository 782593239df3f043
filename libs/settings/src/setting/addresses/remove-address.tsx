import { call, invalidate } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { type Output } from '@bank/protocol';
import { ipWhitelist, ipWhitelistDelete, securityChangeConfirm, type TrustedIp } from '@bank/protocol/settings';
import { useState } from 'react';
import { ChangeDialog, onlyPassword } from '../../change/change-dialog';
import { LockOut } from './lock-out';

interface RemoveAddressProps {
  whitelist: Output<typeof ipWhitelist>;
  entry: TrustedIp;
  onClose(): void;
}

/** Takes an address off the list. */
export function RemoveAddress({ whitelist, entry, onClose }: RemoveAddressProps) {
  const [isMeant, setMeant] = useState(false);
  const remain = whitelist.ips.ip.filter(({ id }) => id !== entry.id);
  const locksOut = whitelist.accessIpMode === 'block' && !remain.some(({ isYours }) => isYours);
  return (
    <ChangeDialog
      title={<Text id="settings.ip.removeTitle" />}
      schema={onlyPassword}
      defaults={{ password: '' }}
      submit="kit.remove"
      isIdle={locksOut && !isMeant}
      start={({ password }) => call(ipWhitelistDelete, { id: entry.id, password, lockOut: locksOut && isMeant })}
      confirm={(requestKey, code) => call(securityChangeConfirm, { requestKey, code })}
      isMade={async () => !(await call(ipWhitelist)).ips.ip.some(({ id }) => id === entry.id)}
      facts={<p className="font-medium break-all">{entry.ip}</p>}
      onDone={async () => {
        await invalidate(ipWhitelist);
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <Text id="settings.ip.removeBody" values={{ ip: entry.ip }} />
      </p>
      {locksOut && <LockOut yourIp={whitelist.yourIp} isMeant={isMeant} onChange={setMeant} />}
    </ChangeDialog>
  );
}
