import type { ApiFailure } from '@bank/api-client';
import type { MessageId, TextOf } from '@bank/i18n';

type Kind = ApiFailure['kind'];

/** Whether the bank's own sentence comes first (R2.8.1 order), and what we say when it gave none. */
const SENTENCES: Record<Kind, { id: MessageId; serverFirst: boolean }> = {
  verify: { id: 'kit.failure.verify', serverFirst: true },
  invalid: { id: 'kit.failure.invalid', serverFirst: true },
  auth: { id: 'kit.failure.auth', serverFirst: true },
  denied: { id: 'kit.failure.denied', serverFirst: true },
  closed: { id: 'kit.failure.closed', serverFirst: true },
  confirmation: { id: 'kit.failure.confirmation', serverFirst: true },
  terms: { id: 'kit.failure.terms', serverFirst: false },
  // The transport's own words ("Network Error", a proxy's page) help no user: R1.8.5 asks for a generic sentence.
  network: { id: 'kit.failure.network', serverFirst: false },
  server: { id: 'kit.failure.server', serverFirst: false },
  sessionExpired: { id: 'kit.failure.sessionExpired', serverFirst: false },
  unknownOutcome: { id: 'kit.failure.unknownOutcome', serverFirst: false },
  rateLimited: { id: 'kit.failure.rateLimited', serverFirst: false },
  unknown: { id: 'kit.failure.unknown', serverFirst: true },
};

/** The sentence that R1.8.3 gives word for word. A money call with this status is an unknown outcome and says so. */
const STATUS_500 = { id: 'kit.failure.status500', serverFirst: false } as const;

/**
 * What happened, what did not happen to the money, and what to do, in the reader's language.
 * @param money the call would have moved money: a definite failure then says that nothing moved. An unknown outcome
 * never says so (R0.20).
 */
export function failureText(failure: ApiFailure, t: TextOf, { money = false } = {}): string {
  const { id, serverFirst } =
    failure.status === 500 && failure.kind === 'server' ? STATUS_500 : SENTENCES[failure.kind];
  const said = serverFirst ? ownWords(failure) : '';
  const sentence = said || t(id, { seconds: failure.retryAfterS ?? 60 });
  if (!money || failure.kind === 'unknownOutcome') return sentence;
  return `${sentence} ${t('kit.failure.nothingMoved')}`;
}

/**
 * The bank's own sentences. What it says of single fields of a request that it could not read belongs to a form that has them: elsewhere
 * "check this value" names none. A single word is a name or a code, and no sentence (R1.8.2).
 */
function ownWords({ kind, fields = {}, messages }: ApiFailure): string {
  if (kind === 'invalid' && Object.keys(fields).length > 0) return '';
  return [...new Set(messages)].filter((message) => /\s/.test(message.trim())).join(' ');
}
