import { Text } from '@bank/i18n';
import { useEffect, useState } from 'react';
import type { MassType } from '@bank/protocol/transfers-mass';
import { keepMassDraft, type MassDraft } from './draft';

/** Keeps what stands in the sheet, and says once a reload would find it (R0.33). Apart from the sheet, so that saying it draws no row. */
export function KeepDraft({ type, name, accountId, lines, refused }: MassDraft & { type: MassType }) {
  const [kept, setKept] = useState<MassDraft['lines'] | null>(null);
  useEffect(() => {
    let isLast = true;
    void keepMassDraft(type, { name, accountId, lines, refused }).then(
      (isKept) => isLast && setKept(isKept ? lines : null),
    );
    return () => {
      isLast = false;
    };
  }, [type, name, accountId, lines, refused]);
  return (
    <p className="text-muted min-h-5 text-sm">
      {kept === lines && lines.length > 0 && <Text id="transfers.mass.kept" />}
    </p>
  );
}
