import { isolated, Text } from '@bank/i18n';
import type { TaxRejection } from '@bank/protocol/tax-rejection';
import { useId } from 'react';
import type { Variant } from '../numbers/variant';
import { useSubject } from './subject-words';

interface AgainProps {
  rejections: readonly TaxRejection[];
  /** Whose certification it is. */
  variant: Variant;
  /** Of those who control a company, by the bank's ids. */
  names?: Readonly<Record<number, string>>;
}

/** What of the certification the bank did not accept, each with its reason (R0.119). */
export function Again({ rejections, variant, names }: AgainProps) {
  const subject = useSubject(variant, names);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="bg-panel rounded-card grid gap-3 p-5">
      <h2 id={heading} className="heading-face">
        <Text id="kyc-tax.tax.splash.again" />
      </h2>
      <ul className="grid gap-3">
        {rejections.map((one) => (
          <li key={`${one.representativeId} ${one.field} ${one.countryCode}`}>
            <p className="font-semibold">{isolated(subject(one))}</p>
            <p>{isolated(one.reason)}</p>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        <Text id="kyc-tax.tax.splash.onlyThis" />
      </p>
    </section>
  );
}
