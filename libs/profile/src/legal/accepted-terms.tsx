import { query } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { Row, Rows, useLeave } from '@bank/kit';
import { legalInfo } from '@bank/protocol/profile';
import { Button, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';

/** The documents that the customer has accepted, with the day. Nothing for customers of whom the bank keeps none. */
export function AcceptedTerms() {
  const format = useFormat();
  const leave = useLeave();
  const terms = useQuery(query(legalInfo)).data?.terms ?? [];
  if (terms.length === 0) return null;
  return (
    <section className="grid gap-3">
      <SectionHeading>
        <Text id="profile.legal.accepted" />
      </SectionHeading>
      <Rows>
        {terms.map(({ id, title, url, acceptedAt }) => (
          <Row
            key={id}
            title={title}
            note={<Text id="profile.legal.acceptedAt" values={{ date: format.date(acceptedAt, 'dayTime') }} />}
            aside={
              <Button variant="quiet" size="small" onClick={() => leave(url)}>
                <Text id="profile.legal.read" />
              </Button>
            }
          />
        ))}
      </Rows>
    </section>
  );
}
