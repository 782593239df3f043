import { Text, useText } from '@bank/i18n';
import { Row, useCopy } from '@bank/kit';
import { Check, Copy } from 'lucide-react';

interface CopyRowProps {
  label: string;
  /** What is copied. */
  value: string;
  /** How it is shown, where that is not the same: an IBAN in groups of four. */
  shown?: string;
}

/** One detail; pressing the row copies it. */
export function CopyRow({ label, value, shown = value }: CopyRowProps) {
  const t = useText();
  const { isCopied, copy } = useCopy(value);
  return (
    <Row
      title={<span className="text-muted text-sm font-normal">{label}</span>}
      label={t('accounts.share.copy', { what: label, value: shown })}
      aside={isCopied ? <Check className="text-positive size-5" /> : <Copy className="size-5" />}
      onPress={copy}
    >
      <span className="block font-medium wrap-anywhere">{shown}</span>
      <span role="status" className="sr-only">
        {isCopied && <Text id="kit.reference.copied" />}
      </span>
    </Row>
  );
}
