import { Text, useText } from '@bank/i18n';
import { IconButton } from '@bank/ui';
import { Check, Copy } from 'lucide-react';
import { inFours } from '../payee/payee-detail';
import { useCopy } from './use-copy';

/** A reference to give to others. The groups of four are for the eye: what is copied, also by hand, has no spaces. */
export function Reference({ reference }: { reference: string }) {
  const t = useText();
  const { isCopied, copy } = useCopy(reference);
  return (
    <span className="-my-2.5 flex items-center justify-end gap-1">
      <span translate="no" className="min-w-0 tabular-nums">
        {inFours(reference)
          .split(' ')
          .map((group, index) => (
            // The group's place is its key: two groups may be the same.
            <span key={index} className="ms-1.5 inline-block">
              {group}
            </span>
          ))}
      </span>
      <IconButton
        label={t('kit.reference.copy')}
        className="-me-3"
        icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {isCopied && <Text id="kit.reference.copied" />}
      </span>
    </span>
  );
}
