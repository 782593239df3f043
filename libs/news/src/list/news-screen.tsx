import { prefetch } from '@bank/api-client';
import { Answer, DetailsPane, newsList, Page, useOpen } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { EmptyState, ListPane } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { NewsItem } from '../item/news-item';
import { NewsLists } from './news-lists';

/** News is the user's own, for whomever they act (ADR-22, ADR-42). */
export const handle = { title: 'kit.news.title', isOwn: true } as const;

export function loader() {
  prefetch(newsList());
  return null;
}

const POPUPS = ['news'] as const;

/** What the bank announced: what asks for an answer first, then the rest, newest first. */
export function Component() {
  const t = useText();
  const found = useQuery(newsList());
  const { open, id, show, close } = useOpen(POPUPS);
  const openId = open === null || !/^\d{1,9}$/.test(id ?? '') ? null : Number(id);
  return (
    <ListPane
      pane={
        openId === null ? null : (
          <DetailsPane key={openId} title={t('kit.news.title')} closeLabel={t('kit.close')} onClose={close}>
            <NewsItem id={openId} />
          </DetailsPane>
        )
      }
    >
      <Page title="kit.news.title">
        <Answer of={found} failed="news.failedList" rows={4}>
          {({ announcements }) =>
            announcements.length === 0 ? (
              <EmptyState icon={<Newspaper />} title={<Text id="news.empty" />}>
                <Text id="news.emptyBody" />
              </EmptyState>
            ) : (
              <NewsLists announcements={announcements} onOpen={(one) => show('news', one)} />
            )
          }
        </Answer>
      </Page>
    </ListPane>
  );
}
