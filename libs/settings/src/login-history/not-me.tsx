import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { paths } from '@bank/paths';
import { otherSessionsEnd } from '@bank/protocol/settings';
import { Button, Dialog } from '@bank/ui';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** "This was not me": ends every other session, then leads to a new password. */
export function NotMe() {
  const t = useText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const end = useCall(otherSessionsEnd);
  const confirm = async () => {
    await end.run();
    await navigate(`${paths.setting.to()}?open=password`);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted min-w-0 flex-1 basis-60">
        <Text id="settings.logins.about" />
      </p>
      <Button variant="secondary" icon={<ShieldAlert className="size-5" />} onClick={() => setAsking(true)}>
        <Text id="settings.notMe.ask" />
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          role="alertdialog"
          onClose={() => setAsking(false)}
          size="popup"
          title={t('settings.notMe.title')}
          closeLabel={t('settings.close')}
          footer={
            <Button
              variant="danger"
              pending={end.isPending}
              onClick={() =>
                // The failure stands in the dialog.
                void confirm().catch(() => undefined)
              }
            >
              <Text id="settings.notMe.confirm" />
            </Button>
          }
        >
          <div className="grid gap-3">
            <p>
              <Text id="settings.notMe.body" />
            </p>
            <FailureNote failure={end.failure} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
