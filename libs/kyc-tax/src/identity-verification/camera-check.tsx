import { Text } from '@bank/i18n';
import { useCustomer } from '@bank/session/calls';
import { Button } from '@bank/ui';
import { NotStarted } from './not-started';
import { useStartCheck } from './use-start-check';

/** Beside sending files: the check by a provider, which answers in about a minute (R0.82). */
export function CameraCheck() {
  const { may } = useCustomer();
  const { start, isPending, failure, isByFile } = useStartCheck();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <p className="text-muted text-sm">
        <Text id="kyc-tax.identity.cameraHelp" />
      </p>
      <NotStarted failure={failure} isByFile={isByFile} />
      <Button
        variant="secondary"
        pending={isPending}
        disabled={may.missing.uploadDocuments !== undefined}
        onClick={start}
      >
        <Text id="kyc-tax.identity.camera" />
      </Button>
    </div>
  );
}
