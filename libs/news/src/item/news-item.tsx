import { invalidate, query } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, FailureNote } from '@bank/kit';
import { announcementList } from '@bank/protocol/announcement-list';
import { announcementGet } from '@bank/protocol/news';
import type { Output } from '@bank/protocol';
import { Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BankText } from '../html/slot';
import { ChoiceButtons } from './choice-buttons';
import { ChoiceChip } from './choice-chip';
import { useChoose } from './use-choose';

/** An announcement with its text. To ask for it is to read it (R2.4.7), so the list is asked again then. */
export function NewsItem({ id }: { id: number }) {
  const t = useText();
  const found = useQuery(query(announcementGet, { id }, { lazy: true }));
  const readId = found.data?.announcement.id;
  useEffect(() => {
    if (readId !== undefined) void invalidate(announcementList);
  }, [readId]);
  return (
    <Answer of={found} failed="news.failed" skeleton={<Skeleton shape="line" count={6} label={t('kit.loading')} />}>
      {({ announcement }) => <Item announcement={announcement} />}
    </Answer>
  );
}

function Item({ announcement }: Output<typeof announcementGet>) {
  const { id, title, at, html, withConfirmation, choice } = announcement;
  const format = useFormat();
  const { choose, pending, failure } = useChoose(id);
  return (
    <article className="grid gap-4">
      <header className="grid gap-1">
        <p className="text-muted text-sm">{format.date(at, 'day')}</p>
        <h3 className="heading-face text-xl text-balance">{title}</h3>
      </header>
      <BankText html={html} />
      {withConfirmation && (
        <footer className="border-line grid gap-3 border-t pt-4">
          {choice === null ? (
            <>
              <p className="text-muted text-sm">
                <Text id="news.once" />
              </p>
              <div className="flex flex-wrap gap-2">
                <ChoiceButtons pending={pending} onChoose={(one) => void choose(one)} />
              </div>
            </>
          ) : (
            <div>
              <ChoiceChip withConfirmation choice={choice} />
            </div>
          )}
          <FailureNote failure={failure} />
        </footer>
      )}
    </article>
  );
}
