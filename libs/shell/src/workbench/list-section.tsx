import { Row, Rows, RowToken } from '@bank/kit';
import { CurrencyToken, SectionHeading, StatusChip } from '@bank/ui';
import type { SectionProps } from '@bank/ui/workbench';
import { Check, ChevronRight, FileText } from 'lucide-react';
import { useId } from 'react';

/** A part of a page with its list, in the card, the panel or on the open ground of the brand. */
export function ListSection({ copy }: Pick<SectionProps, 'copy'>) {
  const heading = useId();
  return (
    <section className="section" aria-labelledby={heading}>
      <SectionHeading id={heading}>{copy.account}</SectionHeading>
      <Rows labelledBy={heading}>
        <Row
          token={<CurrencyToken currency="EUR" isLarge />}
          title={copy.balance}
          note={copy.available}
          aside={<ChevronRight className="text-muted size-5" aria-hidden="true" />}
          onPress={() => undefined}
        />
        <Row
          token={
            <RowToken>
              <FileText />
            </RowToken>
          }
          title={copy.review}
          note={copy.nothingText}
          aside={
            <StatusChip tone="positive" icon={<Check aria-hidden="true" />}>
              {copy.done}
            </StatusChip>
          }
        />
      </Rows>
    </section>
  );
}
