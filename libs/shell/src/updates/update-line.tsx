import { Text, useText } from '@bank/i18n';
import { Banner, Button, IconButton, loadingRelease } from '@bank/ui';
import { X } from 'lucide-react';
import { newRelease } from './new-release';

/** Offers the new release and leaves the moment to the customer: what is being typed, money above all, is never lost. */
export function UpdateLine({ release, reload = () => location.reload() }: { release: string; reload?: () => void }) {
  const t = useText();
  return (
    <div className="mb-4">
      <Banner
        title={<Text id="shell.update.title" />}
        action={
          <span className="flex items-center gap-1">
            <Button
              size="small"
              onClick={() => {
                loadingRelease.begin();
                reload();
              }}
            >
              <Text id="shell.update.reload" />
            </Button>
            <IconButton
              label={t('kit.close')}
              icon={<X />}
              onClick={() => newRelease.setState({ dismissed: release })}
            />
          </span>
        }
      >
        <Text id="shell.update.body" />
      </Banner>
    </div>
  );
}
