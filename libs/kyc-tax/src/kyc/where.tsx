import { type MessageId, Text, useText } from '@bank/i18n';
import { SectionHeading, Tracker, type TrackerStep } from '@bank/ui';
import type { KycFacts } from './lead';

/** Where it stands: what the customer does, what the bank does, and what opens then. */
export function Where({ asked, open, isCallPlanned, isVerified }: KycFacts) {
  const t = useText();
  const isSent = asked === 0;
  const isOpen = isVerified && isSent;
  const steps: (TrackerStep | null)[] = [
    {
      id: 'send',
      state: isSent ? 'done' : 'now',
      label: <Text id={sendLabel({ asked, open, isCallPlanned })} />,
    },
    {
      id: 'check',
      state: isOpen ? 'done' : isSent ? 'now' : 'next',
      label: <Text id="kyc-tax.kyc.step.check" />,
      note: <Text id="kyc-tax.kyc.step.checkNote" />,
    },
    // What is open already stays open while a paper is renewed.
    isVerified && !isSent
      ? null
      : {
          id: 'open',
          state: isOpen ? 'done' : 'next',
          label: <Text id="kyc-tax.kyc.step.open" />,
          note: <Text id="kyc-tax.kyc.step.openNote" />,
        },
  ];
  return (
    <section aria-labelledby="where" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <SectionHeading id="where">
        <Text id="kyc-tax.kyc.where" />
      </SectionHeading>
      <Tracker
        label={t('kyc-tax.kyc.where')}
        steps={steps.filter((step) => step !== null)}
        stateLabel={(state) =>
          t(
            state === 'done'
              ? 'kyc-tax.kyc.state.done'
              : state === 'now'
                ? 'kyc-tax.kyc.state.now'
                : 'kyc-tax.kyc.state.next',
          )
        }
      />
    </section>
  );
}

/** Only where nothing is open or planned, the step says "everything" (R0.141). */
export function sendLabel({
  asked,
  open,
  isCallPlanned,
}: Pick<KycFacts, 'asked' | 'open' | 'isCallPlanned'>): MessageId {
  if (asked > 0) return 'kyc-tax.kyc.step.send';
  return open > 0 || isCallPlanned ? 'kyc-tax.kyc.step.sentPapers' : 'kyc-tax.kyc.step.sent';
}
