import { Text, useText, type MessageId } from '@bank/i18n';
import { Rows } from '@bank/kit';
import { Button, QrCode } from '@bank/ui';
import { Check, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyRow } from './copy-row';
import { useShare } from './share';

/** One detail of a panel. */
export interface Detail {
  label: string;
  /** What is copied. */
  value: string;
  /** How it is shown, where that is not the same. */
  shown?: string;
}

interface SharePanelProps {
  /** What the details are together, for readers aloud. */
  label: string;
  details: readonly Detail[];
  /** What one has to know before one gives them away. */
  note: ReactNode;
  /** All of it, as the user sends it. */
  text: string;
  /** What a camera reads, and in words. */
  code: { value: string; label: MessageId };
  /** Beside "share all". */
  action?: ReactNode;
}

/** Details that one gives to others: each to copy, all to share, and a code to scan. */
export function SharePanel({ label, details, note, text, code, action }: SharePanelProps) {
  const t = useText();
  const { share, wasCopied } = useShare(t('accounts.share.title'), text);
  const scan = t(code.label);
  return (
    <div className="tablet:grid-cols-[minmax(0,1fr)_13rem] grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Rows label={label}>
          {details.map((detail) => (
            <CopyRow key={detail.label} {...detail} />
          ))}
        </Rows>
        <p className="text-muted text-sm">{note}</p>
        <div className="mobile:flex mobile:flex-wrap grid gap-3">
          <Button icon={wasCopied ? <Check className="size-5" /> : <Share2 className="size-5" />} onClick={share}>
            <Text id={wasCopied ? 'accounts.share.allCopied' : 'accounts.share.all'} />
          </Button>
          {action}
        </div>
      </div>
      <figure className="tablet:order-none -order-1 grid justify-items-center gap-2">
        <span className="border-line rounded-card border bg-[#fff] p-1">
          <QrCode value={code.value} label={scan} className="block w-48" />
        </span>
        <figcaption className="text-muted max-w-48 text-center text-sm">{scan}</figcaption>
      </figure>
    </div>
  );
}
