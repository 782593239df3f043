import { query } from '@bank/api-client';
import { Text, useFormat, useLang, useText, type MessageId } from '@bank/i18n';
import {
  THEME_WORDS,
  allOf,
  LANGUAGE_NAMES,
  personName,
  statusDisplay,
  usePreferences,
  useShortcutSettings,
  useVerification,
} from '@bank/kit';
import { businessUserList } from '@bank/protocol/company';
import { legalInfo } from '@bank/protocol/profile';
import { emailsGet } from '@bank/protocol/profile-emails';
import { notificationSettingsGet, type NotificationChannel } from '@bank/protocol/profile-notifications';
import { blackListGet } from '@bank/protocol/settings';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { loginsQuery } from '../login-history/logins-query';
import { APPROVAL_WORDS, IP_WORDS, SIGN_IN_WORDS } from '../setting/mode-words';
import { settingQueries } from '../setting/setting-calls';
import type { EntryId } from './entries';
import { Value } from './value';

interface Waiting {
  waiting: number;
}

/** What each entry is set to. An entry whose screen is still to come brings its value with the screen. */
export const VALUES: Partial<Record<EntryId, ComponentType<Waiting>>> = {
  profile: Person,
  notifications: Channels,
  appearance: Appearance,
  shortcuts: Shortcuts,
  signIn: SignIn,
  approving: Approving,
  browsers: Browsers,
  loginHistory: LastLogin,
  ip: Addresses,
  blocked: Blocked,
  company: Company,
  people: People,
  emails: Emails,
  legal: Agreements,
};

/** The value is not the page's, so no loader starts it. */
const lazy = { lazy: true } as const;

function Person({ waiting }: Waiting) {
  const t = useText();
  const { customer, access } = useCustomer();
  const name = personName(customer, access);
  const { status, error, refetch } = useVerification();
  if (waiting > 0 || customer.customerType === 'business')
    return <Value of={{ data: name, error: null, refetch }}>{(data) => data}</Value>;
  return (
    <Value of={{ data: status, error, refetch }}>
      {(known) => [name, known === 'CHECKED' && t(statusDisplay(known, 'personal').title)].filter(Boolean).join(' · ')}
    </Value>
  );
}

const CHANNELS: Record<NotificationChannel, MessageId> = {
  email: 'settings.value.email',
  sms: 'settings.value.sms',
  push: 'settings.value.push',
};

/** The channels by which the user is notified of something. */
function Channels() {
  const t = useText();
  return (
    <Value of={useQuery(query(notificationSettingsGet, undefined, lazy))}>
      {({ settings }) => {
        const used = new Set(settings.filter(({ value }) => value).map(({ channel }) => channel));
        return [...used].map((channel) => t(CHANNELS[channel])).join(', ') || t('settings.value.noChannel');
      }}
    </Value>
  );
}

function Appearance() {
  const t = useText();
  const theme = usePreferences((state) => state.theme);
  return <span className="block h-5 truncate">{[t(THEME_WORDS[theme]), LANGUAGE_NAMES[useLang()]].join(' · ')}</span>;
}

function Shortcuts() {
  const t = useText();
  const { areOn, changes } = useShortcutSettings((state) => state);
  const count = Object.keys(changes).length;
  if (!areOn) return <Text id="settings.shortcuts.off" />;
  return [t('settings.shortcuts.on'), count > 0 && t('settings.shortcuts.changed', { count })]
    .filter(Boolean)
    .join(' · ');
}

function SignIn() {
  const t = useText();
  const settings = useQuery(settingQueries.settings(lazy));
  const passkeys = useQuery(settingQueries.passkeys(lazy));
  return (
    <Value of={allOf(settings, passkeys)}>
      {([{ login2faMode }, keys]) =>
        [
          t(SIGN_IN_WORDS[login2faMode] ?? 'settings.mode.simple'),
          keys.passkeys.length > 0 && t('settings.value.passkeys', { count: keys.passkeys.length }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
    </Value>
  );
}

function Approving() {
  return (
    <Value of={useQuery(settingQueries.settings(lazy))}>
      {({ transactionApproveMode }) => <Text id={APPROVAL_WORDS[transactionApproveMode]} />}
    </Value>
  );
}

function Browsers() {
  const t = useText();
  const known = useQuery(settingQueries.browsers(lazy));
  const phones = useQuery(settingQueries.devices(lazy));
  return (
    <Value of={allOf(known, phones)}>
      {([browsers, { devices }]) =>
        [
          t('settings.value.browsers', { count: browsers.devices.length }),
          t('settings.value.phones', { count: devices.filter(({ status }) => status === 'approved').length }),
        ].join(' · ')
      }
    </Value>
  );
}

/** The newest login that worked. */
function LastLogin() {
  const format = useFormat();
  return (
    <Value of={useQuery(loginsQuery(1, lazy))}>
      {({ logins }) => {
        const last = logins.login.find(({ result }) => result === 'ok');
        if (!last) return <Text id="settings.logins.empty" />;
        return <Text id="settings.value.lastLogin" values={{ when: format.date(last.date, 'dayTime') }} />;
      }}
    </Value>
  );
}

function Addresses() {
  const t = useText();
  return (
    <Value of={useQuery(settingQueries.addresses(lazy))}>
      {({ accessIpMode, ips }) =>
        accessIpMode === 'off' && ips.ip.length === 0
          ? t(IP_WORDS.off)
          : [t(IP_WORDS[accessIpMode]), t('settings.ip.summary', { count: ips.ip.length })].join(' · ')
      }
    </Value>
  );
}

function Blocked() {
  return (
    <Value of={useQuery(query(blackListGet, undefined, lazy))}>
      {({ blackList }) => <Text id="settings.value.blocked" values={{ count: blackList.length }} />}
    </Value>
  );
}

/** The state of the company's verification. While something waits, that is said instead: "Verified" beside it would contradict. */
function Company({ waiting }: Waiting) {
  const { status, error, refetch } = useVerification();
  return (
    <Value of={{ data: status, error, refetch }}>
      {(known) => <Text id={statusDisplay(waiting > 0 ? 'HAS_REQUIRED_ACTIONS' : known, 'business').title} />}
    </Value>
  );
}

function People() {
  return (
    <Value of={useQuery(query(businessUserList, undefined, lazy))}>
      {({ users }) => <Text id="settings.value.people" values={{ count: users.length }} />}
    </Value>
  );
}

function Emails() {
  return (
    <Value of={useQuery(query(emailsGet, undefined, lazy))}>
      {({ emails }) => <Text id="settings.value.addresses" values={{ count: emails.length }} />}
    </Value>
  );
}

/** The day of the newest agreement. */
function Agreements() {
  const format = useFormat();
  return (
    <Value of={useQuery(query(legalInfo, undefined, lazy))}>
      {({ terms: [newest] }) =>
        newest ? (
          <Text id="settings.value.accepted" values={{ date: format.date(newest.acceptedAt, 'day') }} />
        ) : (
          <Text id="settings.value.documents" />
        )
      }
    </Value>
  );
}
