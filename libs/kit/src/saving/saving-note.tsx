import { Text, useText } from '@bank/i18n';
import { Banner, ProgressBar } from '@bank/ui';
import type { ReactNode } from 'react';
import { FailureNote } from '../failure/failure-note';
import type { Saving } from './use-saving';

/** How far a file is, that it was saved, or why not; nothing before it is asked for. */
export function SavingNote({ saving, making }: { saving: Saving; making: ReactNode }) {
  const t = useText();
  const { isPending, progress, failure, outcome } = saving;
  return (
    <div className="grid gap-2 empty:hidden [&>*]:mb-2">
      {isPending && progress !== null && <ProgressBar label={t('kit.saving.progress')} value={progress} max={1} />}
      <p role="status" className="text-muted text-sm empty:hidden">
        {isPending ? making : outcome === 'saved' && <Text id="kit.saving.saved" />}
      </p>
      <FailureNote failure={failure} />
      {outcome === 'refused' && (
        <Banner tone="danger">
          <Text id="kit.saving.refused" />
        </Banner>
      )}
    </div>
  );
}
