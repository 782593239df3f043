import { Text, useText } from '@bank/i18n';
import { Button, buttonClass, Dialog } from '@bank/ui';
import { useStore } from 'zustand';
import { leaving } from './leaving';

const stay = () => leaving.setState({ asked: null });

/** Names the outside host and asks before the user leaves for it (R0.15). The shell mounts one. */
export function LeavingDialog() {
  const t = useText();
  const asked = useStore(leaving, (state) => state.asked);
  const isSafe = asked !== null && asked.host !== '';
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={stay}
      size="popup"
      role="alertdialog"
      title={<Text id={isSafe ? 'kit.leaving.title' : 'kit.leaving.unsafeTitle'} />}
      closeLabel={t('kit.close')}
      footer={
        <>
          <Button variant={isSafe ? 'secondary' : 'primary'} className={isSafe ? 'grow' : ''} onClick={stay}>
            <Text id="kit.leaving.stay" />
          </Button>
          {isSafe && (
            <a
              href={asked.url}
              rel="noreferrer"
              onClick={stay}
              className={`${buttonClass()} min-w-0 grow wrap-anywhere`}
            >
              <Text id="kit.leaving.go" values={{ host: asked.host }} />
            </a>
          )}
        </>
      }
    >
      {isSafe ? <LeavingQuestion host={asked.host} /> : <Text id="kit.leaving.unsafeBody" />}
    </Dialog>
  );
}

/** The question itself, also for pages that ask it. */
export function LeavingQuestion({ host }: { host: string }) {
  return (
    <div className="grid gap-3">
      <p>
        <Text id="kit.leaving.where" values={{ host: <strong className="wrap-anywhere">{host}</strong> }} />
      </p>
      <p className="text-muted">
        <Text id="kit.leaving.care" />
      </p>
    </div>
  );
}
