import { useText } from '@bank/i18n';
import { ToastList } from '@bank/ui';
import { SEVERITY_TONES, useNotifications } from './notifications';

/** The messages on screen now, for 10 s each, held while under pointer or focus (R0.26). Mounted once. */
export function NotificationToasts() {
  const t = useText();
  const list = useNotifications((state) => state.list);
  const dismiss = useNotifications((state) => state.dismiss);
  return (
    <ToastList
      label={t('kit.notifications.title')}
      dismissLabel={t('kit.notifications.dismiss')}
      onDismiss={dismiss}
      toasts={list
        .filter((item) => item.isShowing)
        .map(({ id, severity, title, body }) => ({ id, tone: SEVERITY_TONES[severity], title, children: body }))}
    />
  );
}
