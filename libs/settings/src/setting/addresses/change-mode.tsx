import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { type Output } from '@bank/protocol';
import {
  accessIpMode,
  type AccessIpMode,
  ipWhitelist,
  ipWhitelistModeSet,
  securityChangeConfirm,
} from '@bank/protocol/settings';
import { useState } from 'react';
import { ChangeDialog, onlyPassword } from '../../change/change-dialog';
import { ChoiceCards } from '../../change/choice-cards';
import { IP_WORDS } from '../mode-words';
import { LockOut } from './lock-out';

const HELP = { off: 'settings.ip.offHelp', warn: 'settings.ip.warnHelp', block: 'settings.ip.blockHelp' } as const;

interface ChangeModeProps {
  whitelist: Output<typeof ipWhitelist>;
  onClose(): void;
}

/** The reaction to an address that is not on the list. */
export function ChangeMode({ whitelist, onClose }: ChangeModeProps) {
  const t = useText();
  const [mode, setMode] = useState<AccessIpMode>(whitelist.accessIpMode);
  const [isMeant, setMeant] = useState(false);
  const locksOut = mode === 'block' && !whitelist.ips.ip.some(({ isYours }) => isYours);
  return (
    <ChangeDialog
      title={<Text id="settings.ip.modeTitle" />}
      schema={onlyPassword}
      defaults={{ password: '' }}
      submit="settings.change.save"
      isIdle={mode === whitelist.accessIpMode || (locksOut && !isMeant)}
      start={({ password }) => call(ipWhitelistModeSet, { enable: mode, password, lockOut: locksOut && isMeant })}
      confirm={(requestKey, code) => call(securityChangeConfirm, { requestKey, code })}
      isMade={async () => (await call(ipWhitelist)).accessIpMode === mode}
      facts={<p className="font-medium">{t(IP_WORDS[mode])}</p>}
      onDone={async () => {
        await invalidate(ipWhitelist);
        onClose();
      }}
      onClose={onClose}
    >
      <ChoiceCards
        legend={<Text id="settings.ip.modeLegend" />}
        choices={accessIpMode.options.map((id) => ({ id, label: t(IP_WORDS[id]), description: t(HELP[id]) }))}
        value={mode}
        onChange={setMode}
      />
      {locksOut && <LockOut yourIp={whitelist.yourIp} isMeant={isMeant} onChange={setMeant} />}
    </ChangeDialog>
  );
}
