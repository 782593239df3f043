import { call, invalidate, prefetch, query } from '@bank/api-client';
import type { ApiFailure } from '@bank/api-client';
import { Text, type MessageId } from '@bank/i18n';
import { asFailure, FailureNote } from '@bank/kit';
import {
  notificationSettingsGet,
  notificationSettingsUpdate,
  notificationTopic,
  type NotificationChannel,
  type NotificationTopic,
} from '@bank/protocol/profile';
import { customerQueries } from '@bank/session/calls';
import { Panel, Switch } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../answer';
import { Page } from '../page';

export const handle = { title: 'profile.notify.title' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), query(notificationSettingsGet));
  return null;
}

const TOPICS: Record<NotificationTopic, { title: MessageId; body: MessageId }> = {
  security: { title: 'profile.notify.security', body: 'profile.notify.securityBody' },
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

/** What the bank tells one about, and how; every switch takes effect at once (R1.2.10 /profile/notifications). */
export function Component() {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const choose = async (topic: NotificationTopic, channel: NotificationChannel, isOn: boolean) => {
    const key = `${topic}.${channel}`;
    setFailure(null);
    setChosen((known) => ({ ...known, [key]: isOn }));
    try {
      await call(notificationSettingsUpdate, { topic, channel, isOn });
      await invalidate(notificationSettingsGet);
    } catch (error) {
      setFailure(asFailure(error));
    }
    // From here on the bank's own answer counts; after a failure that is the old one.
    setChosen((known) => Object.fromEntries(Object.entries(known).filter(([one]) => one !== key)));
  };

  return (
    <Page title="profile.notify.title">
      <p className="text-muted">
        <Text id="profile.notify.intro" />
      </p>
      <FailureNote failure={failure} />
      <Answer of={useQuery(query(notificationSettingsGet))}>
        {({ settings }) =>
          notificationTopic.options.map((topic) => (
            <Panel key={topic} aria-labelledby={`topic-${topic}`}>
              <h2 id={`topic-${topic}`} className="heading-face text-lg">
                <Text id={TOPICS[topic].title} />
              </h2>
              <p className="text-muted mb-2 text-sm">
                <Text id={TOPICS[topic].body} />
              </p>
              {settings
                .filter((setting) => setting.topic === topic)
                .map(({ channel, isOn, isLocked }) => (
                  <Switch
                    key={channel}
                    label={<Text id={CHANNELS[channel]} />}
                    description={isLocked ? <Text id="profile.notify.locked" /> : undefined}
                    isSelected={chosen[`${topic}.${channel}`] ?? isOn}
                    disabled={isLocked}
                    onChange={(wanted) => void choose(topic, channel, wanted)}
                  />
                ))}
            </Panel>
          ))
        }
      </Answer>
    </Page>
  );
}
