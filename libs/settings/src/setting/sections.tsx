import { Text, useText } from '@bank/i18n';
import { Rows, Section, useOpen } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { securitySettings } from '@bank/protocol/settings';
import { Badge } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Globe, KeyRound, MonitorSmartphone, ShieldCheck, Signature, Smartphone } from 'lucide-react';
import { AddressesDialog } from './addresses/addresses-dialog';
import { ApprovalDialog } from './approval-dialog';
import { BrowsersDialog } from './browsers-dialog';
import { DevicesDialog } from './devices/devices-dialog';
import { APPROVAL_WORDS, IP_WORDS, SIGN_IN_WORDS } from './mode-words';
import { PasskeysDialog } from './passkeys/passkeys-dialog';
import { PasswordDialog } from './password-dialog';
import { SectionRow } from './section-row';
import { settingQueries } from './setting-calls';
import { SignInDialog } from './sign-in-dialog';
import { UndoSwitch } from './undo-switch';

const NAMES = ['signIn', 'password', 'passkeys', 'approval', 'devices', 'browsers', 'addresses'] as const;
type Settings = Output<typeof securitySettings>;

/** The sections, each with the name by which the settings lead to it, and whichever of their dialogs is open. */
export function Sections({ settings }: { settings: Settings }) {
  const t = useText();
  const { open, show, close } = useOpen(NAMES);
  const phones = useQuery(settingQueries.devices()).data?.devices;
  const browsers = useQuery(settingQueries.browsers()).data?.devices;
  const passkeys = useQuery(settingQueries.passkeys()).data?.passkeys;
  const addresses = useQuery(settingQueries.addresses()).data;
  const isSimple = settings.login2faMode === 'simple' || settings.login2faMode === 'direct';
  const isUnapproved = settings.transactionApproveMode === 'none';
  return (
    <>
      <Section title="settings.group.signIn" name="logging-in">
        <Rows kind="plain" label={t('settings.group.signIn')}>
          <SectionRow
            icon={ShieldCheck}
            title="settings.signIn.title"
            badge={<OnOff isOn={!isSimple} />}
            onOpen={() => show('signIn')}
          >
            {t(SIGN_IN_WORDS[settings.login2faMode] ?? 'settings.mode.simple')}
          </SectionRow>
          <SectionRow icon={KeyRound} title="settings.password.title" onOpen={() => show('password')}>
            <Text id="settings.password.summary" values={{ email: settings.email }} />
          </SectionRow>
          <SectionRow icon={Fingerprint} title="settings.passkeys.title" onOpen={() => show('passkeys')}>
            <Text id="settings.passkeys.summary" values={{ count: passkeys?.length ?? 0 }} />
          </SectionRow>
        </Rows>
      </Section>
      <Section title="settings.group.approval" name="approving">
        <Rows kind="plain" label={t('settings.group.approval')}>
          <SectionRow
            icon={Signature}
            title="settings.approval.title"
            badge={<OnOff isOn={!isUnapproved} />}
            onOpen={() => show('approval')}
          >
            {t(APPROVAL_WORDS[settings.transactionApproveMode])}
          </SectionRow>
        </Rows>
        <UndoSwitch />
      </Section>
      <Section title="settings.group.browsers" name="browsers">
        <Rows kind="plain" label={t('settings.group.browsers')}>
          <SectionRow icon={MonitorSmartphone} title="settings.browsers.title" onOpen={() => show('browsers')}>
            <Text id="settings.browsers.summary" values={{ count: browsers?.length ?? 0 }} />
          </SectionRow>
          <SectionRow icon={Smartphone} title="settings.devices.title" onOpen={() => show('devices')}>
            <Text
              id="settings.devices.summary"
              values={{ count: phones?.filter(({ status }) => status === 'approved').length ?? 0 }}
            />
          </SectionRow>
        </Rows>
      </Section>
      <Section title="settings.ip.title" name="addresses">
        <Rows kind="plain" label={t('settings.ip.title')}>
          <SectionRow icon={Globe} title="settings.ip.where" onOpen={() => show('addresses')}>
            {[
              t(IP_WORDS[addresses?.accessIpMode ?? 'off']),
              t('settings.ip.summary', { count: addresses?.ips.ip.length ?? 0 }),
            ].join(' · ')}
          </SectionRow>
        </Rows>
      </Section>
      {open === 'signIn' && <SignInDialog settings={settings} onClose={close} />}
      {open === 'password' && <PasswordDialog email={settings.email} onClose={close} />}
      {open === 'passkeys' && <PasskeysDialog onClose={close} />}
      {open === 'approval' && <ApprovalDialog settings={settings} onClose={close} />}
      {open === 'devices' && <DevicesDialog onClose={close} />}
      {open === 'browsers' && <BrowsersDialog onClose={close} />}
      {open === 'addresses' && <AddressesDialog onClose={close} />}
    </>
  );
}

function OnOff({ isOn }: { isOn: boolean }) {
  return (
    <Badge tone={isOn ? 'positive' : 'warning'}>
      <Text id={isOn ? 'settings.on' : 'settings.off'} />
    </Badge>
  );
}
