import { useFormat, useText } from '@bank/i18n';
import { atLeast, breakpoints, Dialog, IconButton, latePart, Popover, useMedia } from '@bank/ui';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOpen } from '../screen/use-open';
import { useCentre } from './use-centre';

const POPUPS = ['notifications'] as const;
/** From here on a window has room for a popover beside the screen. */
const HAS_ROOM = atLeast(breakpoints.tablet);

const CentreList = latePart(() => import('./centre-list').then(({ CentreList: List }) => ({ default: List })));

/** The bell with its unread count, and behind it everything that was announced (R0.26): a popover, on a phone a sheet. */
export function NotificationCentre() {
  const t = useText();
  const format = useFormat();
  const bell = useRef<HTMLSpanElement>(null);
  const hasRoom = useMedia(HAS_ROOM);
  const { open, show, close } = useOpen(POPUPS);
  const isOpen = open !== null;
  const { lines, unread, unreadNews, markAllRead, answer } = useCentre(isOpen);
  const wasOpen = useRef(false);
  // However it is closed, the browser's Back included.
  useEffect(() => {
    if (wasOpen.current && !isOpen) markAllRead();
    wasOpen.current = isOpen;
  }, [isOpen, markAllRead]);
  const title = t('kit.notifications.title');
  const list = <CentreList lines={lines} answer={answer} unreadNews={unreadNews} />;
  return (
    <>
      <span ref={bell} className="relative inline-flex" onPointerEnter={CentreList.warmUp}>
        <IconButton
          label={t('kit.notifications.open', { count: unread })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          icon={<Bell />}
          onClick={() => show('notifications')}
        />
        {unread > 0 && (
          <span aria-hidden="true" className="count-badge">
            {unread > 9 ? t('kit.notifications.many') : format.number(unread)}
          </span>
        )}
      </span>
      {hasRoom ? (
        <Popover isOpen={isOpen} onClose={close} title={title} trigger={bell}>
          {list}
        </Popover>
      ) : (
        <Dialog isOpen={isOpen} isTall onClose={close} size="sheet" title={title} closeLabel={t('kit.close')}>
          {list}
        </Dialog>
      )}
    </>
  );
}
