import { useCall } from '@bank/api-client';
import type { MessageId } from '@bank/i18n';
import { businessUserList } from '@bank/protocol/company';
import {
  accessOfferAccept,
  accessOfferDecline,
  accessOfferList,
  type AccessOffer,
} from '@bank/protocol/company-offers';
import { customerInfo, relatedCustomers, userAccessInfo } from '@bank/protocol/customer';
import { useState } from 'react';

export type OfferAnswer = 'accept' | 'decline';

/** What an answer changes: for whom the user may act, and which companies have which users. */
const STALE = [accessOfferList, relatedCustomers, customerInfo, userAccessInfo, businessUserList];

const SAID: Readonly<Record<OfferAnswer, MessageId>> = {
  accept: 'kit.offer.accepted',
  decline: 'kit.offer.declined',
};

interface Pressed {
  offer: AccessOffer;
  answer: OfferAnswer;
  /** All that stood there. They keep standing until the answer is known: the list asks anew before that. */
  offers: readonly AccessOffer[];
}

interface Given {
  /** Of its own for each answer, so that each takes the focus. */
  count: number;
  says: MessageId;
  company: string;
  isTaken: boolean;
}

/** The user's answers to invitations, one at a time (R0.183). */
export function useOfferAnswers() {
  const accept = useCall(accessOfferAccept, { invalidates: STALE });
  const decline = useCall(accessOfferDecline, { invalidates: STALE });
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [given, setGiven] = useState<Given | null>(null);

  async function give(answer: OfferAnswer, offer: AccessOffer, offers: readonly AccessOffer[]): Promise<void> {
    accept.reset();
    decline.reset();
    setPressed({ offer, answer, offers });
    const { companyId, company, right, balanceInfo } = offer;
    // The bank refuses a yes to what the company has changed meanwhile.
    const sent = answer === 'accept' ? accept.run({ companyId, right, balanceInfo }) : decline.run({ companyId });
    const isTaken = await sent.then(
      () => true,
      () => false,
    );
    setPressed(null);
    setGiven((last) => ({ count: (last?.count ?? 0) + 1, says: SAID[answer], company, isTaken }));
  }

  return {
    give,
    pressed,
    /** The last one that the bank has answered; null while another is on its way. */
    given: pressed ? null : given,
    failure: accept.failure ?? decline.failure,
  };
}
