import { query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Rows } from '@bank/kit';
import { legalInfo } from '@bank/protocol/profile';
import { SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { AgreementRow } from './agreement-row';

/** The documents that the customer has accepted, with the day. Nothing for customers of whom the bank keeps none. */
export function AcceptedTerms() {
  const terms = useQuery(query(legalInfo)).data?.terms ?? [];
  if (terms.length === 0) return null;
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading>
        <Text id="profile.legal.accepted" />
      </SectionHeading>
      <Rows>
        {terms.map((agreement) => (
          <AgreementRow key={agreement.id} agreement={agreement} />
        ))}
      </Rows>
    </section>
  );
}
