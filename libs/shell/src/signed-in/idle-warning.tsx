import { useBrand } from '@bank/brand';
import { Text, useText } from '@bank/i18n';
import { signOut, useIdle } from '@bank/session';
import { callActivity } from '@bank/session/calls';
import { Button, Dialog } from '@bank/ui';
import { useLogOut } from '../menus/use-log-out';

/** A listener of the session's end shows the login page with the reason. The logout call ends the session at the bank, too. */
const expire = () => void signOut(() => undefined, 'idle');

/** Two minutes before an idle session ends (R0.19). Only an answer keeps it: a moving mouse is no presence. */
export function IdleWarning() {
  const { idleSeconds } = useBrand();
  const { isWarning, remainingSeconds, stay } = useIdle({ idleSeconds, onExpire: expire, onActivity: callActivity });
  const logOut = useLogOut();
  const t = useText();
  return (
    <Dialog
      isOpen={isWarning}
      onClose={stay}
      role="alertdialog"
      title={<Text id="shell.idle.title" />}
      closeLabel={t('kit.stayLoggedIn')}
      footer={
        <>
          <Button variant="secondary" onClick={logOut}>
            <Text id="shell.menu.logOut" />
          </Button>
          <Button onClick={stay}>
            <Text id="kit.stayLoggedIn" />
          </Button>
        </>
      }
    >
      <p>
        <Text
          id="shell.idle.body"
          values={{
            minutes: Math.floor(remainingSeconds / 60),
            seconds: String(remainingSeconds % 60).padStart(2, '0'),
          }}
        />
      </p>
    </Dialog>
  );
}
