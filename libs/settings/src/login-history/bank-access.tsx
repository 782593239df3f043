import { query } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Row, Rows } from '@bank/kit';
import { accessLog, type AccessLogEntry } from '@bank/protocol/admin';
import { Badge, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

export const accessLogQuery = () => query(accessLog);

/** The administrators who acted for the customer, and why. Hidden without any, as for most customers. */
export function BankAccess() {
  const heading = useId();
  const entries = useQuery(accessLogQuery()).data?.entries ?? [];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <div>
        <SectionHeading id={heading}>
          <Text id="settings.access.title" />
        </SectionHeading>
        <p className="text-muted text-sm">
          <Text id="settings.access.about" />
        </p>
      </div>
      <Rows labelledBy={heading}>
        {entries.map((entry) => (
          <AccessRow key={entry.id} entry={entry} />
        ))}
      </Rows>
    </section>
  );
}

/** The reason as the administrator wrote it, then their name and the time. */
function AccessRow({ entry: { actor, reason, startedAt, endedAt } }: { entry: AccessLogEntry }) {
  const t = useText();
  const format = useFormat();
  const from = format.date(startedAt, 'dayTime');
  const when = endedAt === null ? from : t('settings.access.span', { from, until: format.date(endedAt, 'dayTime') });
  return (
    <Row
      title={reason}
      note={[actor, when].join(' · ')}
      aside={
        endedAt === null && (
          <Badge tone="warning">
            <Text id="settings.access.open" />
          </Badge>
        )
      }
    />
  );
}
