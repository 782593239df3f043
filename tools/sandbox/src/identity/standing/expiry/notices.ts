import { sayDay } from '../../../ledger/say-amount';
import type { Tx } from '../../../platform/db';
import { documentNotice } from '../../../platform/documents/notice-lines';
import { paperName } from '../../../platform/documents/paper-words';
import { say } from '../../../platform/documents/texts';
import type { BankEvent } from '../../../platform/events';
import type { CallContext } from '../../../platform/handler';
import type { JobContext } from '../../../platform/jobs/worker';
import type { Language } from '../../../platform/languages';
import type { DocumentRow } from '../papers';
import type { Place } from './places';
import { GRACE_DAYS, dayAfter } from './stages';
import type { Stage } from './stages';

const TOLD = {
  endsSoon: { type: 'documentExpSoon', subject: 'endsSoon', text: 'endsSoonText' },
  ended: { type: 'documentExpired', subject: 'ended', text: 'endedText' },
  limit: { type: 'documentExpired', subject: 'limited', text: 'limitedText' },
} as const satisfies Record<Stage, object>;

/** Tells a customer that a document of theirs ends or has ended, and what follows. */
export async function tellOfEnd(
  stage: Stage,
  ending: DocumentRow & { customerId: number },
  { name }: Place,
  { tx, outbox, publish }: JobContext,
): Promise<void> {
  const { customerId, expiresDate } = ending;
  const day = expiresDate ?? '';
  const { type, subject, text } = TOLD[stage];
  const words = (language: Language) => {
    const document = paperName(language, { ...ending, isTaxForm: false, person: name });
    return {
      subject: say(language, subject, { document }),
      text: say(language, text, {
        document,
        day: sayDay(language, day),
        until: sayDay(language, dayAfter(day, GRACE_DAYS)),
      }),
    };
  };
  const lines = await outbox.notify(tx, documentNotice(type, { customerId }, words));
  publish([{ customerId, event: 'documentsChanged', subject: ending.id }, ...lines]);
}

/** Tells a customer that the bank's own limit is over. @returns the hints to publish after the commit */
export async function tellLifted(
  tx: Tx,
  customerId: number,
  { outbox }: Pick<CallContext, 'outbox'>,
): Promise<readonly BankEvent[]> {
  const words = (language: Language) => ({ subject: say(language, 'lifted'), text: say(language, 'liftedText') });
  return outbox.notify(tx, documentNotice('info', { customerId }, words));
}
