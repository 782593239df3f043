import { useFormat, useText } from '@bank/i18n';
import { isUnanswered, Row, RowToken } from '@bank/kit';
import type { Announcement } from '@bank/protocol/announcement-list';
import { VisuallyHidden } from '@bank/ui';
import { CircleHelp, Newspaper } from 'lucide-react';
import { ChoiceChip } from '../item/choice-chip';

interface NewsRowProps {
  announcement: Announcement;
  onOpen(id: number): void;
}

/** An announcement in the list; an unread one has a dot, and says so. */
export function NewsRow({ announcement, onOpen }: NewsRowProps) {
  const { id, title, summary, at, isRead, withConfirmation } = announcement;
  const t = useText();
  const format = useFormat();
  return (
    <Row
      token={<RowToken>{withConfirmation ? <CircleHelp /> : <Newspaper />}</RowToken>}
      title={title}
      badges={
        <>
          {!isRead && (
            <span className="bg-badge size-2 rounded-full">
              <VisuallyHidden>{t('kit.notifications.unread')}</VisuallyHidden>
            </span>
          )}
          {!isUnanswered(announcement) && <ChoiceChip {...announcement} />}
        </>
      }
      note={summary}
      onPress={() => onOpen(id)}
    >
      <span className="text-muted block text-sm tabular-nums">{format.date(at, 'day')}</span>
    </Row>
  );
}
