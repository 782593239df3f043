import type { MessageId } from '@bank/i18n';
import type { KycInfo } from '@bank/protocol/kyc-info';
import { needsAction } from '@bank/kit';

/** What the parts of the page say. */
export interface KycFacts {
  /** How many matters wait for the customer. */
  asked: number;
  /** How many lines about the person are not answered. */
  open: number;
  isVerified: boolean;
  isCallPlanned: boolean;
}

/** Which lines about a person have their answer. */
export const answeredOf = ({ identities, phones, occupation, sources }: KycInfo) => ({
  number: identities.length > 0,
  phone: phones.length === 0 || phones.some(({ confirmed }) => confirmed),
  work: occupation !== null && sources.length > 0,
});

/** @param isPerson a company has no lines about a person */
export const factsOf = (known: KycInfo, isPerson: boolean): KycFacts => ({
  asked: known.documents.filter(({ status }) => needsAction(status)).length,
  open: isPerson ? Object.values(answeredOf(known)).filter((isAnswered) => !isAnswered).length : 0,
  isVerified: known.verified,
  isCallPlanned: known.videoCall !== null,
});

interface Sentence {
  id: MessageId;
  count?: number;
}

/** Only where nothing is open, a sentence says "everything" or "nothing" (R0.141). */
const ALL_SAID = {
  asked: 'kyc-tax.kyc.leadRest',
  verified: 'kyc-tax.kyc.leadDone',
  waiting: 'kyc-tax.kyc.leadWaiting',
} as const;
const SOME_OPEN = {
  asked: null,
  verified: 'kyc-tax.kyc.leadVerified',
  waiting: 'kyc-tax.kyc.leadPapers',
} as const;

/** The sentences below the title: what comes, what is missing, and what is open. */
export function leadOf({ asked, open, isVerified, isCallPlanned }: KycFacts): readonly Sentence[] {
  const state = asked > 0 ? 'asked' : isVerified ? 'verified' : 'waiting';
  const id = (open === 0 && !isCallPlanned ? ALL_SAID : SOME_OPEN)[state];
  return [
    ...(isCallPlanned ? [{ id: 'kyc-tax.kyc.leadCall' } as const] : []),
    ...(asked > 0 ? [{ id: 'kyc-tax.kyc.lead', count: asked } as const] : []),
    ...(id === null ? [] : [{ id }]),
    ...(open > 0 ? [{ id: 'kyc-tax.kyc.leadOpen', count: open } as const] : []),
  ];
}
