import { Text, useText } from '@bank/i18n';
import { isUnanswered, Rows } from '@bank/kit';
import type { Announcement } from '@bank/protocol/announcement-list';
import { NewsRow } from './news-row';

interface NewsListsProps {
  /** Newest first. */
  announcements: readonly Announcement[];
  onOpen(id: number): void;
}

/** What waits for an answer stands apart, in the tint that says so. */
export function NewsLists({ announcements, onOpen }: NewsListsProps) {
  const t = useText();
  const asking = announcements.filter(isUnanswered);
  const others = announcements.filter((one) => !isUnanswered(one));
  const rows = (list: readonly Announcement[]) =>
    list.map((one) => <NewsRow key={one.id} announcement={one} onOpen={onOpen} />);
  if (asking.length === 0) return <Rows label={t('kit.news.title')}>{rows(others)}</Rows>;
  return (
    <>
      <section className="panel-face" aria-labelledby="news-asking">
        <h2 id="news-asking" className="section-face">
          <Text id="news.asking" />
        </h2>
        <Rows labelledBy="news-asking">{rows(asking)}</Rows>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="news-others">
          <h2 id="news-others" className="section-face">
            <Text id="news.others" />
          </h2>
          <Rows labelledBy="news-others">{rows(others)}</Rows>
        </section>
      )}
    </>
  );
}
