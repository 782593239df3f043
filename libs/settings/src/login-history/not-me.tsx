import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Ask, useOpen } from '@bank/kit';
import { paths } from '@bank/paths';
import { otherSessionsEnd } from '@bank/protocol/settings';
import { Button } from '@bank/ui';
import { ShieldAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

const POPUPS = ['notMe'] as const;

/** "This was not me": ends every other session, then leads to a new password. */
export function NotMe() {
  const t = useText();
  const navigate = useNavigate();
  const { open, show, close } = useOpen(POPUPS);
  const end = useCall(otherSessionsEnd);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted min-w-0 flex-1 basis-60">
        <Text id="settings.logins.about" />
      </p>
      <Button variant="secondary" icon={<ShieldAlert className="size-5" />} onClick={() => show('notMe')}>
        <Text id="settings.notMe.ask" />
      </Button>
      {open === 'notMe' && (
        <Ask
          title={t('settings.notMe.title')}
          action="settings.notMe.confirm"
          stay="kit.cancel"
          run={() => end.run()}
          // Replaces the question in the history, so that Back from the new password leads to the list.
          onDone={() => void navigate(`${paths.setting.to()}?open=password`, { replace: true })}
          onClose={close}
        >
          <Text id="settings.notMe.body" />
        </Ask>
      )}
    </div>
  );
}
