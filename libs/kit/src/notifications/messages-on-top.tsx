import { ResponsePopup } from '../response-popup/response-popup';
import { NotificationToasts } from './notification-toasts';

/** What the bank says over whatever is on screen: answers as a popup, news as toasts. Mounted once. */
export function MessagesOnTop() {
  return (
    <>
      <ResponsePopup />
      <NotificationToasts />
    </>
  );
}
