import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Button, Dialog } from '@bank/ui';
import { useText } from '@bank/i18n';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { responseLayout, responsePopup } from './response-message';

/** Shows what useResponsePopup() was given. The shell mounts one, inside the router. */
export function ResponsePopup() {
  const t = useText();
  const navigate = useNavigate();
  const { shown, close } = useStore(responsePopup);
  const { header, body } = responseLayout(shown?.text ?? '');
  const goHome = () => {
    close();
    void navigate(paths.home.to());
  };
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={close}
      size="popup"
      title={header ?? t('kit.popup.error')}
      closeLabel={t('kit.close')}
      footer={
        shown?.goHome ? (
          <>
            <Button variant="secondary" onClick={close}>
              <Text id="kit.close" />
            </Button>
            <Button onClick={goHome}>
              <Text id="kit.popup.goHome" />
            </Button>
          </>
        ) : (
          <Button onClick={close}>
            <Text id="kit.popup.ok" />
          </Button>
        )
      }
    >
      {body}
    </Dialog>
  );
}
