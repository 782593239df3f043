import { Text, useText, type MessageId } from '@bank/i18n';
import { Rows, useOpen } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Output } from '@bank/protocol';
import type { securitySettings } from '@bank/protocol/settings';
import { Badge, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import {
  Fingerprint,
  Globe,
  History,
  KeyRound,
  MonitorSmartphone,
  Signature,
  Smartphone,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressesDialog } from './addresses/addresses-dialog';
import { ApprovalDialog } from './approval-dialog';
import { BrowsersDialog } from './browsers-dialog';
import { DevicesDialog } from './devices/devices-dialog';
import { APPROVAL_WORDS, IP_WORDS, SIGN_IN_WORDS } from './mode-words';
import { PasskeysDialog } from './passkeys-dialog';
import { PasswordDialog } from './password-dialog';
import { SectionRow } from './section-row';
import { settingQueries } from './setting-calls';
import { SignInDialog } from './sign-in-dialog';

const NAMES = ['signIn', 'password', 'passkeys', 'approval', 'devices', 'browsers', 'addresses'] as const;
type Settings = Output<typeof securitySettings>;

/** The sections and whichever of their dialogs is open. */
export function Sections({ settings }: { settings: Settings }) {
  const t = useText();
  const navigate = useNavigate();
  const { open, show, close } = useOpen(NAMES);
  const phones = useQuery(settingQueries.devices()).data?.devices;
  const browsers = useQuery(settingQueries.browsers()).data?.devices;
  const passkeys = useQuery(settingQueries.passkeys()).data?.passkeys;
  const addresses = useQuery(settingQueries.addresses()).data;
  const isSimple = settings.login2faMode === 'simple' || settings.login2faMode === 'direct';
  const isUnapproved = settings.transactionApproveMode === 'none';
  return (
    <>
      <Group title="settings.group.signIn">
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
        <SectionRow
          icon={Fingerprint}
          title="settings.passkeys.title"
          action="settings.manage"
          onOpen={() => show('passkeys')}
        >
          <Text id="settings.passkeys.summary" values={{ count: passkeys?.length ?? 0 }} />
        </SectionRow>
      </Group>
      <Group title="settings.group.approval">
        <SectionRow
          icon={Signature}
          title="settings.approval.title"
          badge={<OnOff isOn={!isUnapproved} />}
          onOpen={() => show('approval')}
        >
          {t(APPROVAL_WORDS[settings.transactionApproveMode])}
        </SectionRow>
        <SectionRow
          icon={Smartphone}
          title="settings.devices.title"
          action="settings.manage"
          onOpen={() => show('devices')}
        >
          <Text
            id="settings.devices.summary"
            values={{ count: phones?.filter(({ status }) => status === 'approved').length ?? 0 }}
          />
        </SectionRow>
      </Group>
      <Group title="settings.group.access">
        <SectionRow
          icon={MonitorSmartphone}
          title="settings.browsers.title"
          action="settings.manage"
          onOpen={() => show('browsers')}
        >
          <Text id="settings.browsers.summary" values={{ count: browsers?.length ?? 0 }} />
        </SectionRow>
        <SectionRow icon={Globe} title="settings.ip.title" action="settings.manage" onOpen={() => show('addresses')}>
          {[
            t(IP_WORDS[addresses?.accessIpMode ?? 'off']),
            t('settings.ip.summary', { count: addresses?.ips.ip.length ?? 0 }),
          ].join(' · ')}
        </SectionRow>
        <SectionRow
          icon={History}
          title="kit.place.loginHistory"
          action="settings.look"
          onOpen={() => void navigate(paths.loginHistory.to())}
        >
          <Text id="settings.logins.summary" />
        </SectionRow>
      </Group>
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

function Group({ title, children }: { title: MessageId; children: ReactNode }) {
  const t = useText();
  return (
    <section className="grid gap-2" aria-label={t(title)}>
      <SectionHeading>{t(title)}</SectionHeading>
      <Rows>{children}</Rows>
    </section>
  );
}

function OnOff({ isOn }: { isOn: boolean }) {
  return (
    <Badge tone={isOn ? 'positive' : 'warning'}>
      <Text id={isOn ? 'settings.on' : 'settings.off'} />
    </Badge>
  );
}
