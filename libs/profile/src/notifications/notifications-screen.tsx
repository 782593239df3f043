import { call, invalidate, prefetch, query } from '@bank/api-client';
import { Text, type MessageId } from '@bank/i18n';
import { Answer, LiveSwitch, Page } from '@bank/kit';
import type { Output } from '@bank/protocol';
import {
  notificationSettingsGet,
  notificationSettingsSet,
  notificationTopic,
  type NotificationChannel,
  type NotificationTopic,
} from '@bank/protocol/profile-notifications';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';

export const handle = { title: 'kit.notifications.title', isOwn: true } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), query(notificationSettingsGet));
  return null;
}

const TOPICS: Record<NotificationTopic, { title: MessageId; body: MessageId }> = {
  security: { title: 'kit.place.security', body: 'profile.notify.securityBody' },
  transfers: { title: 'profile.notify.transfers', body: 'profile.notify.transfersBody' },
  incoming: { title: 'profile.notify.incoming', body: 'profile.notify.incomingBody' },
  documents: { title: 'profile.notify.documents', body: 'profile.notify.documentsBody' },
  news: { title: 'profile.notify.news', body: 'profile.notify.newsBody' },
};
const CHANNELS: Record<NotificationChannel, MessageId> = {
  email: 'profile.notify.email',
  sms: 'profile.notify.sms',
  push: 'profile.notify.push',
};

/** What the bank notifies the user of, and by which channel; every switch takes effect at once (R1.2.10). */
export function Component() {
  return (
    <Page title="kit.notifications.title" lead={<Text id="profile.notify.intro" />}>
      <Answer of={useQuery(query(notificationSettingsGet))} hasTokens={false}>
        {({ settings }) =>
          notificationTopic.options.map((group) => (
            <section key={group} aria-labelledby={`topic-${group}`} className="section">
              <h2 id={`topic-${group}`} className="section-face">
                <Text id={TOPICS[group].title} />
              </h2>
              <p className="text-muted mb-2 text-sm">
                <Text id={TOPICS[group].body} />
              </p>
              {settings
                .filter((setting) => setting.group === group)
                .map((setting) => (
                  <ChannelSwitch key={setting.identified} setting={setting} />
                ))}
            </section>
          ))
        }
      </Answer>
    </Page>
  );
}

type Setting = Output<typeof notificationSettingsGet>['settings'][number];

/** One switch; it shows the choice at once and goes back when the bank refuses it. */
function ChannelSwitch({ setting: { identified, channel, value, isLocked } }: { setting: Setting }) {
  const set = async (wanted: boolean) => {
    await call(notificationSettingsSet, { identified, value: wanted });
    await invalidate(notificationSettingsGet);
  };
  return (
    <LiveSwitch
      label={<Text id={CHANNELS[channel]} />}
      description={isLocked ? <Text id="profile.notify.locked" /> : undefined}
      isOn={value}
      disabled={isLocked}
      set={set}
    />
  );
}
