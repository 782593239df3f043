import { invalidate, query, useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { FailureNote, Row, Rows, useLeave } from '@bank/kit';
import { termsAccept } from '@bank/protocol/customer';
import { legalInfo } from '@bank/protocol/profile';
import { termsWaiting } from '@bank/protocol/terms-waiting';
import { Button, IconButton, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';

interface Term {
  id: string;
  title: string;
  url: string;
  dueAt: string;
}

/**
 * Terms that take effect later (R1.4.16): each is read and accepted here, before it would stop the user. What was accepted stays in the
 * list until the screen is left, so that nothing moves under the finger and the focus keeps its place.
 */
export function TermsToCome() {
  const waiting = useQuery(query(termsWaiting)).data?.terms ?? [];
  const [accepted, setAccepted] = useState<readonly Term[]>([]);
  const isAccepted = (id: string) => accepted.some((term) => term.id === id);
  const terms = [...accepted, ...waiting.filter(({ id }) => !isAccepted(id))].sort(byDay);
  if (terms.length === 0) return null;
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby="terms-to-come">
      <SectionHeading id="terms-to-come">
        <Text id="profile.legal.toCome" />
      </SectionHeading>
      <Rows>
        {terms.map((term) => (
          <TermRow
            key={term.id}
            term={term}
            isAccepted={isAccepted(term.id)}
            onAccepted={() => setAccepted((before) => [...before, term])}
          />
        ))}
      </Rows>
    </section>
  );
}

const byDay = (one: Term, other: Term) => one.dueAt.localeCompare(other.dueAt) || one.id.localeCompare(other.id);

function TermRow({ term, isAccepted, onAccepted }: { term: Term; isAccepted: boolean; onAccepted: () => void }) {
  const { id, title, url, dueAt } = term;
  const t = useText();
  const format = useFormat();
  const leave = useLeave();
  const { run, isPending, failure } = useCall(termsAccept);
  const accept = async () => {
    try {
      await run({ termIds: [id] });
    } catch {
      return; // Said below the row.
    }
    onAccepted();
    await invalidate(termsWaiting, legalInfo);
  };
  return (
    <Row
      title={title}
      note={<Text id="profile.legal.from" values={{ date: format.date(dueAt, 'day') }} />}
      aside={
        <span className="flex items-center gap-1">
          <IconButton label={t('profile.legal.read', { title })} icon={<ExternalLink />} onClick={() => leave(url)} />
          {isAccepted ? (
            // It takes the focus of the button that it replaces.
            <span ref={focusOn} tabIndex={-1} className="text-positive font-medium">
              <Text id="profile.legal.acceptedNow" />
            </span>
          ) : (
            <Button
              size="small"
              aria-label={t('profile.legal.acceptNamed', { title })}
              pending={isPending}
              pendingLabel={<Text id="profile.legal.accepting" />}
              onClick={() => void accept()}
            >
              <Text id="profile.legal.accept" />
            </Button>
          )}
        </span>
      }
    >
      <FailureNote failure={failure} />
    </Row>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();
