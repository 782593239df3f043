import { Text, useText } from '@bank/i18n';
import { IconButton } from '@bank/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** A reference to give to others. Where the browser keeps its clipboard closed, the text can still be chosen by hand. */
export function CopyReference({ reference }: { reference: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span className="-my-2.5 flex items-center justify-end gap-1">
      <span className="min-w-0 wrap-anywhere">{reference}</span>
      <IconButton
        label={t('history.copyReference')}
        icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {isCopied && <Text id="history.copied" />}
      </span>
    </span>
  );
}
