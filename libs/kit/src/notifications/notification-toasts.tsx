import { Text, useText } from '@bank/i18n';
import { ToastList } from '@bank/ui';
import { Link } from 'react-router-dom';
import { usePreferences } from '../preferences/preferences';
import { SEVERITY_TONES, useNotifications, type Notification } from './notifications';

/** The messages on screen now, for 10 s each, held while under pointer or focus (R0.26). Mounted once. */
export function NotificationToasts() {
  const t = useText();
  const list = useNotifications((state) => state.list);
  const dismiss = useNotifications((state) => state.dismiss);
  const hidesAmounts = usePreferences((state) => state.hideBalances);
  return (
    <ToastList
      label={t('kit.notifications.title')}
      dismissLabel={t('kit.notifications.dismiss')}
      onDismiss={dismiss}
      toasts={list
        .filter((item) => item.isShowing)
        .map((item) => {
          const { id, severity, title, body, discreet } = item;
          const isHidden = hidesAmounts && discreet !== undefined;
          return {
            id,
            tone: SEVERITY_TONES[severity],
            title: isHidden ? discreet : title,
            children: isHidden ? undefined : body,
            action: <ToastAction item={item} onDone={() => dismiss(id)} />,
          };
        })}
    />
  );
}

/** One of the two: taking it back is possible only now, seeing it also later, from the centre. */
function ToastAction({ item: { to, undo }, onDone }: { item: Notification; onDone(): void }) {
  if (undo) {
    return (
      <button
        type="button"
        className="toast-action"
        onClick={() => {
          undo();
          onDone();
        }}
      >
        <Text id="kit.notifications.undo" />
      </button>
    );
  }
  if (to === undefined) return null;
  return (
    <Link to={to} className="toast-action" onClick={onDone}>
      <Text id="kit.notifications.see" />
    </Link>
  );
}
