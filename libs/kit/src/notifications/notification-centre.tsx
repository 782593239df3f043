import { Text, useFormat, useText } from '@bank/i18n';
import { FindingOut } from '../finding-out/finding-out';
import { Badge, Button, Dialog, EmptyState, IconButton } from '@bank/ui';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useOpen } from '../screen/use-open';
import { SEVERITY_TONES, type Severity, unreadCount, useNotifications } from './notifications';
import type { MessageId } from '@bank/i18n';

const SEVERITY_LABELS: Record<Severity, MessageId> = {
  error: 'kit.notifications.error',
  info: 'kit.notifications.info',
  warning: 'kit.notifications.warning',
  success: 'kit.notifications.success',
};

const POPUPS = ['notifications'] as const;

/** The bell with its unread count, and behind it everything that was announced (R0.26). */
export function NotificationCentre() {
  const t = useText();
  const format = useFormat();
  const { open, show, close } = useOpen(POPUPS);
  const isOpen = open !== null;
  const list = useNotifications((state) => state.list);
  const unread = useNotifications(unreadCount);
  const markAllRead = useNotifications((state) => state.markAllRead);
  const clear = useNotifications((state) => state.clear);
  // However it is closed, the browser's Back included.
  useEffect(() => {
    if (isOpen) return markAllRead;
  }, [isOpen, markAllRead]);
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          label={t('kit.notifications.open', { count: unread })}
          icon={<Bell />}
          onClick={() => show('notifications')}
        />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="bg-danger text-on-danger pointer-events-none absolute top-1 right-1 min-w-4 rounded-full px-1 text-center text-xs leading-4 font-semibold"
          >
            {unread > 9 ? t('kit.notifications.many') : format.number(unread)}
          </span>
        )}
      </span>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="sheet"
        title={t('kit.notifications.title')}
        closeLabel={t('kit.close')}
        footer={
          list.length > 0 && (
            <Button variant="quiet" onClick={clear}>
              <Text id="kit.notifications.clear" />
            </Button>
          )
        }
      >
        <FindingOut />
        {list.length === 0 ? (
          <EmptyState icon={<Bell />} title={t('kit.notifications.empty')}>
            <Text id="kit.notifications.emptyBody" />
          </EmptyState>
        ) : (
          <ul className="divide-line divide-y">
            {list.map((item) => (
              <li key={item.id} className="grid gap-1 py-3">
                <p className="flex items-baseline justify-between gap-3">
                  <span className={item.isRead ? 'text-text' : 'text-text font-semibold'}>{item.title}</span>
                  <Badge tone={SEVERITY_TONES[item.severity]}>{t(SEVERITY_LABELS[item.severity])}</Badge>
                </p>
                {item.body && <p className="text-muted">{item.body}</p>}
                <p className="text-muted text-sm">{format.date(new Date(item.at).toISOString(), 'dayTime')}</p>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}
