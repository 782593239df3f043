import { isolated, Text } from '@bank/i18n';
import { numberHelp } from './number-help';
import type { Variant } from './variant';
import './numbers.css';

interface WhereToFindProps {
  countryCode: string;
  variant: Variant;
  /** As people call it. */
  number: string;
}

/** Which paper carries the number, in the words of its country; nothing where that is not known. */
export function WhereToFind({ countryCode, variant, number }: WhereToFindProps) {
  const help = numberHelp(countryCode, variant);
  if (help === null) return null;
  const { shape, paper, office } = help;
  return (
    <section className="bg-panel rounded-card mobile:flex-row flex flex-col gap-4 p-5">
      <div aria-hidden="true" className="number-paper mobile:grid hidden">
        <span className="number-line w-12" />
        <span className="number-line w-20" />
        <bdi className="number-sample">{[number, shape].join(' ')}</bdi>
      </div>
      <div className="grid content-center gap-1">
        <h2 className="font-semibold">
          <Text id="kyc-tax.tax.find.title" />
        </h2>
        <p className="text-muted text-sm">
          {paper === undefined ? (
            <Text id="kyc-tax.tax.find.office" values={{ office: isolated(office) }} />
          ) : (
            <Text id="kyc-tax.tax.find.both" values={{ paper: isolated(paper), office: isolated(office) }} />
          )}
        </p>
      </div>
    </section>
  );
}
