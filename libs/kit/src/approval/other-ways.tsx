import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Button } from '@bank/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasskeyApproval, usePasskeyCount } from './passkey-approval';
import type { Approval } from './use-approval';

/** The other way to approve: the passkey by its name, or how to get one. Nothing until the bank has said which. */
export function OtherWays({ approval: { passkey, isPending } }: { approval: Approval }) {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const count = usePasskeyCount();
  if (passkey && count !== undefined && count > 0) {
    return <PasskeyApproval {...passkey} isPending={isPending} isUsed={isUsed} onUse={setUsed} />;
  }
  if (passkey && count === undefined) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Text id="kit.approval.otherWay" />
      </Button>
      {isOpen && (
        <p className="text-muted grid justify-items-start gap-1 text-sm">
          <Text id="kit.approval.noOtherWay" />
          <Link className="link" to={paths.setting.to()}>
            <Text id="kit.approval.addPasskey" />
          </Link>
        </p>
      )}
    </div>
  );
}
