import type { NotificationChannel, NotificationTopic } from '@bank/protocol/profile-notifications';
import type { BankNotification } from '@bank/protocol/notification-list';
import { notificationChannel } from '@bank/protocol/profile-notifications';
import type { Language } from './languages';

// R1.2.10, R2.3.9: the topics of notices and their channels.

/** The defaults. */
const DEFAULTS: Record<NotificationTopic, readonly NotificationChannel[]> = {
  security: ['email', 'push'],
  transfers: ['email', 'push'],
  incoming: ['push'],
  documents: ['email'],
  news: [],
};

/** One switch of the settings as it is by default. */
export interface ChannelRule {
  channel: NotificationChannel;
  isOn: boolean;
  /** Cannot be switched off, so that a takeover of the account is never silent. */
  isLocked: boolean;
}

/** The switches of a topic, in the order of the channels. */
export const channelsOf = (topic: NotificationTopic): ChannelRule[] =>
  notificationChannel.options.map((channel) => ({
    channel,
    isOn: DEFAULTS[topic].includes(channel),
    isLocked: topic === 'security' && channel === 'email',
  }));

/** The receivers of a notice: one user, or all users who sign in as the customer. */
type NoticeFor = { userId: number; customerId?: never } | { customerId: number; userId?: never };

/** What a notice says. */
export interface Words {
  /** Of the e-mail; the other channels have the text alone. */
  subject: string;
  text: string;
}

/**
 * The words themselves, for a reader who made this very call: they read the call's language. Other readers read their own language,
 * which only the outbox knows.
 */
export type Worded = (Words & { words?: never }) | { words: (language: Language) => Words };

export const wordsIn = (notice: Worded, language: Language): Words =>
  notice.words === undefined ? { subject: notice.subject, text: notice.text } : notice.words(language);

/** An event that the bank reports on the channels that the reader has chosen for its topic. */
export type Notice = NoticeFor &
  Worded & {
    topic: NotificationTopic;
    /** Receivers besides the settings: the phone or address that is being replaced, which the settings no longer know. */
    must?: Partial<Record<NotificationChannel, string>>;
    /** The customer whose papers it is about: it goes when they are forgotten (R0.192). */
    papersOf?: number;
    /** The line of the notification centre, for a notice that readers also see on the screen (ADR-32). */
    line?: CentreLine;
    /** The line is all: a message would be one too many for its reader (R0.57). */
    isLineOnly?: boolean;
  };

/** A line of the notification centre. */
export interface CentreLine extends Pick<BankNotification, 'type' | 'severity' | 'subject' | 'accountId'> {
  /** The customer that it is about. A notice to the customer reaches all users who may see that customer's money. */
  customerId: number;
  words(language: Language): Pick<BankNotification, 'title' | 'body' | 'discreet'>;
}

/** The words of a line that says what the message says. Its subject names no amount, so it is the discreet form, too. */
export const asLine =
  (words: (language: Language) => Words): CentreLine['words'] =>
  (language) => {
    const { subject, text } = words(language);
    return { title: subject, body: text, discreet: subject };
  };
