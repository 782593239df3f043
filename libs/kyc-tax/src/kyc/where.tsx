import { Text, useText } from '@bank/i18n';
import { needsAction } from '@bank/kit';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { SectionHeading, Tracker, type TrackerStep } from '@bank/ui';

/** How many things wait for the customer. */
export const countAsked = (matters: readonly KycMatter[]): number =>
  matters.filter(({ status }) => needsAction(status)).length;

interface WhereProps {
  matters: readonly KycMatter[];
  isVerified: boolean;
}

/** Where it stands: what the customer does, what the bank does, and what opens then. */
export function Where({ matters, isVerified }: WhereProps) {
  const t = useText();
  const isSent = countAsked(matters) === 0;
  const isOpen = isVerified && isSent;
  const steps: (TrackerStep | null)[] = [
    {
      id: 'send',
      state: isSent ? 'done' : 'now',
      label: <Text id={isSent ? 'kyc-tax.kyc.step.sent' : 'kyc-tax.kyc.step.send'} />,
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
