import { useSignedFacts } from '@bank/kit';
import type { PaymentSummary } from '@bank/protocol/payment';
import { SummaryList } from '@bank/ui';
import type { PaymentDetail, PaymentWords } from './payment-kind';
import { Sentence, useArrival } from './sentence';
import { SIGNED_WORDS } from './signed-words';
import { useWaits } from './waits';

interface SignedPaymentProps {
  summary: PaymentSummary;
  words: PaymentWords;
  /** What its kind tells of it. */
  details: readonly PaymentDetail[];
  /** When it arrives, as an instant; absent where the bank names no time. */
  arrivesAt?: string | null;
  /** The name of the account that it leaves. */
  fromAccount: string;
  /** How many other people approve it (R2.1.2, R2.4.70), and who may; nothing is promised in their place. */
  others: { needed: number; names: readonly string[] };
}

/** The payment as the bank stored it: one sentence with bold amounts, then the facts (R0.22). */
export function SignedPayment({ summary, words, details, arrivesAt, fromAccount, others }: SignedPaymentProps) {
  const waits = useWaits();
  const { payee, amount, currencyCode } = summary;
  const arrival = useArrival(words, arrivesAt, summary.leavesAt);
  const facts = useSignedFacts({ summary, fromAccount, words: SIGNED_WORDS, details });
  return (
    <>
      <p className="sheet-sentence">
        <Sentence
          words={words}
          name={payee.name}
          amount={amount}
          currency={currencyCode}
          after={waits(others) ?? arrival}
        />
      </p>
      <SummaryList items={facts} />
    </>
  );
}
